import Easel

/// A chart of marks, with the code that makes it.
struct Example {
  let name: String
  let code: String
  let block: AnyBlock

  /// Makes an example; its code is read from the file that it is written in.
  init<Content: Block>(_ name: String, file: String = #filePath, _ make: () -> Content) {
    self.name = name
    code = Self.code(of: name, in: file)
    block = AnyBlock(make())
  }

  /// The lines between the braces, moved to the left.
  private static func code(of name: String, in file: String) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return "" }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.firstIndex(where: { $0.contains("Example(\"\(name)\")") }) else {
      return ""
    }
    let indent = lines[first].prefix { $0 == " " }
    lines = lines[(first + 1)...].prefix { $0 != indent + "})" }
    return lines.map { $0.dropFirst(indent.count + 2) }.joined(separator: "\n")
  }

  /// The example as an image of 360 points in width.
  func draw(_ appearance: Appearance, scale: CGFloat) throws -> Foundation.Data {
    let page = block.frame(width: 344, height: 220).padding(8).background(.background)
    let options = RenderOptions(policy: .lenient, appearance: appearance)
    let result = try page.rendered(as: .png, scale: scale, options: options)
    for diagnostic in result.diagnostics where diagnostic.severity != .note {
      print("\(name): \(diagnostic)")
    }
    return result.output
  }
}
