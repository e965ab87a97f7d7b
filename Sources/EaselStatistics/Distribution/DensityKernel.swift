import Foundation

extension Statistics {
  /// The shape that a kernel density estimate places on each value, with the bandwidth as its
  /// standard deviation.
  public enum DensityKernel: String, Sendable, Hashable, CaseIterable {
    /// The Gaussian kernel: the bell curve of the normal distribution.
    case gaussian
    /// The Epanechnikov kernel: a parabola that falls to 0 at √5 bandwidths from its center.
    case epanechnikov
    /// The rectangular kernel: constant up to √3 bandwidths from its center, and 0 beyond.
    case rectangular
    /// The triangular kernel: it falls linearly to 0 at √6 bandwidths from its center.
    case triangular
    /// The biweight or quartic kernel: the square of a parabola that falls to 0 at √7 bandwidths
    /// from its center.
    case biweight
    /// The cosine kernel: a full period of 1 + cos that falls to 0 at 2.77 bandwidths from its
    /// center.
    case cosine
    /// The optimal cosine kernel: half a period of cos that falls to 0 at 2.30 bandwidths from its
    /// center.
    case optcosine

    /// The distance, in bandwidths, from which the kernel is 0 (Gaussian: below 10⁻¹⁸ of its
    /// maximum).
    var reach: Double {
      switch self {
      case .gaussian: 9.2
      case .epanechnikov: 5.0.squareRoot()
      case .rectangular: 3.0.squareRoot()
      case .triangular: 6.0.squareRoot()
      case .biweight: 7.0.squareRoot()
      case .cosine: 1 / (1.0 / 3 - 2 / (Double.pi * Double.pi)).squareRoot()
      case .optcosine: 1 / (1 - 8 / (Double.pi * Double.pi)).squareRoot()
      }
    }

    /// The kernel of bandwidth 1 at a distance.
    func value(at distance: Double) -> Double {
      let distance = abs(distance)
      let reach = reach
      guard distance < reach else { return 0 }
      let share = distance / reach
      switch self {
      case .gaussian: return exp(-distance * distance / 2) / (2 * Double.pi).squareRoot()
      case .epanechnikov: return 0.75 * (1 - share * share) / reach
      case .rectangular: return 0.5 / reach
      case .triangular: return (1 - share) / reach
      case .biweight: return 15.0 / 16 * (1 - share * share) * (1 - share * share) / reach
      case .cosine: return (1 + cos(.pi * share)) / (2 * reach)
      case .optcosine: return .pi / 4 * cos(.pi * share / 2) / reach
      }
    }
  }
}
