/// How what is drawn mixes with what lies beneath: Core Graphics' modes.
///
/// The separable and non-separable modes are those of the W3C's Compositing and Blending, and of
/// PDF 1.7, section 11.3.5; the others are Porter and Duff's operators. Of these,
/// ``sourceIn``, ``sourceOut``, ``destinationIn`` and ``destinationAtop`` change all that lies within
/// the clip; ``clear`` and ``copy`` only what lies within the shape. A group has no shape: it is as
/// large as the clip.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Over what lies beneath.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiply or screen, after what lies beneath.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what lies beneath.
  case colorDodge
  /// Darkens what lies beneath.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiply or screen, after what is drawn.
  case hardLight
  /// The difference of both.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// Hue of what is drawn, saturation and luminosity of what lies beneath.
  case hue
  /// Saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// Luminosity of what is drawn.
  case luminosity
  /// Nothing: what lies beneath is erased within the shape, whatever its paint and opacity.
  case clear
  /// What is drawn, with its opacity, instead of what lies beneath: nothing shines through.
  case copy
  /// What is drawn where something lies beneath.
  case sourceIn
  /// What is drawn where nothing lies beneath.
  case sourceOut
  /// What is drawn on top of what lies beneath, only where that is.
  case sourceAtop
  /// Beneath what is there.
  case destinationOver
  /// What lies beneath where something is drawn.
  case destinationIn
  /// What lies beneath where nothing is drawn.
  case destinationOut
  /// What lies beneath on top of what is drawn, only where that is.
  case destinationAtop
  /// Either, where not both are.
  case xor
  /// The sum of both, clamped.
  case plusLighter
}

extension BlendMode {
  /// Whether it changes what lies outside of the drawing, anywhere in the clip (Cairo's unbounded
  /// operators).
  func reachesBeyond(isGroup: Bool) -> Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .clear, .copy: isGroup
    default: false
    }
  }

  /// Whether it is one of Porter and Duff's operators, to which a drawing of many parts is one shape.
  var isOperator: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusLighter:
      true
    default: false
    }
  }

  /// Whether nothing of what is drawn shows, but only what it takes away.
  var onlyErases: Bool { self == .clear || self == .destinationOut || self == .destinationIn }

  /// Whether it takes the place of what lies beneath within the shape, and of nothing outside of it.
  var replacesItsShape: Bool { self == .clear || self == .copy }
}
