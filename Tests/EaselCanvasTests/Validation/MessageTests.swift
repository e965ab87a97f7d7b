import Foundation
import Testing

@testable import EaselCanvas

/// What messages say of numbers, and of calls without their counterparts.
@Suite("Messages of checks")
struct MessageTests {
  private func diagnostics(_ draw: (any Canvas) -> Void) throws -> [Diagnostic] {
    let surface = try BitmapSurface(
      size: CGSize(width: 20, height: 20), options: RenderOptions(policy: .lenient))
    draw(surface.canvas)
    return try surface.finish().diagnostics
  }

  /// What is drawn with a number that none can be drawn with.
  private static let drawings: [String: @Sendable (any Canvas, CGFloat) -> Void] = [
    "an arc's radius": { canvas, number in
      canvas.fill(
        Path {
          $0.addArc(
            center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
        }, with: .color(.red))
    },
    "a corner's arc": { canvas, number in
      canvas.fill(
        Path {
          $0.move(to: .zero)
          $0.addArc(
            tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: number)
        }, with: .color(.red))
    },
  ]

  @Test(
    "the message for an infinite radius contains its number", arguments: drawings.keys.sorted(),
    [-CGFloat.infinity, .infinity])
  func radius(_ name: String, _ number: CGFloat) throws {
    let draw = try #require(Self.drawings[name])
    let noted = try diagnostics { draw($0, number) }
    #expect(noted.map(\.code) == [.invalidNumber])
    #expect(noted.first?.value == "\(number)")
    #expect(noted.first?.message.contains("\(number)") == true)
  }

  @Test(
    "messages for infinite coordinates contain their number",
    arguments: [-CGFloat.infinity, .infinity])
  func positions(_ number: CGFloat) throws {
    let rect = CGRect(x: number, y: 0, width: 9, height: 9)
    let noted = try diagnostics { canvas in
      canvas.fill(Path(ellipseIn: rect), with: .color(.red))
      canvas.fill(Path(roundedRect: rect, cornerRadius: 2), with: .color(.red))
      canvas.fill(Path(rect), with: .color(.red))
      canvas.rotate(by: number)
    }
    #expect(noted.map(\.code) == [.invalidNumber, .invalidNumber])
    #expect(noted.allSatisfy { $0.value == "\(number)" }, "\(noted)")
  }

  @Test("messages for unbalanced ends name their calls")
  func ends() throws {
    let noted = try diagnostics { canvas in
      canvas.restore()
      canvas.endGroup()
      canvas.endMarkedContent()
    }
    #expect(noted.map(\.operation) == ["restore", "endGroup", "endMarkedContent"])
    #expect(noted[0].message.contains("restore()") && noted[0].message.contains("save()"))
  }

  @Test("a group that is left open is an error")
  func openGroup() throws {
    let surface = try BitmapSurface(size: CGSize(width: 20, height: 20))
    surface.canvas.beginGroup(GroupEffects(opacity: 0.5))
    let error = #expect(throws: EaselError.self) { try surface.finish() }
    #expect(error?.code == .unbalancedState)
    let document = try PDFDocument()
    #expect(throws: EaselError.self) {
      try document.page(size: CGSize(width: 20, height: 20)) { $0.beginGroup(GroupEffects()) }
      try document.finish()
    }
  }

  @Test("a layer that is left open is an error")
  func openLayer() throws {
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { $0.beginTransparencyLayer() }
    #expect(canvas.context.firstError?.code == .unbalancedState)
  }
}
