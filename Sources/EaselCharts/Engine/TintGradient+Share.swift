import EaselBlocks
import EaselCanvas
import Foundation

extension TintGradient {
  /// Returns the tint at a location 0...1, mixed in OKLab; other locations are clamped.
  func tint(at share: Double) -> Tint {
    let share = CGFloat(share.isFinite ? min(max(share, 0), 1) : 0)
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= share }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    let width = high.location - low.location
    let part = width > 0 ? Double((share - low.location) / width) : 1
    return low.color.mix(with: high.color, by: part, in: .perceptual)
  }
}
