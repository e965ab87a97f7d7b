import EaselBlocks
import EaselCanvas
import Foundation

extension View {
  /// Returns the view unchanged: indicators are hidden at rest.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Returns the view unchanged: indicators do not flash in a rendering.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged: indicators do not flash in a rendering.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Returns the view unchanged: nobody scrolls in a rendering.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Draws the content of scroll views beyond their frames, or cuts it.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }

  /// Returns the view unchanged: scrolling ends nowhere in a rendering.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    inert("scrollTargetBehavior")
  }

  /// Returns the view unchanged: scrolling ends nowhere in a rendering.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: a rendering has no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Returns the view unchanged: nothing bounces in a rendering.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Returns the view unchanged: scroll views show the start of their content.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { inert("scrollPosition") }

  /// Returns the view unchanged: scroll views show the start of their content.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { inert("scrollPosition") }

  /// Sets the part of the content that the scroll views in the view show, such as the end.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets the part of the content that the scroll views in the view show.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Returns the view unchanged: the edges of content have no effects in a rendering.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Returns the view unchanged: the edges of content have no effects in a rendering.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Adds margins around the content of scroll views, lists and forms in the view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds margins around the content of scroll views, lists and forms in the view; `nil` adds 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds margins around the content of scroll views, lists and forms in the view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

/// Whether the indicators of scroll views are visible, which they are only while a person scrolls.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ScrollIndicatorVisibility(name: 0)
  /// While a person scrolls.
  public static let visible = ScrollIndicatorVisibility(name: 1)
  /// Unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(name: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: 3)
}

/// Whether scrolling hides a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ScrollDismissesKeyboardMode(name: 0)
  /// When a person begins to scroll.
  public static let immediately = ScrollDismissesKeyboardMode(name: 1)
  /// While a person scrolls, by the same distance.
  public static let interactively = ScrollDismissesKeyboardMode(name: 2)
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: 3)
}

/// Whether scroll views bounce at the ends of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ScrollBounceBehavior(name: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(name: 1)
  /// If the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: 2)
}

/// The purpose of the anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: Int
  /// The part of the content that is shown at first.
  public static let initialOffset = ScrollAnchorRole(name: 0)
  /// The part that stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: 1)
  /// The alignment of content that is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: 2)
}

/// The effect at the edges of content that scrolls below bars, which a rendering does not draw.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: 0)
  /// A line.
  public static let hard = ScrollEdgeEffectStyle(name: 1)
  /// A blur.
  public static let soft = ScrollEdgeEffectStyle(name: 2)
}

/// The parts of a scroll view that have margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: Int
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(name: 0)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: 1)
  /// The indicators, which a rendering does not draw.
  public static let scrollIndicators = ContentMarginPlacement(name: 2)
}

/// The positions at which scrolling ends, which have no effect in a rendering.
public protocol ScrollTargetBehavior {}

/// Scrolling that ends at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior.
  public init() {}
}

/// Scrolling that ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that one gesture scrolls by.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: Int
    /// The system's choice.
    public static let automatic = LimitBehavior(name: 0)
    /// A few views.
    public static let always = LimitBehavior(name: 1)
    /// A few views on narrow screens.
    public static let alwaysByFew = LimitBehavior(name: 2)
    /// One view.
    public static let alwaysByOne = LimitBehavior(name: 3)
    /// Any number of views.
    public static let never = LimitBehavior(name: 4)
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that ends at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that ends at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns scrolling that ends at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
