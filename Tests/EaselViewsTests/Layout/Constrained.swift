import EaselCanvas
import EaselViews
import Foundation

/// A view with a size of its own, for constraints.
final class Sized: View {
  var preferredSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { preferredSize }

  init(_ width: CGFloat, _ height: CGFloat, name: String? = nil) {
    preferredSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }
}

/// A page of 300 × 200 points.
func page(_ views: View...) -> View {
  let page = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  page.accessibilityIdentifier = "page"
  for view in views { page.addSubview(view) }
  return page
}

/// A view that constraints rule, without a size of its own.
func box(_ name: String? = nil) -> View {
  let view = View()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// What a rendering of the view notes, besides what the constraints of a test leave open.
func notes(_ view: View) -> [Diagnostic] {
  let canvas = RecordingCanvas()
  view.render(on: canvas)
  return canvas.context.diagnostics.filter { $0.code != .ambiguousLayout }
}
