import EaselCanvas
import Foundation

#if Hyphenation
  internal import CHyphen

  /// The patterns of one file: in a table, or read by libhyphen if some are not plain patterns.
  ///
  /// Unchecked: libhyphen only reads the patterns when it hyphenates a word, and they are freed by
  /// the last owner.
  final class HyphenationPatterns: @unchecked Sendable {
    private let table: PatternTable?
    /// `nil` if there is a table.
    private let dictionary: UnsafeMutablePointer<HyphenDict>?
    /// The byte of each character in the file's encoding; `nil` for UTF-8.
    private let bytes: [Unicode.Scalar: UInt8]?

    /// The maximum size of a file; the largest one in Debian has one megabyte.
    private static let mostBytes = 16 * 1024 * 1024

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - mayUseTable: Whether plain patterns are read into a table.
    /// - Throws: `inputFailed` if it is not a file of patterns.
    init(path: String, mayUseTable: Bool = true) throws(EaselError) {
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
      guard size > 0, let file = FileManager.default.contents(atPath: path) else {
        throw fault("cannot be read")
      }
      let set = String(decoding: file.prefix { $0 > 0x20 }.prefix(20), as: UTF8.self)
      if set == "UTF-8" {
        bytes = nil
      } else {
        guard let found = Self.characters(of: set) else {
          throw fault("is written in “\(set)”, which is no set of characters here")
        }
        bytes = found
      }
      table = mayUseTable ? PatternTable(Array(file)) : nil
      dictionary = table == nil ? hnj_hyphen_load(path) : nil
      if table == nil, dictionary == nil { throw fault("cannot be read") }
    }

    deinit { if let dictionary { hnj_hyphen_free(dictionary) } }

    /// Returns the byte of each character in an 8-bit encoding; `nil` if the machine does not know
    /// it.
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
            var (left, space) = (1, output.count)
            let result = iconv(converter, &from, &left, &to, &space)
            return result == -1 ? 0 : output.count - space
          }
        }
        let bytes = output.prefix(written).map(UInt8.init(bitPattern:))
        let text = String(decoding: bytes, as: UTF8.self)
        if let scalar = text.unicodeScalars.first, written > 0 { found[scalar] = byte }
      }
      return found
    }

    /// Returns the offsets in a lowercase word, in scalars, before which it may be broken.
    ///
    /// Breaks that would change the letters, as in Hungarian, are left out, since soft hyphens
    /// cannot express them.
    func breaks(in word: [Unicode.Scalar]) -> [Int] {
      var letters: [UInt8] = []
      if let bytes {
        for scalar in word {
          guard let byte = bytes[scalar] else { return [] }
          letters.append(byte)
        }
      } else {
        letters = Array(String(String.UnicodeScalarView(word)).utf8)
      }
      if let table { return breaks(in: word, letters, by: table) }
      return dictionary.map { breaks(in: word, letters, by: $0) } ?? []
    }

    private func breaks(
      in word: [Unicode.Scalar], _ letters: [UInt8], by table: PatternTable
    ) -> [Int] {
      let positions = table.breaks(in: letters)
      guard !positions.isEmpty else { return [] }
      guard bytes == nil else { return positions }
      // Converts offsets of bytes to offsets of scalars.
      let starts = letters.indices.filter { letters[$0] & 0xC0 != 0x80 }
      return positions.compactMap { position in starts.firstIndex(of: position) }
    }

    private func breaks(
      in word: [Unicode.Scalar], _ letters: [UInt8],
      by dictionary: UnsafeMutablePointer<HyphenDict>
    ) -> [Int] {
      var letters = letters.map(CChar.init(bitPattern:))
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
      // The mark of the letter before a break is odd.
      return word.indices.dropLast().filter { index in
        marks[index] & 1 == 1 && changes?[index] == nil
      }.map { $0 + 1 }
    }
  }
#endif
