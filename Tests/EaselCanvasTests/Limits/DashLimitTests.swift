import Foundation
import Testing

@testable import EaselCanvas

/// How many lengths a dash pattern may have.
@Suite("Lengths of dashes")
struct DashLimitTests {
  private func diagnostics(_ count: Int, _ limits: Limits) throws -> [Diagnostic] {
    let document = try PDFDocument(options: RenderOptions(policy: .lenient, limits: limits))
    try document.page(size: CGSize(width: 100, height: 100)) { canvas in
      canvas.stroke(
        Path(CGRect(x: 10, y: 10, width: 50, height: 50)), with: .color(.black),
        style: StrokeStyle(dash: [CGFloat](repeating: 3, count: count)))
    }
    return try document.finish().diagnostics
  }

  @Test(
    "more lengths than the limit are refused, with both numbers", arguments: [Limits(), .untrusted])
  func tooMany(_ limits: Limits) throws {
    let most = limits.maximumDashLengths
    #expect(try diagnostics(most, limits).isEmpty)
    let noted = try diagnostics(most + 1, limits)
    #expect(noted.map(\.code) == [.limitExceeded])
    let message = noted.first?.message ?? ""
    #expect(message.contains("\(most + 1)") && message.contains("the limit is \(most)"))
  }
}
