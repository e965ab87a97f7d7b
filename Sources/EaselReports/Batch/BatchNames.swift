import EaselCanvas
import Foundation

/// The names of a batch so far, which finds names that are not valid and names that repeat.
///
/// A name takes 16 bytes, with the free entries of the table 20 to 40, however long it is: only its
/// digest of 128 bits is kept. Two names of a million have the same digest with a probability of
/// 10⁻²⁷.
struct BatchNames {
  /// The use of the names: file names have more rules.
  enum Use { case files, keys }

  private struct Digest: Hashable {
    let high: Int
    let low: Int

    /// Two values of the standard library's keyed hash (SipHash), which nobody can foresee, so that
    /// nobody can choose names that collide.
    init(_ name: String) {
      func hash(_ number: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(number)
        hasher.combine(name)
        return hasher.finalize()
      }
      (high, low) = (hash(0), hash(1))
    }
  }

  let use: Use
  private var digests: Set<Digest> = []

  init(_ use: Use) { self.use = use }

  /// The number of bytes that a file name may have on the file systems of Linux and macOS.
  private static let maximumBytes = 255
  private static let suffix = ".pdf"

  /// Adds a name; throws if it is not valid or was added before.
  mutating func add(_ name: String) throws {
    if let fault = fault(of: name) { throw Self.error(fault, name) }
    #if os(Linux)
      let spelling = name
    #else
      // File systems of macOS do not distinguish cases by default.
      let spelling = name.lowercased()
    #endif
    guard digests.insert(Digest(spelling)).inserted else {
      throw Self.error(
        "another document of the batch has the name “\(name)”, and this one is left out; give each a "
          + "name of its own", name)
    }
  }

  private func fault(of name: String) -> String? {
    guard !name.isEmpty else { return "the name of a document is empty; give each a name" }
    guard use == .files else { return nil }
    let shown = NameInMessage(name).text
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return
        "the name “\(shown)” has a control character, which file names do not have; leave it out"
    }
    if name.utf8.contains(UInt8(ascii: "/")) {
      return
        "the name “\(shown)” has a “/”, and a document is written into the folder itself; replace "
        + "it, for example by “-”"
    }
    if name.utf8.first == UInt8(ascii: ".") {
      return
        "the name “\(shown)” begins with a dot, by which files are hidden; begin it with another "
        + "character"
    }
    let count = name.utf8.count + Self.suffix.utf8.count
    guard count <= Self.maximumBytes else {
      return
        "the name “\(shown)” has \(count) bytes with “\(Self.suffix)”, and a file name at most "
        + "\(Self.maximumBytes); shorten it"
    }
    return nil
  }

  private static func error(_ message: String, _ name: String) -> EaselError {
    EaselError(.invalidName, message, operation: "ReportBatch", value: NameInMessage(name).text)
  }

  /// The file of a name that was added.
  static func file(_ name: String, in folder: URL) -> URL {
    folder.appending(path: name + suffix, directoryHint: .notDirectory)
  }
}
