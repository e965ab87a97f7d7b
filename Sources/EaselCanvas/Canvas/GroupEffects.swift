import Foundation

/// The effects that are applied to a group as a whole when it ends.
public struct GroupEffects: Hashable, Sendable {
  /// The opacity of the whole group, 0...1.
  public var opacity: CGFloat
  /// The blend mode in which the whole group mixes with the drawing behind it.
  public var blendMode: BlendMode
  /// The mask that decides which parts of the group are visible, or `nil` for all.
  public var mask: Mask?
  /// The shadow of the whole group, or `nil` for none.
  public var shadow: Shadow?
  /// Whether the group itself is drawn; otherwise only its shadow is.
  public var showsContent: Bool

  /// Creates group effects; by default a group is drawn unchanged.
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

/// A recording whose opacity or luminance decides how much of a group is visible.
public struct Mask: Hashable, Sendable {
  /// The property of the recording that a mask uses.
  public enum Mode: String, Hashable, Sendable {
    /// The opacity of the recording.
    case alpha
    /// The luminance of the recording multiplied by its opacity, as in SVG.
    case luminance
  }

  /// The drawing of the mask, in the user space at the beginning of the group.
  public var recording: Recording
  /// The property of the drawing that the mask uses.
  public var mode: Mode

  /// Creates a mask from a recording.
  public init(_ recording: Recording, mode: Mode = .alpha) {
    self.recording = recording
    self.mode = mode
  }
}
