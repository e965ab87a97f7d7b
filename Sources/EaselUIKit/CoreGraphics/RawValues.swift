import EaselCanvas

/// Numbers by which Core Graphics and UIKit know the cases of enumerations that have none here.
extension RawRepresentable where Self: CaseIterable {
  fileprivate static func at<Number: BinaryInteger>(_ number: Number) -> Self? {
    let all = Array(allCases)
    return Int(exactly: number).flatMap { all.indices.contains($0) ? all[$0] : nil }
  }
}

extension LineCap {
  /// The cap of Core Graphics' number; nil for none.
  public init?(rawValue: Int32) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension LineJoin {
  /// The join of Core Graphics' number; nil for none.
  public init?(rawValue: Int32) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension BlendMode {
  /// The mode of Core Graphics' number; nil for none, and for 26, which is drawn by no canvas.
  public init?(rawValue: Int32) {
    // There is no `plusDarker` before the last.
    let number = rawValue == 27 ? 26 : rawValue == 26 ? -1 : rawValue
    guard let value = Self.at(number) else { return nil }
    self = value
  }
}

extension PathDrawingMode {
  /// The mode of Core Graphics' number; nil for none.
  public init?(rawValue: Int32) {
    let modes: [PathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    guard modes.indices.contains(Int(rawValue)) else { return nil }
    self = modes[Int(rawValue)]
  }
}

extension FillRule {
  /// The rule of Core Graphics' number; nil for none.
  public init?(rawValue: Int) {
    guard rawValue == 0 || rawValue == 1 else { return nil }
    self = rawValue == 0 ? .nonZero : .evenOdd
  }
}

extension Interpolation {
  /// The quality of Core Graphics' number; nil for none.
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
  /// The alignment of UIKit's number; nil for none.
  public init?(rawValue: Int) {
    let all: [TextAlignment] = [.left, .center, .right, .justified, .natural]
    guard all.indices.contains(rawValue) else { return nil }
    self = all[rawValue]
  }
}

extension LineBreakMode {
  /// The mode of UIKit's number; nil for none.
  public init?(rawValue: Int) {
    guard let value = Self.at(rawValue) else { return nil }
    self = value
  }
}

extension TextDirection {
  /// The direction of UIKit's number; nil for none.
  public init?(rawValue: Int) {
    guard (-1...1).contains(rawValue), let value = Self.at(rawValue + 1) else { return nil }
    self = value
  }
}
