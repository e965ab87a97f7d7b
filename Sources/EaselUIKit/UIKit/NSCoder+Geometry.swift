// Functions have the names of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// Geometry as text, such as `{{0, 0}, {100, 50}}`.
extension NSCoder {
  /// Returns the text of a point, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// Returns the text of a vector, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  /// Returns the text of a size, such as `{10, 20}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// Returns the text of a rectangle, such as `{{1, 2}, {10, 20}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the text of a transform, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast())]"
  }

  /// Returns the text of insets in the order top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the text of insets in the order top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the text of an offset, such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// Returns the point in a text such as `{1, 2}`; the origin if there is none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the vector in a text such as `{1, 2}`; zero if there is none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }

  /// Returns the size in a text such as `{10, 20}`; zero if there is none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle in a text such as `{{1, 2}, {10, 20}}`; zero if there is none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Returns the transform in a text such as `[1, 0, 0, 1, 0, 0]`; the identity if there is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Returns the insets in a text in the order top, left, bottom, right; zero if there are none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// Returns the insets in a text in the order top, leading, bottom, trailing; zero if there are
  /// none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, 4)
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }

  /// Returns the offset in a text such as `{1, 2}`; zero if there is none.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    // Whole numbers have no fraction, as in UIKit.
    let words = numbers.map {
      let text = "\($0)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(words.joined(separator: ", "))}"
  }

  /// Returns a number of numbers from a text; `nil` if it has more or fewer.
  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], \t\n".contains($0) }
    let found = words.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count && words.count == count ? found : nil
  }
}

/// Values of geometry in an archive, which are written as text.
extension NSCoder {
  /// Writes a point to the archive.
  public func encode(_ point: CGPoint, forKey key: String) { write(Self.string(for: point), key) }

  /// Writes a size to the archive.
  public func encode(_ size: CGSize, forKey key: String) { write(Self.string(for: size), key) }

  /// Writes a rectangle to the archive.
  public func encode(_ rect: CGRect, forKey key: String) { write(Self.string(for: rect), key) }

  /// Writes a vector to the archive.
  public func encode(_ vector: CGVector, forKey key: String) {
    write(Self.string(for: vector), key)
  }

  /// Writes a transform to the archive.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(Self.string(for: transform), key)
  }

  /// Writes insets to the archive.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  /// Returns a point of the archive; the origin if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: read(key)) }

  /// Returns a size of the archive; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: read(key)) }

  /// Returns a rectangle of the archive; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: read(key)) }

  /// Returns a vector of the archive; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: read(key)) }

  /// Returns a transform of the archive; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: read(key))
  }

  /// Returns insets of the archive; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: read(key))
  }

  private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func read(_ key: String) -> String {
    // Foundation ends the process where a key is missing.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}

/// The text of a point: UIKit's older name for `NSCoder.string(for:)`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The text of a size: UIKit's older name for `NSCoder.string(for:)`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The text of a rectangle: UIKit's older name for `NSCoder.string(for:)`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The point in a text: UIKit's older name for `NSCoder.cgPoint(for:)`.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The size in a text: UIKit's older name for `NSCoder.cgSize(for:)`.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The rectangle in a text: UIKit's older name for `NSCoder.cgRect(for:)`.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
