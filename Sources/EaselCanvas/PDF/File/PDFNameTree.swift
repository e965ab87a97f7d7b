/// A name tree or a number tree: entries with ascending keys (ISO 32000-1, 7.9.6 and 7.9.7).
struct PDFNameTree {
  /// The maximum number of entries of a leaf, and of kids of a node.
  private static let fanOut = 64

  /// The key of the array of entries.
  enum Keys {
    case names
    case numbers

    fileprivate var entry: StaticString { self == .names ? "/Names [ " : "/Nums [ " }
  }

  /// A node that is already written, with its first and its last key as they are in the file.
  private struct Node {
    var number: Int
    var first: [UInt8]
    var last: [UInt8]
  }

  private let keys: Keys
  private let kind: PDFObjectStream.Kind
  private var leaves: [Node] = []
  private var entries = PDFWriter()
  private var entryCount = 0
  private var (first, last): ([UInt8], [UInt8]) = ([], [])

  init(_ keys: Keys, _ kind: PDFObjectStream.Kind = .document) {
    self.keys = keys
    self.kind = kind
  }

  /// Adds an entry after the others.
  ///
  /// - Parameters:
  ///   - key: Writes the key, which is greater than the keys so far.
  ///   - value: Writes the value of the key.
  mutating func add(
    _ file: PDFFile, key: (inout PDFWriter) -> Void, value: (inout PDFWriter) -> Void
  ) {
    var written = PDFWriter()
    key(&written)
    last = written.bytes
    if entryCount == 0 { first = last }
    entries.raw(last)
    entries.byte(0x20)
    value(&entries)
    entries.byte(0x20)
    entryCount += 1
    if entryCount == Self.fanOut { endLeaf(file) }
  }

  private mutating func endLeaf(_ file: PDFFile) {
    guard entryCount > 0 else { return }
    let (bytes, first, last, keys) = (entries.bytes, first, last, keys)
    let number = file.add(kind) { writer in
      writer.raw("<< ")
      Self.writeLimits(first, last, to: &writer)
      writer.raw(keys.entry)
      writer.raw(bytes)
      writer.raw("] >>")
    }
    leaves.append(Node(number: number, first: first, last: last))
    entries.removeAll()
    entryCount = 0
  }

  /// Writes the remaining nodes and returns the number of the root; nil without entries.
  mutating func finish(_ file: PDFFile) -> Int? {
    if leaves.isEmpty, entryCount > 0 {
      let (bytes, keys) = (entries.bytes, keys)
      return file.add(kind) { writer in
        writer.raw("<< ")
        writer.raw(keys.entry)
        writer.raw(bytes)
        writer.raw("] >>")
      }
    }
    endLeaf(file)
    guard !leaves.isEmpty else { return nil }
    var level = leaves
    while level.count > Self.fanOut {
      level = stride(from: 0, to: level.count, by: Self.fanOut).map { start in
        let group = level[start..<min(start + Self.fanOut, level.count)]
        let (first, last) = (group[group.startIndex].first, group[group.endIndex - 1].last)
        let number = file.add(kind) { writer in
          writer.raw("<< ")
          Self.writeLimits(first, last, to: &writer)
          writer.raw("/Kids ")
          writer.references(group.map(\.number))
          writer.raw(" >>")
        }
        return Node(number: number, first: first, last: last)
      }
    }
    return file.add(kind) { writer in
      writer.raw("<< /Kids ")
      writer.references(level.map(\.number))
      writer.raw(" >>")
    }
  }

  private static func writeLimits(
    _ first: [UInt8], _ last: [UInt8], to writer: inout PDFWriter
  ) {
    writer.raw("/Limits [")
    writer.raw(first)
    writer.byte(0x20)
    writer.raw(last)
    writer.raw("] ")
  }
}
