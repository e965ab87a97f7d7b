import EaselUIKit

/// What a closure draws on a context of 20 × 20 points, one pixel each.
func drawnImage(_ draw: (CGContext) -> Void) -> UIImage {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
  defer { UIGraphicsEndImageContext() }
  if let context = UIGraphicsGetCurrentContext() { draw(context) }
  return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
}

/// Red, green, blue and opacity of a pixel.
func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
  image.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
}

/// A view of 20 × 20 points that draws by a closure.
final class ClosureView: UIView {
  let drawing: (CGRect) -> Void

  init(_ drawing: @escaping (CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  required init?(coder: NSCoder) {
    drawing = { _ in }
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) { drawing(rect) }

  /// What the view shows, one pixel to a point.
  var drawnImage: UIImage { (try? UIImage(data: data(as: .png, scale: 1))) ?? UIImage() }
}

/// What a view's drawing noted.
func notes(_ drawing: @escaping (CGRect) -> Void) -> [Diagnostic] {
  let canvas = RecordingCanvas()
  ClosureView(drawing).render(on: canvas)
  return canvas.context.diagnostics
}

/// The file of a font of the tests.
func fixtureFont(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/fonts/\(name)").standardized
}
