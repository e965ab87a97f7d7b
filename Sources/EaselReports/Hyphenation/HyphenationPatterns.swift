import EaselCanvas
import Foundation

#if Hyphenation
  internal import CHyphen

  /// The patterns of one file, by libhyphen.
  ///
  /// Unchecked: libhyphen reads the patterns and changes nothing in them when it breaks a word, and
  /// they are freed by the last owner only.
  final class HyphenationPatterns: @unchecked Sendable {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// The bytes of the file's characters; nil where they are written in UTF-8.
    private let bytes: [Unicode.Scalar: UInt8]?

    /// Larger files are none of patterns: the largest of Debian's has one megabyte.
    private static let mostBytes = 16 * 1024 * 1024

    /// Reads a file.
    ///
    /// - Throws: `inputFailed` where it is none of patterns.
    init(path: String) throws(EaselError) {
      func fault(_ what: String) -> EaselError {
        EaselError(
          .inputFailed, "the hyphenation dictionary “\(path)” \(what)", operation: "hyphenation",
          value: path)
      }
      let resolved = URL(filePath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? Int
      else { throw fault("cannot be read") }
      guard size <= Self.mostBytes else { throw fault("is larger than \(Self.mostBytes) bytes") }
      guard size > 0, let dictionary = hnj_hyphen_load(path) else {
        throw fault("cannot be read")
      }
      let isUTF8 = dictionary.pointee.utf8 != 0
      let set = withUnsafeBytes(of: dictionary.pointee.cset) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      var bytes: [Unicode.Scalar: UInt8]?
      if !isUTF8 {
        guard let found = Self.characters(of: set) else {
          hnj_hyphen_free(dictionary)
          throw fault("is written in “\(set.prefix(20))”, which is no set of characters here")
        }
        bytes = found
      }
      self.dictionary = dictionary
      self.bytes = bytes
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// The byte of each character of a set of 256; nil where the machine does not know it.
    private static func characters(of set: String) -> [Unicode.Scalar: UInt8]? {
      let name = set.lowercased().hasPrefix("microsoft-") ? String(set.dropFirst(10)) : set
      let converter = iconv_open("UTF-8", name)
      guard converter != iconv_t(bitPattern: -1) else { return nil }
      defer { iconv_close(converter) }
      var found: [Unicode.Scalar: UInt8] = [:]
      for byte in UInt8.min...UInt8.max {
        var input = [CChar(bitPattern: byte)]
        var output = [CChar](repeating: 0, count: 8)
        let written = input.withUnsafeMutableBufferPointer { input in
          output.withUnsafeMutableBufferPointer { output in
            var (from, to) = (input.baseAddress, output.baseAddress)
            var (left, room) = (1, output.count)
            let result = iconv(converter, &from, &left, &to, &room)
            return result == -1 ? 0 : output.count - room
          }
        }
        let bytes = output.prefix(written).map(UInt8.init(bitPattern:))
        let text = String(decoding: bytes, as: UTF8.self)
        if let scalar = text.unicodeScalars.first, written > 0 { found[scalar] = byte }
      }
      return found
    }

    /// The places in a word of small letters, in characters, before which it may be broken.
    ///
    /// Breaks that would change the letters, as Hungarian has some, are left out: a soft hyphen cannot
    /// say them.
    func breaks(in word: [Unicode.Scalar]) -> [Int] {
      var letters: [CChar] = []
      if let bytes {
        for scalar in word {
          guard let byte = bytes[scalar] else { return [] }
          letters.append(CChar(bitPattern: byte))
        }
      } else {
        letters = String(String.UnicodeScalarView(word)).utf8.map(CChar.init(bitPattern:))
      }
      let count = letters.count
      var marks = [CChar](repeating: 0, count: count + 5)
      var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var starts: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      letters.append(0)
      let status = hnj_hyphen_hyphenate2(
        dictionary, letters, Int32(count), &marks, nil, &changes, &starts, &cuts)
      defer {
        if let changes { for index in 0..<count { free(changes[index]) } }
        free(changes)
        free(starts)
        free(cuts)
      }
      guard status == 0 else { return [] }
      // An odd number stands at the letter before a break.
      return word.indices.dropLast().filter { index in
        marks[index] & 1 == 1 && changes?[index] == nil
      }.map { $0 + 1 }
    }
  }
#endif
