import EaselCanvas
import Foundation

/// How far two pictures differ, as numbers.
///
/// ```swift
/// let comparison = ImageComparison(expected: reference, actual: drawn)
/// comparison.share(beyond: 8)    // part of the pixels that differ by more than 8 of 255
/// ```
public struct ImageComparison: Sendable {
  /// The picture that was wanted.
  public let expected: Image
  /// The picture that came out.
  public let actual: Image
  /// For each pixel the greatest difference of its channels, 0…255; empty when the sizes differ.
  public let differences: [UInt8]
  /// Whether the pictures have the same width and height.
  public let hasSameSize: Bool

  /// Compares two pictures pixel by pixel.
  public init(expected: Image, actual: Image) {
    self.expected = expected
    self.actual = actual
    hasSameSize = expected.width == actual.width && expected.height == actual.height
    guard hasSameSize else {
      differences = []
      return
    }
    // Premultiplied, so that the colour of what is not there does not count.
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

  /// The part of the pixels, 0…1, of which a channel differs by more than a tolerance.
  public func share(beyond tolerance: Int) -> Double {
    guard hasSameSize, !differences.isEmpty else { return hasSameSize ? 0 : 1 }
    return Double(differences.count { Int($0) > tolerance }) / Double(differences.count)
  }

  /// The mean difference, 0…255.
  public var mean: Double {
    guard hasSameSize, !differences.isEmpty else { return hasSameSize ? 0 : 255 }
    return Double(differences.reduce(0) { $0 + Int($1) }) / Double(differences.count)
  }

  /// The greatest difference, 0…255.
  public var maximum: Int { hasSameSize ? differences.max().map(Int.init) ?? 0 : 255 }

  /// Whether the pictures are alike within a budget.
  public func isWithin(_ budget: ImageBudget) -> Bool {
    hasSameSize && share(beyond: budget.tolerance) <= budget.share && mean <= budget.mean
  }

  /// The differences in one sentence.
  public var summary: String {
    guard hasSameSize else {
      return "the picture has \(actual.width) × \(actual.height) pixels instead of "
        + "\(expected.width) × \(expected.height)"
    }
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return "\(rounded(share(beyond: 0) * 100)) % of the pixels differ, by \(rounded(mean)) of 255 "
      + "in the mean and \(maximum) at most"
  }
}

/// How far a picture may differ from its reference.
public struct ImageBudget: Hashable, Sendable {
  /// A channel that differs by no more than this, of 255, does not count.
  public var tolerance: Int
  /// The part of the pixels, 0…1, that may differ by more.
  public var share: Double
  /// The mean difference that is allowed, of 255.
  public var mean: Double

  /// Makes a budget; the default allows what another release of the font rasteriser changes.
  public init(tolerance: Int = 8, share: Double = 0.002, mean: Double = 0.2) {
    self.tolerance = tolerance
    self.share = share
    self.mean = mean
  }

  /// Not a bit may differ.
  public static let exact = ImageBudget(tolerance: 0, share: 0, mean: 0)
}
