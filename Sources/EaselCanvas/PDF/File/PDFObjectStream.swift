/// Objects without a stream that are compressed together (ISO 32000-1, 7.5.7).
final class PDFObjectStream {
  /// Objects that a reader needs at the same time.
  ///
  /// Pages stand apart from elements of the structure: a reader that goes to the last page would
  /// otherwise open the stream of each element.
  enum Kind: Int, CaseIterable {
    /// Dictionaries of pages, nodes of their tree, and all that has no kind of its own.
    case document
    /// Elements of the structure.
    case elements
  }

  /// The stream's own number.
  var number = 0
  private var content = Content()

  /// What it has so far: a value, so that Swift checks once for each object that nobody else changes it.
  private struct Content {
    var count = 0
    /// The numbers of the objects with their offsets.
    var index = PDFWriter()
    var objects = PDFWriter()
    /// Where the last object begins.
    var start = 0

    mutating func add(_ number: Int, _ body: (inout PDFWriter) -> Void) {
      start = objects.bytes.count
      index.entry(number, start)
      body(&objects)
      objects.byte(0x0A)
      count += 1
    }
  }

  /// More objects would hardly be shorter, and a reader expands all of them for one.
  private static let maximumCount = 200
  private static let maximumLength = 64 * 1_024
  /// What is shorter stays as it is: a document of one page would take a tenth longer to write for
  /// some hundred bytes.
  private static let minimumLength = 2_048

  init() {
    content.index.reserve(256)
    content.objects.reserve(Self.minimumLength)
  }

  /// How many objects it has.
  var count: Int { content.count }
  var isEmpty: Bool { count == 0 }
  var isFull: Bool {
    count >= Self.maximumCount || content.objects.bytes.count >= Self.maximumLength
  }

  /// Adds an object and returns its position.
  func add(_ number: Int, _ body: (inout PDFWriter) -> Void) -> Int {
    content.add(number, body)
    return content.count - 1
  }

  /// The object that was added last.
  var last: ArraySlice<UInt8> { content.objects.bytes[content.start...] }

  /// The offset of the first object.
  var first: Int { content.index.bytes.count }

  /// The bytes of the stream.
  func stream() throws -> PDFFile.Stream {
    let bytes = content.index.bytes + content.objects.bytes
    return bytes.count < Self.minimumLength
      ? PDFFile.Stream(bytes, nil) : try PDFFile.Stream(compressing: bytes, .quick)
  }

  func removeAll() {
    content.index.removeAll()
    content.objects.removeAll()
    content.count = 0
  }
}

extension PDFWriter {
  /// The number and the offset of an object.
  fileprivate mutating func entry(_ number: Int, _ offset: Int) {
    backwards { digits in
      digits.byte(0x20)
      digits.integer(offset.magnitude, atLeast: 1)
      digits.byte(0x20)
      digits.integer(number.magnitude, atLeast: 1)
    }
  }
}
