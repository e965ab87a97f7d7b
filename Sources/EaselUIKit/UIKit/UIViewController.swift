import EaselViews
import Foundation

/// An object that loads and owns a view, for source compatibility with UIKit; it is never
/// presented.
///
/// The first access to ``view`` loads the view and calls ``viewDidLoad()``. To show the view,
/// render it.
open class UIViewController {
  private var loaded: View?

  /// Creates a controller; the first access to ``view`` loads its view.
  public init() {}

  /// The view of the controller; the first access calls ``loadView()`` and ``viewDidLoad()``.
  ///
  /// Neither is called if the view was set before the first access.
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

  /// Whether ``view`` has been loaded or set; reading this does not load it.
  open var isViewLoaded: Bool { loaded != nil }

  /// Creates the view and sets ``view``; by default to an empty view with the bounds of
  /// ``UIScreen``.
  open func loadView() { view = View(frame: UIScreen.main.bounds) }

  /// Does nothing by default; called once, after the first access to ``view`` has loaded the view.
  ///
  /// It is not called for a view that was set before the first access.
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
