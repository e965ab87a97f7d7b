import EaselBlockViews
import EaselBlocks
import EaselUIKit
import EaselViews

/// A view controller whose view shows a view of SwiftUI's kind.
///
/// ```swift
/// let card = UIHostingController(rootView: Text("Total").padding()).view
/// ```
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    didSet { (viewIfShown)?.rootView = rootView }
  }

  private var viewIfShown: _UIHostingView<Content>? {
    isViewLoaded ? view as? _UIHostingView<Content> : nil
  }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Makes the view of the controller.
  open override func loadView() { view = _UIHostingView(rootView: rootView) }

  /// Returns the size that the view chooses for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// A view of UIKit's kind that shows a view of SwiftUI's kind, as iOS draws it.
open class _UIHostingView<Content: View>: BlockView {
  /// The view that is shown.
  open var rootView: Content {
    didSet { block = HostedView(content: rootView) }
  }

  /// Creates a view that shows a view of SwiftUI's kind.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(HostedView(content: rootView))
  }

  /// Returns `nil`: a view of SwiftUI's kind cannot be decoded.
  public required init?(coder: NSCoder) { return nil }
}

/// A view in the environment of this module, within a drawing of another one.
private struct HostedView<Content: View>: TransparentBlock {
  typealias Body = Never
  let content: Content

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    inputs.environment.adoptApple()
    inputs.environment.renderingScope = RenderingScope(inputs.session)
    return content
  }
}
