import EaselBlocks
import Foundation

// Whatever is presented above a view is not drawn: a rendering shows the view itself.

extension View {
  /// Returns the view unchanged: render the content of the sheet by itself.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("sheet") }

  /// Returns the view unchanged: render the content of the sheet by itself.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("sheet") }

  /// Returns the view unchanged: render the content of the cover by itself.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("fullScreenCover") }

  /// Returns the view unchanged: render the content of the cover by itself.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("fullScreenCover") }

  /// Returns the view unchanged: render the content of the popover by itself.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert("popover") }

  /// Returns the view unchanged: render the content of the popover by itself.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert("popover") }

  /// Returns the view unchanged: render the content of the inspector by itself.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { inert("inspector") }

  /// Returns the view unchanged: an inspector is not drawn.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Returns the view unchanged: an inspector is not drawn.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Returns the view unchanged: the menu is not drawn.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { inert("contextMenu") }

  /// Returns the view unchanged: the menu is not drawn.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { inert("contextMenu") }

  /// Returns the view unchanged: the menu is not drawn.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert("contextMenu") }
}

/// The position of a popover, which is not drawn.
public enum PopoverAttachmentAnchor {
  /// Beside a rectangle.
  case rect(Source)
  /// Beside a point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source {
    /// The rectangle of the view.
    public static var bounds: Source { Source() }
    /// Returns a rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Returns the view unchanged: the size of a sheet has no effect on its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert("presentationDetents")
  }
  /// Returns the view unchanged: the size of a sheet has no effect on its content.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { inert("presentationDetents") }
  /// Returns the view unchanged: the handle of a sheet is not drawn.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Returns the view with the background of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { background(style) }
  /// Returns the view with the background of a sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
  /// Returns the view unchanged: the corners of a sheet are not drawn.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Returns the view unchanged: a sheet is not dismissed in a rendering.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Returns the view unchanged: a sheet has the size that is proposed to the view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Returns the view unchanged: a sheet has the size that is proposed to the view.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Returns the view unchanged: a sheet does not scroll in a rendering.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Returns the view unchanged: a sheet has the size that is proposed to the view.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Returns the view unchanged: a sheet is not dismissed in a rendering.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let length: CGFloat

  /// The height of the screen.
  public static let large = PresentationDetent(name: "large", length: 1)
  /// Half of the height of the screen.
  public static let medium = PresentationDetent(name: "medium", length: 0.5)
  /// Returns a part of the height of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", length: fraction)
  }
  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", length: height)
  }
  /// Returns a height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)", length: 0)
  }

  /// The environment in which a height is computed.
  public struct Context {
    /// The greatest height of a sheet, in points.
    public let maxDetentValue: CGFloat
  }
}

/// A type that computes a height of a sheet.
public protocol CustomPresentationDetent {
  /// Returns the height in points.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system decides.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can be touched.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot be touched.
  public static let disabled = PresentationBackgroundInteraction()
  /// Returns an interaction up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .enabled
  }
}

/// The form in which something is presented on a small screen.
public struct PresentationAdaptation: Sendable {
  /// The system decides.
  public static let automatic = PresentationAdaptation()
  /// The form of a large screen.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// The effect of a swipe on a sheet.
public struct PresentationContentInteraction: Sendable {
  /// The system decides.
  public static let automatic = PresentationContentInteraction()
  /// It changes the height.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

/// The size of a sheet on a large screen.
public struct PresentationSizing: Sendable {
  /// The system decides.
  public static let automatic = PresentationSizing()
  /// The size of its content.
  public static let fitted = PresentationSizing()
  /// The size of a form.
  public static let form = PresentationSizing()
  /// The size of a page.
  public static let page = PresentationSizing()
}
