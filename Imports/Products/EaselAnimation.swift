import EaselAnimation
import Foundation

private func useEaselAnimation() -> AnimatedDrawing {
  let size = CGSize(width: 200, height: 100)
  let drawing: AnimatedDrawing = AnimatedDrawing(size: size, duration: 2) { _, _ in }
  let format: AnimationFormat? = nil
  let progress: AnimationProgress? = nil
  _ = (format, progress)
  return drawing
}
