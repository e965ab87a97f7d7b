import EaselCanvas

/// Raw values of Core Graphics and UIKit for enumerations that have none in Easel.
extension RawRepresentable where Self: CaseIterable {
  fileprivate static func at<Number: BinaryInteger>(_ number: Number) -> Self? {
    let all = Array(allCases)
    return Int(exactly: number).flatMap { all.indices.contains($0) ? all[$0] : nil }
  }
}

extension LineCap {
  /// Creates the line cap with a raw value of Core Graphics' `CGLineCap`, 0...2; `nil` for another
  /// number.
  public init?(rawValue: Int32) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension LineJoin {
  /// Creates the line join with a raw value of Core Graphics' `CGLineJoin`, 0...2; `nil` for
  /// another number.
  public init?(rawValue: Int32) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension BlendMode {
  /// Creates the blend mode with a raw value of Core Graphics' `CGBlendMode`, 0...27; `nil` for
  /// another number and for 26.
  ///
  /// The value 26, `plusDarker`, has no blend mode in Easel.
  public init?(rawValue: Int32) {
    // Easel lacks `plusDarker`, which precedes the last mode.
    let number = rawValue == 27 ? 26 : rawValue == 26 ? -1 : rawValue
    guard let value = Self.at(number) else { return nil }
    self = value
  }
}

extension PathDrawingMode {
  /// Creates the drawing mode with a raw value of Core Graphics' `CGPathDrawingMode`, 0...4; `nil`
  /// for another number.
  public init?(rawValue: Int32) {
    let modes: [PathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    guard modes.indices.contains(Int(rawValue)) else { return nil }
    self = modes[Int(rawValue)]
  }
}

extension FillRule {
  /// Creates the fill rule of a raw value of Core Graphics' `CGPathFillRule`: 0 is winding, 1 is
  /// even-odd, and another number gives `nil`.
  public init?(rawValue: Int) {
    guard rawValue == 0 || rawValue == 1 else { return nil }
    self = rawValue == 0 ? .nonZero : .evenOdd
  }
}

extension Interpolation {
  /// Creates the quality with a raw value of Core Graphics' `CGInterpolationQuality`, 0...4; `nil`
  /// for another number.
  ///
  /// The values 0 (default) and 4 (medium) create ``/EaselCanvas/Interpolation/high``.
  public init?(rawValue: Int32) {
    switch rawValue {
    case 0, 3, 4: self = .high
    case 1: self = .none
    case 2: self = .low
    default: return nil
    }
  }
}

extension TextAlignment {
  /// Creates the alignment with a raw value of UIKit's `NSTextAlignment`, 0...4; `nil` for another
  /// number.
  public init?(rawValue: Int) {
    let all: [TextAlignment] = [.left, .center, .right, .justified, .natural]
    guard all.indices.contains(rawValue) else { return nil }
    self = all[rawValue]
  }
}

extension LineBreakMode {
  /// Creates the line break mode with a raw value of UIKit's `NSLineBreakMode`, 0...5; `nil` for
  /// another number.
  public init?(rawValue: Int) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension TextDirection {
  /// Creates the writing direction with a raw value of UIKit's `NSWritingDirection`, -1...1; `nil`
  /// for another number.
  public init?(rawValue: Int) {
    guard (-1...1).contains(rawValue), let value = Self.at(rawValue + 1) else { return nil }
    self = value
  }
}
