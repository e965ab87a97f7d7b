import EaselCairo
import Foundation

private func useEaselCairo(_ context: OpaquePointer?) throws -> [String] {
  let size = CGSize(width: 200, height: 100)
  let result = try CairoContext.draw(on: context, size: size) { canvas in
    canvas.save()
    canvas.restore()
  }
  return result.diagnostics.map { "\($0)" }
}
