import Foundation
import Testing

@testable import EaselCanvas

/// Documents with passwords, as qpdf and poppler open them.
@Suite struct PDFEncryptionTests {
  private static let address = "https://example.com/secret-address"
  private static let title = "Secret title (ü)"

  /// A document with texts, a link, a palette, an outline, and a file.
  private func document(_ encryption: PDFEncryption?) throws -> Data {
    let document = try PDFDocument(
      info: DocumentInfo(title: Self.title, creationDate: Date(timeIntervalSince1970: 0)),
      encryption: encryption)
    var rows: [UInt8] = []
    for pixel in 0..<64 * 64 {
      let (red, blue) = (UInt8(pixel % 7 * 30), UInt8(pixel / 1_024 * 50))
      rows += [red, 40, blue, 255]
    }
    let image = try Image(rgba: rows, width: 64, height: 64)
    try document.page(size: CGSize(width: 300, height: 200)) { canvas in
      canvas.draw(TextLayout("Secret words"), at: CGPoint(x: 20, y: 20))
      canvas.withMarkedContent(.link(.url(Self.address))) {
        canvas.draw(TextLayout("Link"), at: CGPoint(x: 20, y: 60))
      }
      canvas.draw(image, in: CGRect(x: 100, y: 60, width: 128, height: 128))
    }
    try document.addOutlineEntry("Secret entry", to: .url(Self.address))
    try document.attach(
      Data("secret,file\n".utf8), name: "secret.csv", type: "text/csv", description: "Secret file",
      modified: Date(timeIntervalSince1970: 0))
    return try document.finish().output
  }

  #if Encryption
    private static let both = PDFEncryption(userPassword: "für Leser", ownerPassword: "für uns")

