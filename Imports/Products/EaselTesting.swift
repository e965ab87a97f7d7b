import EaselTesting
import Foundation

private func useEaselTesting() -> PictureBudget {
  let mismatch: PictureMismatch? = nil
  _ = mismatch
  return PictureBudget(tolerance: 8)
}
