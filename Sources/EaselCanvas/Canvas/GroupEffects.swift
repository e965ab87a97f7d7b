import Foundation

/// What happens to a group of drawing as a whole when it ends.
public struct GroupEffects: Hashable, Sendable {
  /// Opacity of the whole, 0…1.
  public var opacity: CGFloat
  /// How the whole mixes with what lies beneath.
  public var blendMode: BlendMode
  /// What of the whole shows.
  public var mask: Mask?
  /// A shadow of the whole.
  public var shadow: Shadow?
  /// Whether the whole itself is drawn; without it only its shadow is.
  public var showsContent: Bool

  /// Makes group effects.
  public init(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal, mask: Mask? = nil,
    shadow: Shadow? = nil, showsContent: Bool = true
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.mask = mask
    self.shadow = shadow
    self.showsContent = showsContent
  }
}

/// A recording that decides, by its opacity, how much of a group shows.
public struct Mask: Hashable, Sendable {
  /// What of the recording counts.
  public enum Mode: String, Hashable, Sendable {
    /// Its opacity.
    case alpha
    /// Its luminance times its opacity, as in SVG.
    case luminance
  }

  /// The drawing, in the user space that is current when the group begins.
  public var recording: Recording
  /// What of the drawing counts.
  public var mode: Mode

  /// Makes a mask.
  public init(_ recording: Recording, mode: Mode = .alpha) {
    self.recording = recording
    self.mode = mode
  }
}