    @Test func onlyTheUserAndOwnerPasswordsOpenTheDocument() throws {
      let data = try document(Self.both)
      for password in [
        "für Leser", "für uns", "fu\u{308}r Leser".precomposedStringWithCanonicalMapping,
      ] {
        _ = try Tool.qpdf(["--password=\(password)", "--check"], data)
      }
      for password in ["", "für", "für Lesen", "FÜR UNS"] {
        #expect(throws: Tool.Failure.self) {
          try Tool.qpdf(["--password=\(password)", "--check"], data)
        }
        #expect(throws: Tool.Failure.self) {
          try Tool.output("pdftotext", ["-upw", password, "-", "-"], input: data)
        }
      }
    }

    @Test func popplerReadsTextsAndMetadata() throws {
      let data = try document(Self.both)
      for option in [["-upw", "für Leser"], ["-opw", "für uns"]] {
        let text = try Tool.output("pdftotext", option + ["-", "-"], input: data)
        #expect(text.contains("Secret words"))
        let info = try Tool.output("pdfinfo", option + ["-"], input: data)
        #expect(info.contains(Self.title))
        #expect(info.contains("algorithm:AES-256"))
      }
    }

    @Test func thePageLooksAsWithoutEncryption() throws {
      let plain = try Tool.data("pdftoppm", ["-r", "36", "-"], input: document(nil))
      let encrypted = try Tool.data(
        "pdftoppm", ["-r", "36", "-upw", "für Leser", "-"], input: document(Self.both))
      #expect(plain.count > 1_000)
      #expect(plain == encrypted)
    }

    @Test func metadataInfoAndAttachmentsAreDecrypted() throws {
      let plain = try PDFObjects(document(nil))
      let opened = try PDFObjects(document(Self.both), password: "für Leser")
      #expect(try opened.metadata == plain.metadata)
      let info = try opened.dictionary(opened.trailer["/Info"])
      #expect(info["/Title"] as? String == "u:\(Self.title)")
      let file = try #require(try opened.attachments.first).file
      #expect(file["/Desc"] as? String == "u:Secret file")
      let (dictionary, data) = try opened.stream(opened.dictionary(file["/EF"])["/F"])
      #expect(data == Data("secret,file\n".utf8))
      let parameters = try opened.dictionary(dictionary["/Params"])
      #expect(parameters["/ModDate"] as? String == "u:D:19700101000000Z")
    }

    @Test func theFileContainsNoPlainText() throws {
      let data = try document(Self.both)
      for text in ["ecret", "example", "Easel", "<rdf", "D:1970", "sRGB"] {
        #expect(data.range(of: Data(text.utf8)) == nil, "\(text)")
        let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(data.range(of: Data(wide)) == nil, "\(text)")
      }
      // Nor as the digits of a string.
      let raw = String(decoding: data, as: UTF8.self)
      #expect(!raw.contains("<FEFF"))
    }

    /// A string outside of object streams would have to be encrypted by itself.
    @Test func objectsOutsideOfStreamsAreStreamsOrTheEncryptionDictionary() throws {
      let raw = String(decoding: try document(Self.both), as: UTF8.self)
      let objects = raw.matches(of: /\n[0-9]+ 0 obj\n(.{9})/).map { String($0.1) }
      #expect(objects.count > 5)
      #expect(objects.count { !$0.hasPrefix("<< /Length") && $0 != "<< /Lengt" } == 1)
      #expect(raw.contains("<< /Filter /Standard /V 5 /R 6 "))
      #expect(raw.contains(/\/Type \/XRef .*\/Encrypt [0-9]+ 0 R/))
    }

    @Test func permissionsAreThoseOfTheOptions() throws {
      func allowed(_ permissions: PDFEncryption.Permissions) throws -> Set<String> {
        let data = try document(
          PDFEncryption(ownerPassword: "o", permissions: permissions))
        let text = try Tool.qpdf(["--show-encryption"], data)
        #expect(text.contains("R = 6"))
        #expect(text.contains("stream encryption method: AESv3"))
        #expect(text.contains("extract for accessibility: allowed"))
        return Set(
          text.split(separator: "\n").filter { $0.hasSuffix(": allowed") }
            .map { String($0.prefix { $0 != ":" }) })
      }
      let always: Set = ["extract for accessibility"]
      #expect(try allowed([]) == always)
      #expect(
        try allowed(.print) == always.union(["print low resolution", "print high resolution"]))
      #expect(try allowed(.printLowResolution) == always.union(["print low resolution"]))
      #expect(try allowed(.copy) == always.union(["extract for any purpose"]))
      #expect(try allowed(.modify) == always.union(["modify other"]))
      #expect(try allowed(.fillForms) == always.union(["modify forms"]))
      #expect(try allowed(.annotate) == always.union(["modify annotations", "modify forms"]))
      #expect(try allowed(.assemble) == always.union(["modify document assembly"]))
      #expect(try allowed(.all).count == 9)
      // Bits that nobody knows change nothing.
      #expect(try allowed(PDFEncryption.Permissions(rawValue: 0x8000_0003)) == always)
    }

    @Test func aDocumentWithoutAUserPasswordOpensWithoutOne() throws {
      let data = try document(PDFEncryption(ownerPassword: "o", permissions: []))
      #expect(try Tool.output("pdftotext", ["-", "-"], input: data).contains("Secret words"))
      #expect(try Tool.qpdf(["--show-encryption"], data).contains("user password"))
      #expect(
        try Tool.qpdf(["--password=o", "--show-encryption"], data)
          .contains("Supplied password is owner password"))
    }

    @Test func theUserPasswordIsNoOwnerPasswordWhereThatIsMissing() throws {
      let data = try document(PDFEncryption(userPassword: "u", permissions: .print))
      #expect(
        try Tool.qpdf(["--password=u", "--show-encryption"], data)
          .contains("Supplied password is user password"))
      #expect(throws: Tool.Failure.self) { try Tool.qpdf(["--check"], data) }
    }

    @Test func metadataAreLeftUnencryptedOnRequest() throws {
      let data = try document(PDFEncryption(userPassword: "u", encryptsMetadata: false))
      #expect(data.range(of: Data("Secret title".utf8)) != nil)
      #expect(data.range(of: Data("ecret words".utf8)) == nil)
      let objects = try PDFObjects(data, password: "u")
      let producer = "<pdf:Producer>Easel \(LibraryVersion.current)</pdf:Producer>"
      #expect(try objects.metadata.contains(producer))
      _ = try Tool.qpdf(["--password=u", "--check"], data)
      let info = try Tool.output("pdfinfo", ["-upw", "u", "-meta", "-"], input: data)
      #expect(info.contains("Secret title"))
    }

    @Test func theCatalogNamesTheExtensionLevelOfEncryption() throws {
      let objects = try PDFObjects(document(Self.both), password: "für Leser")
      let extensions = try objects.dictionary(try objects.catalog["/Extensions"])
      let adobe = try objects.dictionary(extensions["/ADBE"])
      #expect(adobe["/ExtensionLevel"] as? Int == 8)
      #expect(try PDFObjects(document(nil)).catalog["/Extensions"] == nil)
    }

    /// A key that could be computed from the document would protect nothing.
    @Test func bytesAreRandomUnlessATestSeedsThem() throws {
      #expect(try document(Self.both) != document(Self.both))
      var seeded = Self.both
      seeded.seed = 7
      #expect(try document(seeded) == document(seeded))
      let one = try document(seeded)
      seeded.seed = 8
      #expect(try document(seeded) != one)
    }

    @Test func aPasswordOverTheMaximumLengthIsCutAndNoted() throws {
      let long = String(repeating: "x", count: 200)
      let document = try PDFDocument(encryption: PDFEncryption(userPassword: long))
      try document.page(size: CGSize(width: 50, height: 50)) { _ in }
      let rendered = try document.finish()
      #expect(rendered.diagnostics.map(\.code) == [.invalidPassword])
      #expect(rendered.diagnostics.map(\.severity) == [.warning])
      _ = try Tool.qpdf(["--password=\(long.prefix(127))", "--check"], rendered.output)
    }

    @Test func equalPasswordsAreNotedIfPermissionsAreRestricted() throws {
      func codes(_ permissions: PDFEncryption.Permissions) throws -> [EaselError.Code] {
        let document = try PDFDocument(
          encryption: PDFEncryption(
            userPassword: "a", ownerPassword: "a", permissions: permissions))
        try document.page(size: CGSize(width: 50, height: 50)) { _ in }
        return try document.finish().diagnostics.map(\.code)
      }
      #expect(try codes(.all) == [])
      #expect(try codes(.print) == [.invalidPassword])
    }

    /// AES-128 and AES-256 of FIPS 197, appendix C, and SHA-256 of FIPS 180-4.
    @Test func ciphersAndDigestsMatchTheStandardsTestVectors() throws {
      let block = (0..<16).map { UInt8($0 * 17) }
      let encrypted = try OpenSSL.encrypt(
        block, .aes256ECB, key: (0..<32).map { UInt8($0) }, vector: [], isPadded: false)
      #expect(encrypted.prefix(4) == [0x8E, 0xA2, 0xB7, 0xCA])
      let chained = try OpenSSL.encrypt(
        block, .aes128CBC, key: (0..<16).map { UInt8($0) },
        vector: [UInt8](repeating: 0, count: 16), isPadded: true)
      #expect(chained.count == 32 && chained.prefix(4) == [0x69, 0xC4, 0xE0, 0xD8])
      #expect(try OpenSSL.digest(.sha256, Array("abc".utf8)).prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
      #expect(try OpenSSL.digest(.sha384, Array("abc".utf8)).count == 48)
      #expect(throws: EaselError.self) {
        try OpenSSL.encrypt([1], .aes256ECB, key: [1], vector: [], isPadded: false)
      }
      #expect(throws: EaselError.self) {
        try OpenSSL.encrypt(
          [1], .aes256ECB, key: [UInt8](repeating: 0, count: 32), vector: [], isPadded: false)
      }
    }
  #else
    @Test func theErrorWithoutTheEncryptionTraitNamesIt() throws {
      let error = try #require(throws: EaselError.self) {
        try document(PDFEncryption(userPassword: "u"))
      }
      #expect(error.code == .unsupportedOption)
      #expect(error.message.contains("\"Encryption\""))
    }
  #endif

  @Test(
    arguments: [
      PDFEncryption(), PDFEncryption(userPassword: ""), PDFEncryption(ownerPassword: ""),
      PDFEncryption(userPassword: "a\u{7}"), PDFEncryption(userPassword: "u", ownerPassword: "אb"),
      PDFEncryption(userPassword: "\u{200B}"),
    ])
  func emptyOrInvalidPasswordsAreRefused(_ encryption: PDFEncryption) throws {
    let error = try #require(throws: EaselError.self) {
      try PDFDocument(encryption: encryption)
    }
    #expect(error.code == .invalidPassword)
  }

  @Test func passwordsStayOutOfDescriptions() {
    let encryption = PDFEncryption(userPassword: "hush", ownerPassword: "hush-hush")
    var dumped = ""
    dump(encryption, to: &dumped)
    for text in ["\(encryption)", String(reflecting: encryption), "\([encryption])", dumped] {
      #expect(!text.contains("hush"))
    }
  }
}
