import EaselBlockViews
import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

extension SwiftUISynonyms {
  /// A drawing draws in the size that it is proposed.
  @Sendable static func drawings(_ measured: inout Measured) throws {
    var sizes: [CGSize] = []
    let drawing = Drawing { canvas, size in
      sizes.append(size)
      canvas.fill(
        CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), with: .color(.red))
    }
    measured.equal(try pixel(drawing, 4, 10), red, "the left half")
    measured.holds(try pixel(drawing, 16, 10) != red, "the right half")
    measured.equal(Set(sizes.map(\.width)), [20], "width of the drawing")
    measured.equal(Set(sizes.map(\.height)), [20], "height of the drawing")
  }

  private final class Panel: View {
    override func draw(_ rect: CGRect, on canvas: any Canvas) {
      canvas.fill(rect, with: .color(.red))
    }
  }

  /// A view is a block, and a block is a view.
  @Sendable static func embedding(_ measured: inout Measured) throws {
    let block = ViewBlock(Panel(frame: CGRect(x: 0, y: 0, width: 12, height: 8)))
    measured.equal(block.layoutTree().size, CGSize(width: 12, height: 8), "size of a view's frame")
    measured.equal(try pixel(block, 10, 6, width: 12, height: 8), red, "what the view draws")
    let view = BlockView(Color.red)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let data = try view.data(as: .png, scale: 2)
    let image = try Image(data: data)
    measured.equal(image.pixel(x: 19, y: 19)?.red, 255, "what the block draws in the view")
    measured.holds(image.pixel(x: 20, y: 20) == nil, "pixels of the view")
  }

  /// The methods of a block write the sizes that they are given.
  @Sendable static func outputs(_ measured: inout Measured) throws {
    let block = Text("Hello, a text that wraps in narrow images").padding(4)
    let image = try block.image(width: 120, scale: 3)
    let tree = block.layoutTree(width: 120)
    measured.holds(tree.size.width <= 120, "a text takes at most the width")
    measured.near(image.size.width, tree.size.width, by: 1, "width of the image in points")
    measured.equal(image.scale, 3, "pixels a point")
    measured.near(
      image.size.height, tree.size.height, by: 1, "height by the content")
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (format, start) in [(RenderFormat.pdf, "%PDF"), (.svg, "<"), (.png, "")] {
      let data = try block.data(as: format, width: 120)
      measured.holds(data.starts(with: Data(start.utf8)), "bytes of \(format)")
      let url = folder.appending(path: "a.\(format.rawValue)")
      try block.write(to: url, width: 120)
      measured.holds(try Data(contentsOf: url) == data, "the file has the bytes of \(format)")
    }
  }

  /// Image files are read, and SVG files stay sharp.
  @Sendable static func imageFiles(_ measured: inout Measured) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (png, svg) = (folder.appending(path: "a.png"), folder.appending(path: "a.svg"))
    try Color.red.frame(width: 6, height: 4).write(to: png, scale: 1)
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='4'>"
      + "<rect width='4' height='4' fill='#ff0000'/></svg>"
    try Data(source.utf8).write(to: svg)
    let image = try Image(contentsOf: png)
    measured.equal(image.layoutTree().size, CGSize(width: 6, height: 4), "points of the PNG file")
    measured.equal(try pixel(image, 3, 2, width: 6, height: 4), red, "its pixels")
    let vector = try VectorImage(contentsOf: svg)
    measured.equal(vector.layoutTree().size, CGSize(width: 8, height: 4), "points of the SVG file")
    let large = vector.resizable().frame(width: 80, height: 40)
    measured.equal(try pixel(large, 39, 20, width: 80, height: 40), red, "before the sharp edge")
    measured.holds(
      try pixel(large, 40, 20, width: 80, height: 40) != red, "after the sharp edge")
  }

  /// A gradient is a style with unit points.
  @Sendable static func gradients(_ measured: inout Measured) throws {
    let block = Rectangle().fill(
      .linearGradient(
        colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let (first, last) = (try pixel(block, 0, 10), try pixel(block, 19, 10))
    measured.holds(first[0] > 200 && first[2] < 100, "the leading end is red: \(first)")
    measured.holds(last[2] > 200 && last[0] < 100, "the trailing end is blue: \(last)")
    measured.equal(try pixel(block, 10, 2), try pixel(block, 10, 18), "columns have one color")
  }

  /// A scroll view is a view, whose contents become pages.
  @Sendable static func scrollViews(_ measured: inout Measured) throws {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scroll.contentSize = CGSize(width: 60, height: 20)
    let box = View(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    scroll.addSubview(box)
    let images = try scroll.images()
    measured.equal(images.count, 3, "pages of three widths")
    measured.equal(images.last?.pixel(x: 10, y: 10)?.red, 255, "content of the last page")
    measured.equal(images.first?.pixel(x: 10, y: 10)?.alpha, 0, "content of the first page")
  }

  /// A blur has no effect, with a diagnostic.
  @Sendable static func blur(_ measured: inout Measured) throws {
    let block = Color.red.frame(width: 10, height: 10).padding(5)
    let sharp = try block.data(as: .png)
    let result = try Color.red.frame(width: 10, height: 10).blur(radius: 4).padding(5)
      .rendered(as: .png)
    measured.holds(result.output == sharp, "the block is drawn sharp")
    measured.equal(result.diagnostics.map(\.code), [.drawingApproximated], "what is noted")
  }
}
