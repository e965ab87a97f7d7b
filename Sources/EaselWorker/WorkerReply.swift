import EaselCanvas
import Foundation

/// The answer of a worker: a line with two lengths, the diagnostics as JSON, and the document.
///
/// The lengths distinguish a complete document from a part of one, and from other output of a
/// program.
struct WorkerReply {
  /// The answer without the document.
  struct Head: Codable {
    var diagnostics: [Diagnostic] = []
    /// The reason why there is no document.
    var failure: Diagnostic?
  }

  var head = Head()
  var document = Data()

  private static let magic = "EASEL-REPLY 1"
  /// The maximum length of the line, with two numbers of up to 19 digits.
  private static let longestLine = magic.utf8.count + 41

  // MARK: Writing

  func encoded() throws -> Data {
    let head = try JSONEncoder().encode(head)
    return Data("\(Self.magic) \(head.count) \(document.count)\n".utf8) + head + document
  }

  // MARK: Reading

  /// The state of an answer that is being received.
  enum Progress {
    case incomplete
    case complete(WorkerReply)
    case invalid
  }

  /// Parses the bytes received so far.
  static func read(_ bytes: Data) -> Progress {
    guard let end = bytes.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      // It can still become a reply if it begins like one.
      let isBeginning = bytes.count < longestLine && begins(bytes)
      return isBeginning ? .incomplete : .invalid
    }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard begins(bytes), words.count == 4, let head = Int(words[2]), let document = Int(words[3]),
      head >= 0, document >= 0
    else { return .invalid }
    let (size, overflows) = head.addingReportingOverflow(document)
    let rest = bytes[(end + 1)...]
    guard !overflows, rest.count <= size else { return .invalid }
    guard rest.count == size else { return .incomplete }
    guard let decoded = try? JSONDecoder().decode(Head.self, from: rest.prefix(head)) else {
      return .invalid
    }
    return .complete(WorkerReply(head: decoded, document: Data(rest.dropFirst(head))))
  }

  private static func begins(_ bytes: Data) -> Bool {
    zip(bytes, magic.utf8).allSatisfy { $0 == $1 }
  }
}
