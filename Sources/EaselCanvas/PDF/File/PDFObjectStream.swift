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
  /// How many objects it has.
  private(set) var count = 0
  /// The numbers of the objects with their offsets.
  private var index = PDFWriter()
  private var objects = PDFWriter()

  /// More objects would hardly be shorter, and a reader expands all of them for one.
  private static let maximumCount = 200
  private static let maximumLength = 64 * 1_024
  /// What is shorter stays as it is: a document of one page would take a tenth longer to write for
  /// some hundred bytes.
  private static let minimumLength = 2_048

  init() {
    index.reserve(256)
    objects.reserve(Self.minimumLength)
  }

  var isEmpty: Bool { count == 0 }
  var isFull: Bool {
    count >= Self.maximumCount || objects.bytes.count >= Self.maximumLength
  }

  /// Adds an object and returns its position.
  func add(_ number: Int, _ body: (inout PDFWriter) -> Void) -> Int {
    index.integer(number)
    index.byte(0x20)
    index.integer(objects.bytes.count)
    index.byte(0x20)
    body(&objects)
    objects.byte(0x0A)
    count += 1
    return count - 1
  }

  /// The offset of the first object.
  var first: Int { index.bytes.count }

  /// The content of the stream.
  func content() throws -> PDFFile.Stream {
    let bytes = index.bytes + objects.bytes
    return bytes.count < Self.minimumLength
      ? PDFFile.Stream(bytes, nil) : try PDFFile.Stream(compressing: bytes, .quick)
  }

  func removeAll() {
    index.removeAll()
    objects.removeAll()
    count = 0
  }
}
