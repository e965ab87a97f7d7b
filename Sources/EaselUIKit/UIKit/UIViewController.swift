import EaselViews
import Foundation

/// The owner of a view, so that code which sets up its views in a controller runs unchanged.
///
/// The first access to ``view`` loads the view and calls ``viewDidLoad()``. Controllers are not
/// presented: render the view.
open class UIViewController {
  private var loaded: View?

  /// Creates a controller; the first access to ``view`` loads its view.
  public init() {}

  /// The view, which is loaded at the first access.
  open var view: View {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? View()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Loads the view; by default an empty one with the bounds of ``UIScreen``.
  open func loadView() { view = View(frame: UIScreen.main.bounds) }

  /// Does nothing by default; called once, after the view is loaded.
  open func viewDidLoad() {}

  /// Does nothing and is never called: views are not presented.
  open func viewWillAppear(_ animated: Bool) {}

  /// Does nothing and is never called: views are not presented.
  open func viewDidAppear(_ animated: Bool) {}

  /// Does nothing and is never called: the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Does nothing and is never called: the view lays out its subviews.
  open func viewDidLayoutSubviews() {}
}
