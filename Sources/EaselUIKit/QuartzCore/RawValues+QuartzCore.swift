import EaselCanvas
import EaselViews

// The types of these constants are structures of strings in QuartzCore, whose initializers cannot
// fail: `layer.lineCap = CAShapeLayerLineCap(rawValue: "round")`. Core Animation treats an unknown
// string like the default.

extension LineCap {
  /// Creates the line cap with a raw value of QuartzCore's `CAShapeLayerLineCap`; `butt` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .butt
  }
}

extension LineJoin {
  /// Creates the line join with a raw value of QuartzCore's `CAShapeLayerLineJoin`; `miter` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .miter
  }
}

extension TextAlignment {
  /// Creates the alignment with a raw value of QuartzCore's `CATextLayerAlignmentMode`; `natural` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .natural
  }
}

extension MediaTimingFillMode {
  /// Creates the fill mode with a raw value of QuartzCore's `CAMediaTimingFillMode`; `removed` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .removed
  }
}

extension TimingFunctionName {
  /// Creates the name with a raw value of QuartzCore's `CAMediaTimingFunctionName`; `default` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .`default`
  }
}

extension AnimationCalculationMode {
  /// Creates the mode with a raw value of QuartzCore's `CAAnimationCalculationMode`; `linear` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .linear
  }
}

extension ContentsGravity {
  /// Creates the gravity with a raw value of QuartzCore's `CALayerContentsGravity`; `resize` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .resize
  }
}

extension TextTruncation {
  /// Creates the truncation with a raw value of QuartzCore's `CATextLayerTruncationMode`; `none` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .none
  }
}

extension GradientKind {
  /// Creates the kind of gradient with a raw value of QuartzCore's `CAGradientLayerType`; `axial` for another
  /// string.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .axial
  }
}

extension FillRule {
  /// Creates the fill rule with a raw value of QuartzCore's `CAShapeLayerFillRule`: `even-odd`, or
  /// `non-zero` for every other string.
  public init(rawValue: String) { self = rawValue == "even-odd" ? .evenOdd : .nonZero }

  /// The name of the rule in QuartzCore, `non-zero` or `even-odd`.
  public var rawValue: String { self == .evenOdd ? "even-odd" : "non-zero" }
}
