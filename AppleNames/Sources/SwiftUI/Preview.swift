import EaselSwiftUI

/// Declares a preview of a view, of which nothing remains in the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// Declares a preview of a view in a size or orientation, of which nothing remains in the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// The size or orientation of a preview, which no program shows.
public struct PreviewTrait: Sendable {
  /// The size of the device.
  public static let defaultLayout = PreviewTrait()
  /// The size of the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// The device upright.
  public static let portrait = PreviewTrait()
  /// The device upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// The device turned to the left.
  public static let landscapeLeft = PreviewTrait()
  /// The device turned to the right.
  public static let landscapeRight = PreviewTrait()
  /// Returns the trait of a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
