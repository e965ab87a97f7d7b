/// Objects without a stream that are compressed together (ISO 32000-1, 7.5.7).
final class PDFObjectStream {
  /// A group of objects that a reader needs at the same time.
  ///
  /// Pages and structure elements are in different streams: otherwise a reader that goes to the
  /// last page would open the streams of all elements.
  enum Kind: Int, CaseIterable {
    /// Page dictionaries, nodes of the page tree, and all objects without another kind.
    case document
    /// Structure elements.
    case elements
  }

  /// The object number of the stream.
  var number = 0
  private var content = Content()

  /// The content so far: a struct, so that Swift checks exclusive access once for each object.
  private struct Content {
    var count = 0
    /// The numbers and the offsets of the objects.
    var index = PDFWriter()
    var objects = PDFWriter()
    /// The offset of the last object.
    var start = 0

    mutating func add(_ number: Int, _ body: (inout PDFWriter) -> Void) {
      start = objects.bytes.count
      index.entry(number, start)
      body(&objects)
      objects.byte(0x0A)
      count += 1
    }
  }

  /// The maximum number of objects: more would hardly compress better.
  ///
  /// A reader decompresses the whole stream for one object.
  private static let maximumCount = 200
  private static let maximumLength = 64 * 1_024
  /// The minimum length for compression.
  ///
  /// With compression a document of one page would take a tenth longer to write and be some hundred
  /// bytes shorter.
  private static let minimumLength = 2_048

  init() {
    content.index.reserve(256)
    content.objects.reserve(Self.minimumLength)
  }

  /// The number of objects.
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
  /// Writes the number and the offset of an object.
  fileprivate mutating func entry(_ number: Int, _ offset: Int) {
    backwards { digits in
      digits.byte(0x20)
      digits.integer(offset.magnitude, minimumDigits: 1)
      digits.byte(0x20)
      digits.integer(number.magnitude, minimumDigits: 1)
    }
  }
}
