import Foundation

/// The effects that are applied to a group as a whole when it ends.
public struct GroupEffects: Hashable, Sendable {
  /// The opacity of the whole group, 0...1; 1 by default.
  public var opacity: CGFloat
  /// The blend mode in which the whole group mixes with the drawing behind it; normal by default.
  public var blendMode: BlendMode
  /// The mask that decides how much of the group is visible at each point; `nil` for no mask.
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
  /// The property of a mask's recording that decides visibility: its opacity or its luminance.
  public enum Mode: String, Hashable, Sendable {
    /// The opacity of the recording: the group is visible where the recording is opaque.
    case alpha
    /// The luminance times the opacity: the group is visible where the recording is light.
    case luminance
  }

  /// The drawing of the mask, in the user space at the beginning of the group.
  public var recording: Recording
  /// The property of the recording that decides visibility: its opacity or its luminance.
  public var mode: Mode

  /// Creates a mask from a recording, by default from its opacity.
  public init(_ recording: Recording, mode: Mode = .alpha) {
    self.recording = recording
    self.mode = mode
  }
}
