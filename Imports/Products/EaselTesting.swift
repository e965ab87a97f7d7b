import EaselTesting
import Foundation

private func useEaselTesting() -> ImageBudget {
  let mismatch: ImageMismatch? = nil
  _ = mismatch
  return ImageBudget(tolerance: 8)
}
