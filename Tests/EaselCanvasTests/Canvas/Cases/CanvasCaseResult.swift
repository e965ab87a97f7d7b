import Foundation

@testable import EaselCanvas

/// What became of a case.
enum CanvasCaseResult: Equatable {
  case passed
  case failed(String)
  case inexpressible(String)

  /// Draws the case on a bitmap and compares its pixels.
  static func onBitmap(_ one: CanvasCase) throws -> CanvasCaseResult {
    if let reason = one.inexpressible { return .inexpressible(reason) }
    let surface = try BitmapSurface(size: one.size)
    do {
      try HTMLReplayer(surface.canvas).replay(one.ops)
    } catch let failure as HTMLReplayer.Failure {
      return .failed(failure.description)
    }
    let drawnImage = surface.image
    for point in one.expect {
      let actual = drawnImage.straightPixel(x: point.x, y: point.y)
      let isNear = zip(actual, point.rgba).allSatisfy { abs($0 - $1) <= point.tol }
      guard isNear else {
        return .failed(
          "(\(point.x), \(point.y)) is \(actual) and should be \(point.rgba) ± \(point.tol)")
      }
    }
    return .passed
  }
}

/// The cases by what became of them.
struct CanvasCaseTally {
  var passed: [CanvasCase] = []
  var failed: [CanvasCase] = []
  var inexpressible: [CanvasCase] = []
  /// Why, by the identifier of the case; passed ones have no entry.
  var reasons: [String: String] = [:]

  init(_ results: [(CanvasCase, CanvasCaseResult)]) {
    for (one, result) in results {
      switch result {
      case .passed: passed.append(one)
      case .failed(let why):
        failed.append(one)
        reasons[one.id] = why
      case .inexpressible(let why):
        inexpressible.append(one)
        reasons[one.id] = why
      }
    }
  }

  var expressible: Int { passed.count + failed.count }
}

extension Image {
  /// Red, green, blue, alpha of a pixel, 0…255, not premultiplied.
  func straightPixel(x: Int, y: Int) -> [Int] {
    let index = (y * width + x) * 4
    let alpha = Int(pixels[index + 3])
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let channels = [2, 1, 0].map { (Int(pixels[index + $0]) * 255 + alpha / 2) / alpha }
    return channels + [alpha]
  }
}
