import EaselBlockViews
import EaselBlocks
import EaselUIKit
import EaselViews

/// A view of UIKit's kind, made and updated by a view of SwiftUI's kind.
///
/// ```swift
/// final class RingView: UIView { var share = 0.0 }
/// struct Ring: UIViewRepresentable {
///   var share: Double
///   func makeUIView(context: Context) -> RingView { RingView() }
///   func updateUIView(_ view: RingView, context: Context) { view.share = share }
/// }
/// ```
///
/// A rendering makes the view, updates it once and draws it.
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The type of an object that takes part in the communication of both views.
  associatedtype Coordinator = Void
  /// The context of the functions.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view, after it is made.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view for a proposal; `nil` leaves it to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Releases what the view holds; never called, since a rendering only drops the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The body, which a view of UIKit's kind does not have; reading it is a fatal error.
  public var body: Never { fatalError("\(Self.self) has no body; it is laid out by the engine") }
  /// The form of a view that is drawn by another view.
  public var _form: _BlockForm { _BlockForm(.transparent(RepresentedView(self))) }
}

/// The context in which a view of UIKit's kind is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction, without an animation.
  public var transaction: Transaction { Transaction() }
}

private struct RepresentedView<Representable: UIViewRepresentable>: TransparentBlock {
  typealias Body = Never
  let value: Representable

  init(_ value: Representable) { self.value = value }

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let environment = inputs.environment
    let value = value
    return inputs.run {
      let context = UIViewRepresentableContext<Representable>(
        coordinator: value.makeCoordinator(), environment: environment)
      let view = value.makeUIView(context: context)
      value.updateUIView(view, context: context)
      return ViewBlock(view).sized { value.sizeThatFits($0, uiView: view, context: context) }
    }
  }
}

/// A view controller of UIKit's kind, made and updated by a view of SwiftUI's kind.
///
/// A rendering makes the controller, updates it once and draws its view.
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object that takes part in the communication of both.
  associatedtype Coordinator = Void
  /// The context of the functions.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller, after it is made.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal; `nil` leaves it to the view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Leaves the size to the view of the controller.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// The body, which a controller does not have; reading it is a fatal error.
  public var body: Never { fatalError("\(Self.self) has no body; it is laid out by the engine") }
  /// The form of a view that is drawn by another view.
  public var _form: _BlockForm { _BlockForm(.transparent(RepresentedController(self))) }
}

/// The context in which a view controller of UIKit's kind is made and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction, without an animation.
  public var transaction: Transaction { Transaction() }
}

private struct RepresentedController<Representable: UIViewControllerRepresentable>:
  TransparentBlock
{
  typealias Body = Never
  let value: Representable

  init(_ value: Representable) { self.value = value }

  func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let environment = inputs.environment
    let value = value
    return inputs.run {
      let context = UIViewControllerRepresentableContext<Representable>(
        coordinator: value.makeCoordinator(), environment: environment)
      let controller = value.makeUIViewController(context: context)
      value.updateUIViewController(controller, context: context)
      return ViewBlock(controller.view).sized {
        value.sizeThatFits($0, uiViewController: controller, context: context)
      }
    }
  }
}
