import EaselBlocks
import EaselCanvas
import Foundation

/// The space that a screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
  /// Little, as a phone has it.
  case compact
  /// Much, as a tablet has it.
  case regular
}

/// The state of a scene.
public enum ScenePhase: Comparable, CaseIterable, Sendable {
  /// The scene is not shown.
  case background
  /// The scene is shown and receives no events.
  case inactive
  /// The scene is shown and receives events, the state of a rendering.
  case active
}

/// The weight of the system's text that a person has chosen.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A bold text.
  case bold
}

/// Whether a window has the focus.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It receives the keys, the state of a rendering.
  case key
  /// It is the front one.
  case active
  /// It is not.
  case inactive
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }
  private enum LegibilityKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
  }
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum MaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// The width of the screen; compact by default, as on a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  /// The height of the screen; regular by default, as on a phone that is held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
  /// The state of the scene; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The weight of the system's text; regular by default.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// The material behind the view.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// Whether typed words are left as they are: never asked for, since nothing is typed in a rendering.
  public var autocorrectionDisabled: Bool { false }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }
  /// Whether the view has the focus: never in a rendering.
  public var isFocused: Bool { false }
  /// Whether the pointer is above the view: never in a rendering.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether the window has the focus.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether the window has the focus.
  public var appearsActive: Bool { true }
  /// Whether the app may have several windows: never in a rendering.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the screen is dimmed: never in a rendering.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded: never in a rendering.
  public var isSceneCaptured: Bool { false }
  /// Whether an activity is shown in full screen: never in a rendering.
  public var isActivityFullscreen: Bool { false }
  /// Whether a tab bar is beside the content: never in a rendering.
  public var isTabBarShowingSections: Bool { false }
}

extension EnvironmentValues {
  /// Whether a person wants less motion: never in a rendering.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether a person wants less transparency: never in a rendering.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person wants other signs besides colors: never in a rendering.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether a person has inverted the colors: never in a rendering.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a person wants the shapes of buttons: never in a rendering.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights are dimmed: never in a rendering.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images move: never in a rendering.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Whether a technology for accessibility is in use: never in a rendering.
  public var accessibilityEnabled: Bool { false }
  /// Whether VoiceOver is in use: never in a rendering.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is in use: never in a rendering.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether quick actions are in use: never in a rendering.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the large content viewer is in use: never in a rendering.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether Assistive Access is in use: never in a rendering.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
