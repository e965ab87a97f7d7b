import EaselCanvas
import EaselViews
import Foundation

/// The size of a part of the screen, compact as on a phone or regular as on a tablet.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// An unknown size.
  case unspecified
  /// Little space, as on a phone.
  case compact
  /// Much space, as on a tablet; every rendering has this size.
  case regular
}

/// The direction of layout in traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// An unknown direction.
  case unspecified = -1
  /// Left-to-right layout.
  case leftToRight
  /// Right-to-left layout.
  case rightToLeft
}

extension TraitCollection {
  /// Creates the traits of several collections; where they differ, those of the last one that
  /// specifies a trait.
  public init(traitsFrom traits: [TraitCollection]) {
    self.init()
    for other in traits {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.displayScale != 1 { displayScale = other.displayScale }
    }
  }

  /// Returns whether dynamic colors look different with these traits than with others; true for
  /// `nil`.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return (userInterfaceStyle == .dark) != (traits.userInterfaceStyle == .dark)
  }

  /// Returns whether these traits contain all that another collection specifies; true for `nil`.
  public func containsTraits(in traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return
      (traits.userInterfaceStyle == .unspecified
      || traits.userInterfaceStyle == userInterfaceStyle)
      && (traits.displayScale == 1 || traits.displayScale == displayScale)
  }

  /// Calls a closure; ``/EaselViews/TraitCollection/current`` stays that of the drawing.
  ///
  /// Dynamic colors remain dynamic, so that the layers and contexts to which the closure gives them
  /// draw them in the appearance of the drawing.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// The width of the screen, always regular.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The height of the screen, always regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The kind of the device, always a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// The direction of layout, always from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

extension View {
  /// The direction of the view's layout, as its
  /// ``/EaselViews/View/semanticContentAttribute`` and those of its superviews say.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}
