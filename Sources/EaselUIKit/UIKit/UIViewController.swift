import EaselViews
import Foundation

/// The owner of a view, so that code which sets its views up in one can be run.
///
/// The view is made, and ``viewDidLoad()`` called, when ``view`` is asked for first. Nothing appears
/// or disappears here: render the view.
open class UIViewController {
  private var loaded: View?

  /// Makes a controller.
  public init() {}

  /// The view, which is made when it is asked for.
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

  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view; an empty one of A4's size by default.
  open func loadView() { view = View(frame: UIScreen.main.bounds) }

  /// Called once, when the view was made; nothing by default.
  open func viewDidLoad() {}

  /// Never called: the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Never called: the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Never called: the view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// Never called: the view was laid out.
  open func viewDidLayoutSubviews() {}
}
