#if Encryption
  internal import CCrypto
#endif

/// Digests and ciphers of OpenSSL's libcrypto, with the package trait `Encryption`.
enum OpenSSL {
  enum Digest { case sha256, sha384, sha512 }

  /// AES (FIPS 197) in a mode of NIST SP 800-38A.
  enum Cipher { case aes128CBC, aes256CBC, aes256ECB }

  /// Returns the digest of the bytes (FIPS 180-4).
  static func digest(_ kind: Digest, _ bytes: [UInt8]) throws -> [UInt8] {
    #if Encryption
      let algorithm =
        switch kind {
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
      var count: UInt32 = 0
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      guard EVP_Digest(bytes, bytes.count, &digest, &count, algorithm, nil) == 1 else {
        throw failure("a digest")
      }
      return Array(digest.prefix(Int(count)))
    #else
      throw missing
    #endif
  }

  /// Returns the encrypted bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to encrypt.
  ///   - cipher: The cipher with its mode.
  ///   - key: The key of 16 or 32 bytes, as the cipher requires.
  ///   - vector: The initialization vector of 16 bytes; empty for ECB.
  ///   - isPadded: Whether the bytes are padded to whole blocks (PKCS #7), which adds 1 … 16 bytes.
  ///     Otherwise their number must be a multiple of 16.
  static func encrypt(
    _ bytes: [UInt8], _ cipher: Cipher, key: [UInt8], vector: [UInt8], isPadded: Bool
  ) throws -> [UInt8] {
    #if Encryption
      let (algorithm, keyCount) =
        switch cipher {
        case .aes128CBC: (EVP_aes_128_cbc(), 16)
        case .aes256CBC: (EVP_aes_256_cbc(), 32)
        case .aes256ECB: (EVP_aes_256_ecb(), 32)
        }
      guard key.count == keyCount, vector.count == (cipher == .aes256ECB ? 0 : 16),
        let context = EVP_CIPHER_CTX_new()
      else { throw failure("a cipher") }
      defer { EVP_CIPHER_CTX_free(context) }
      guard EVP_EncryptInit_ex2(context, algorithm, key, vector, nil) == 1,
        EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1
      else { throw failure("a cipher") }
      var isSound = true
      let encrypted = [UInt8](unsafeUninitializedCapacity: bytes.count + 16) { target, filled in
        var count: Int32 = 0
        bytes.withUnsafeBufferPointer { source in
          // OpenSSL counts bytes with 32-bit integers.
          while filled < source.count, isSound {
            let step = min(source.count - filled, 1 << 30)
            guard let output = target.baseAddress, let input = source.baseAddress else { break }
            // All steps but the last are whole blocks, so that the output has as many bytes as the
            // input.
            isSound =
              EVP_EncryptUpdate(context, output + filled, &count, input + filled, Int32(step)) == 1
            filled += Int(count)
            if step < 1 << 30 { break }
          }
        }
        guard isSound, let output = target.baseAddress else { return }
        isSound = EVP_EncryptFinal_ex(context, output + filled, &count) == 1
        filled += Int(count)
      }
      guard isSound else { throw failure("a cipher") }
      return encrypted
    #else
      throw missing
    #endif
  }

  #if Encryption
    private static func failure(_ part: String) -> EaselError {
      EaselError(
        .backendFailed, "OpenSSL cannot create \(part.dropFirst(2))", operation: "PDFEncryption")
    }
  #else
    private static var missing: EaselError {
      EaselError(
        .unsupportedOption,
        "this build of Easel leaves encryption out; turn on its package trait Encryption by "
          + "`.package(…, traits: [.defaults, \"Encryption\"])` and install libssl-dev",
        operation: "PDFEncryption")
    }
  #endif
}
