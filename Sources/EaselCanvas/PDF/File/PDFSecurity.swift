/// Encrypts the streams and strings of a file by AES-256 with a random key.
///
/// Source: ISO 32000-2, 7.6.4, version 5 and revision 6.
final class PDFSecurity {
  /// Whether the metadata is also encrypted.
  let encryptsMetadata: Bool
  /// The encryption dictionary.
  private(set) var dictionary = PDFWriter()

  private let key: [UInt8]
  private var random: PDFRandomBytes

  /// Creates a random key and its encrypted copies for the passwords.
  ///
  /// - Parameter context: Receives a diagnostic for each password that is too long.
  init(_ encryption: PDFEncryption, _ context: RenderContext) throws {
    encryptsMetadata = encryption.encryptsMetadata
    random = PDFRandomBytes(seed: encryption.seed)
    key = random.next(32)
    if encryption.userPassword == nil, encryption.ownerPassword == nil {
      throw Self.invalid("the document has no password; give it a userPassword or an ownerPassword")
    }
    if encryption.userPassword?.isEmpty ?? false {
      throw Self.invalid("the userPassword is empty; give nil if everybody may open the document")
    }
    let user = try Self.prepare(encryption.userPassword ?? "", "userPassword", context)
    let owner: [UInt8]
    if let password = encryption.ownerPassword {
      owner = try Self.prepare(password, "ownerPassword", context)
      guard !owner.isEmpty else {
        throw Self.invalid("the ownerPassword is empty, and would give all rights to everybody")
      }
      if owner == user, !encryption.permissions.isSuperset(of: .all) {
        context.note(
          .warning, .invalidPassword,
          "both passwords are the same, and give all rights whatever the permissions say; give two",
          operation: "PDFEncryption")
      }
    } else {
      // A random password, so that nobody has owner rights.
      owner = random.next(32)
    }
    try write(user, owner, encryption.permissions)
  }

  private static func invalid(_ message: String) -> EaselError {
    EaselError(.invalidPassword, message, operation: "PDFEncryption")
  }

  private static func prepare(
    _ password: String, _ name: String, _ context: RenderContext
  ) throws -> [UInt8] {
    do {
      let prepared = try PreparedPassword(password)
      if prepared.bytes.isEmpty, !password.isEmpty {
        throw invalid("no character of the \(name) counts; give it letters, digits or signs")
      }
      if prepared.isCut {
        context.note(
          .warning, .invalidPassword,
          "of the \(name) only \(PreparedPassword.maximumCount) bytes count; the further ones are "
            + "left out", operation: "PDFEncryption")
      }
      return prepared.bytes
    } catch PreparedPassword.Flaw.prohibited(let scalar) {
      throw invalid(
        "the \(name) has U+\(String(scalar.value, radix: 16, uppercase: true)), which no password "
          + "may have (RFC 4013)")
    } catch PreparedPassword.Flaw.mixedDirections {
      throw invalid(
        "the \(name) has letters of both directions, or one from right to left that is not at both "
          + "ends (RFC 4013)")
    }
  }

  // MARK: The dictionary

  /// Writes the encryption dictionary (ISO 32000-2, tables 20, 21 and 25).
  private func write(
    _ user: [UInt8], _ owner: [UInt8], _ permissions: PDFEncryption.Permissions
  ) throws {
    let forUser = try entries(user, [])
    let forOwner = try entries(owner, forUser.check)
    // Bits 7, 8 and 13 … 32 are reserved and 1, bits 1 and 2 reserved and 0. Bit 10 allows screen
    // readers to read and is always 1.
    let known = permissions.intersection(.all).rawValue
    let bits = 0xFFFF_F000 | 1 << 6 | 1 << 7 | 1 << 9 | known
    var proof = (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt32($0))) }
    proof += [0xFF, 0xFF, 0xFF, 0xFF, encryptsMetadata ? 0x54 : 0x46] + Array("adb".utf8)
    proof += random.next(4)
    let proven = try OpenSSL.encrypt(proof, .aes256ECB, key: key, vector: [], isPadded: false)
    dictionary.raw("<< /Filter /Standard /V 5 /R 6 /Length 256 /P ")
    dictionary.integer(Int(Int32(bitPattern: bits)))
    if !encryptsMetadata { dictionary.raw(" /EncryptMetadata false") }
    dictionary.raw(" /StmF /StdCF /StrF /StdCF ")
    dictionary.raw("/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /U ")
    dictionary.hexadecimal(forUser.check)
    dictionary.raw(" /UE ")
    dictionary.hexadecimal(forUser.key)
    dictionary.raw(" /O ")
    dictionary.hexadecimal(forOwner.check)
    dictionary.raw(" /OE ")
    dictionary.hexadecimal(forOwner.key)
    dictionary.raw(" /Perms ")
    dictionary.hexadecimal(proven)
    dictionary.raw(" >>")
  }

  /// The salted hash that verifies a password, and the file key encrypted with the password.
  ///
  /// Source: ISO 32000-2, 7.6.4.4.7 and 7.6.4.4.8.
  private func entries(
    _ password: [UInt8], _ user: [UInt8]
  ) throws -> (check: [UInt8], key: [UInt8]) {
    let (checkSalt, keySalt) = (random.next(8), random.next(8))
    let check = try Self.hash(password, checkSalt, user) + checkSalt + keySalt
    let opener = try Self.hash(password, keySalt, user)
    let none = [UInt8](repeating: 0, count: 16)
    return (
      check, try OpenSSL.encrypt(key, .aes256CBC, key: opener, vector: none, isPadded: false)
    )
  }

  /// The hash of a password, which is slow by design (ISO 32000-2, algorithm 2.B).
  private static func hash(
    _ password: [UInt8], _ salt: [UInt8], _ user: [UInt8]
  ) throws -> [UInt8] {
    var key = try OpenSSL.digest(.sha256, password + salt + user)
    var round = 0
    while true {
      round += 1
      let part = password + key + user
      let block = [[UInt8]](repeating: part, count: 64).flatMap { $0 }
      let mixed = try OpenSSL.encrypt(
        block, .aes128CBC, key: Array(key[..<16]), vector: Array(key[16..<32]), isPadded: false)
      // The first sixteen bytes as one number, modulo 3: 256 is 1 modulo 3.
      let kind = mixed.prefix(16).reduce(0) { $0 + Int($1) } % 3
      key = try OpenSSL.digest([.sha256, .sha384, .sha512][kind], mixed)
      if round >= 64, Int(mixed.last ?? 0) <= round - 32 { return Array(key.prefix(32)) }
    }
  }

  // MARK: Streams and strings

  /// The encrypted bytes of a stream or a string, with their initialization vector before them.
  ///
  /// Source: ISO 32000-2, algorithm 1.A.
  func encrypted(_ bytes: [UInt8]) throws -> [UInt8] {
    let vector = random.next(16)
    return try vector
      + OpenSSL.encrypt(bytes, .aes256CBC, key: key, vector: vector, isPadded: true)
  }
}
