/// The resources that a content stream names (ISO 32000-1, 7.8.3).
///
/// Each name contains the object number, so that a name has the same meaning in every stream.
struct PDFResources: Hashable {
  private(set) var fonts: Set<Int> = []
  private(set) var objects: Set<Int> = []
  private(set) var patterns: Set<Int> = []
  private(set) var states: Set<Int> = []

  mutating func add(font: Int) { fonts.insert(font) }
  /// Adds a form or an image.
  mutating func add(object: Int) { objects.insert(object) }
  mutating func add(pattern: Int) { patterns.insert(pattern) }
  /// Adds a graphics state dictionary.
  mutating func add(state: Int) { states.insert(state) }

  /// Adds the resources of another stream, whose content becomes part of this one.
  mutating func formUnion(_ other: PDFResources) {
    fonts.formUnion(other.fonts)
    objects.formUnion(other.objects)
    patterns.formUnion(other.patterns)
    states.formUnion(other.states)
  }

  /// Writes the dictionary.
  func write(to writer: inout PDFWriter) {
    writer.raw("<< ")
    Self.write("/Font << ", UInt8(ascii: "F"), fonts, to: &writer)
    Self.write("/XObject << ", UInt8(ascii: "X"), objects, to: &writer)
    Self.write("/Pattern << ", UInt8(ascii: "P"), patterns, to: &writer)
    Self.write("/ExtGState << ", UInt8(ascii: "G"), states, to: &writer)
    writer.raw(">>")
  }

  private static func write(
    _ key: StaticString, _ letter: UInt8, _ numbers: Set<Int>, to writer: inout PDFWriter
  ) {
    guard !numbers.isEmpty else { return }
    writer.raw(key)
    for number in numbers.sorted() {
      writer.name(letter, number)
      writer.reference(number)
    }
    writer.raw(">> ")
  }
}

extension PDFWriter {
  /// Writes the name of a resource, with a space after it.
  mutating func name(_ letter: UInt8, _ number: Int) {
    byte(UInt8(ascii: "/"))
    byte(letter)
    integer(number)
    byte(0x20)
  }
}
