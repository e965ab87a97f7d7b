import Dispatch
import Foundation
import Synchronization
import Testing

@testable import EaselCanvas

struct CurrentContextTests {
  @Test("there is a current context inside of withCurrent only")
  func scope() {
    #expect(GraphicsContext.current == nil)
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { context in
      #expect(GraphicsContext.current === context)
      GraphicsContext.withCurrent(RecordingCanvas()) { #expect(GraphicsContext.current === $0) }
      #expect(GraphicsContext.current === context)
    }
    #expect(GraphicsContext.current == nil)
  }

  @Test("there is no current context after withCurrent throws")
  func throwing() {
    #expect(throws: CancellationError.self) {
      try GraphicsContext.withCurrent(RecordingCanvas()) { _ in throw CancellationError() }
    }
    #expect(GraphicsContext.current == nil)
  }

  @Test("pop restores the context before push")
  func pushPop() {
    let context = GraphicsContext(RecordingCanvas())
    GraphicsContext.push(context)
    #expect(GraphicsContext.current === context)
    GraphicsContext.pop()
    #expect(GraphicsContext.current == nil)
    GraphicsContext.pop()
  }

  @Test("a pop too many is noted and leaves the rendering's context")
  func unbalancedPop() {
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { context in
      GraphicsContext.pop()
      #expect(GraphicsContext.current === context)
    }
    #expect(canvas.context.diagnostics.map(\.code) == [.unbalancedState])
  }

  @Test("states, layers and contexts left open are ended and noted")
  func leftOpen() {
    let canvas = RecordingCanvas()
    GraphicsContext.withCurrent(canvas) { context in
      context.saveGState()
      context.translateBy(x: 3, y: 3)
      context.beginTransparencyLayer()
      GraphicsContext.push(GraphicsContext(RecordingCanvas()))
    }
    #expect(GraphicsContext.current == nil)
    #expect(canvas.transform.isIdentity)
    let noted = canvas.context.diagnostics
    #expect(noted.allSatisfy { $0.code == .unbalancedState })
    // A layer does something to its drawing, a state nothing.
    #expect(noted.contains { $0.severity == .error } && noted.contains { $0.severity == .warning })
    #expect(canvas.context.diagnostics.count == 3)
  }

  @Test("each thread has its own current context")
  func threads() {
    GraphicsContext.withCurrent(RecordingCanvas()) { _ in
      let isNil = Mailbox()
      let thread = Thread {
        GraphicsContext.push(GraphicsContext(RecordingCanvas()))
        GraphicsContext.pop()
        isNil.put(GraphicsContext.current == nil)
      }
      thread.start()
      #expect(isNil.take())
    }
  }

  @Test("colors are set on the current context")
  func colors() {
    let canvas = RecordingCanvas()
    let box = CGRect(x: 0, y: 0, width: 5, height: 5)
    Color.red.set()
    GraphicsContext.withCurrent(canvas) { context in
      Color.red.setFill()
      Color.blue.setStroke()
      context.addRect(box)
      context.drawPath(using: .fillStroke)
      Color.green.set()
      context.fill(box)
    }
    #expect(
      canvas.recording.operations == [
        .fill(Path(box), with: .color(.red), rule: .nonZero, compositing: .normal),
        .stroke(Path(box), with: .color(.blue), style: StrokeStyle(), compositing: .normal),
        .fill(Path(box), with: .color(.green), rule: .nonZero, compositing: .normal),
      ])
  }
}

/// Hands one truth from a thread to another.
private final class Mailbox: Sendable {
  private let arrival = DispatchSemaphore(value: 0)
  private let truth = Mutex(false)

  func put(_ value: Bool) {
    truth.withLock { $0 = value }
    arrival.signal()
  }

  func take() -> Bool {
    arrival.wait()
    return truth.withLock { $0 }
  }
}
