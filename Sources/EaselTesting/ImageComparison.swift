import EaselCanvas
import Foundation

/// A comparison of two images, pixel by pixel, with the differences of their channels as numbers
/// 0…255.
///
/// ```swift
/// let expected = try Image(rgba: [255, 255, 255, 255], width: 1, height: 1)
/// let actual = try Image(rgba: [250, 255, 255, 255], width: 1, height: 1)
/// let comparison = ImageComparison(expected: expected, actual: actual)
/// let fraction = comparison.fraction(exceeding: 8)   // 0: no pixel differs by more than 8 of 255
/// ```
public struct ImageComparison: Sendable {
  /// The expected image, with which ``actual`` is compared.
  public let expected: Image
  /// The actual image, which is compared with ``expected``.
  public let actual: Image
  /// The greatest channel difference of each pixel, 0…255, row by row; empty if the sizes differ.
  ///
  /// Channels are premultiplied with alpha.
  public let differences: [UInt8]
  /// Whether the images have the same width and height in pixels.
  public let hasSameSize: Bool

  /// Creates a comparison of two images, pixel by pixel.
  public init(expected: Image, actual: Image) {
    self.expected = expected
    self.actual = actual
    hasSameSize = expected.width == actual.width && expected.height == actual.height
    guard hasSameSize else {
      differences = []
      return
    }
    // Premultiplied, so that the colors of transparent pixels do not count.
    differences = expected.withPremultipliedBytes { wanted in
      actual.withPremultipliedBytes { got in
        (0..<(wanted.count / 4)).map { pixel in
          (0..<4).reduce(UInt8(0)) { most, channel in
            let (a, b) = (wanted[pixel * 4 + channel], got[pixel * 4 + channel])
            return max(most, a > b ? a - b : b - a)
          }
        }
      }
    }
  }

  /// Returns the fraction of the pixels, 0…1, in which a channel differs by more than a tolerance;
  /// 1 if the sizes differ.
  ///
  /// - Parameter tolerance: The largest channel difference, 0…255, that still counts as equal.
  public func fraction(exceeding tolerance: Int) -> Double {
    guard hasSameSize, !differences.isEmpty else { return hasSameSize ? 0 : 1 }
    return Double(differences.count { Int($0) > tolerance }) / Double(differences.count)
  }

  /// The mean of ``differences``, 0…255; 255 if the sizes differ.
  public var mean: Double {
    guard hasSameSize, !differences.isEmpty else { return hasSameSize ? 0 : 255 }
    return Double(differences.reduce(0) { $0 + Int($1) }) / Double(differences.count)
  }

  /// The greatest of ``differences``, 0…255; 255 if the sizes differ.
  public var maximum: Int { hasSameSize ? differences.max().map(Int.init) ?? 0 : 255 }

  /// Returns whether the images have the same size and differ within a budget.
  public func isWithin(_ budget: ImageBudget) -> Bool {
    hasSameSize && fraction(exceeding: budget.tolerance) <= budget.maximumFraction
      && mean <= budget.maximumMean
  }

  /// One line of English text with the percentage of pixels that differ and by how much, or with
  /// both sizes if the sizes differ.
  ///
  /// The differences are their mean and their greatest, of 255; the sizes are in pixels.
  public var summary: String {
    guard hasSameSize else {
      return "the image has \(actual.width) × \(actual.height) pixels instead of "
        + "\(expected.width) × \(expected.height)"
    }
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    let percentage = rounded(fraction(exceeding: 0) * 100)
    return "\(percentage) % of the pixels differ, by \(rounded(mean)) of 255 in the mean and "
      + "\(maximum) at most"
  }
}

/// The allowed differences between an image and its reference.
public struct ImageBudget: Hashable, Sendable {
  /// The largest channel difference, 0…255, with which a pixel still counts as equal; 8 by default.
  public var tolerance: Int
  /// The fraction of the pixels, 0…1, that may differ by more than the tolerance; 0.002 by default.
  public var maximumFraction: Double
  /// The allowed ``ImageComparison/mean`` of the differences of all pixels, 0…255; 0.2 by default.
  public var maximumMean: Double

  /// Creates a budget; the default allows the small differences between two releases of a font
  /// rasterizer.
  ///
  /// - Parameters:
  ///   - tolerance: The largest channel difference, 0…255, with which a pixel still counts as
  ///     equal. The default is 8.
  ///   - maximumFraction: The fraction of the pixels, 0…1, that may differ by more. The default is
  ///     0.002.
  ///   - maximumMean: The allowed mean difference, 0…255. The default is 0.2.
  public init(
    tolerance: Int = 8, maximumFraction: Double = 0.002, maximumMean: Double = 0.2
  ) {
    self.tolerance = tolerance
    self.maximumFraction = maximumFraction
    self.maximumMean = maximumMean
  }

  /// The budget that allows no differences.
  public static let exact = ImageBudget(tolerance: 0, maximumFraction: 0, maximumMean: 0)
}
