import EaselCanvas
import EaselViews
import Foundation
import Testing

private final class Faulty: View {
  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .color(.red))
  }
}

@Suite struct RenderingFaultTests {
  @Test func anErrorSaysWhichViewCausedIt() throws {
    let root = square(.red)
    root.addSubview(View(frame: root.bounds))
    root.addSubview(Faulty(frame: root.bounds))
    root.addSubview(Faulty(frame: root.bounds))
    let error = #expect(throws: EaselError.self) { try root.data(as: .pdf) }
    #expect(error?.viewPath == "View/Faulty[0]")
  }

  @Test func numbersInViewPathsFollowTheSubviews() throws {
    let root = square(.red)
    let faulty = (0..<3).map { _ in Faulty(frame: root.bounds) }
    for view in faulty { root.addSubview(view) }
    func path() throws -> [String?] {
      try root.rendered(as: .pdf, options: RenderOptions(policy: .lenient)).diagnostics.map(
        \.viewPath)
    }
    #expect(try path() == (0..<3).map { "View/Faulty[\($0)]" })
    faulty[0].removeFromSuperview()
    #expect(try path() == (0..<2).map { "View/Faulty[\($0)]" })
    faulty[1].removeFromSuperview()
    #expect(try path() == ["View/Faulty"])
  }

  @Test func aStrictFailureLeavesNoFile() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("easel-\(UUID().uuidString).pdf")
    #expect(throws: EaselError.self) {
      try Faulty(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).write(to: url)
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test(arguments: [RenderFormat.pdf, .png, .svg])
  func theErrorOfAViewWithoutASizeAsksForAFrame(_ format: RenderFormat) {
    final class Bars: View {}
    for view in [Bars(), Bars(frame: CGRect(x: 5, y: 5, width: 30, height: 0)), ScrollView()] {
      let error = #expect(throws: EaselError.self) { try view.data(as: format) }
      #expect(error?.code == .invalidSize)
      #expect(error?.message.contains("give the view a frame") == true)
      #expect(error?.message.contains("\(type(of: view)) has no size") == true)
    }
  }

  @Test func anUnknownExtensionIsRefused() {
    let error = #expect(throws: EaselError.self) {
      try square(.red).write(to: URL(fileURLWithPath: "/image.tiff"))
    }
    #expect(error?.code == .unsupportedFormat)
  }

  @Test(arguments: ["transform", "frame"])
  func aViewWithNaNInItsFrameOrTransformIsLeftOutAndNoted(_ kind: String) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = square(.red)
    child.accessibilityIdentifier = "lost"
    root.addSubview(child)
    if kind == "frame" { child.center.x = .nan } else { child.transform.a = .nan }
    let result = root.inspected()
    #expect(result.context.firstError?.viewPath == "View/lost")
    #expect(!result.drawn.contains("fill red"))
  }

  @Test func aScaleBeyondTheRangeDoesNotDrawInFullSize() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = square(.red)
    child.transform = CGAffineTransform(scaleX: 1e-9, y: 1e-9)
    root.addSubview(child)
    let result = root.inspected()
    #expect(result.context.firstError?.code == .outOfRange)
    #expect(!result.drawn.contains("fill red"))
  }

  @Test func anOpacityThatIsNaNIsNoted() {
    let view = square(.red)
    view.alpha = .nan
    #expect(view.inspected().context.firstError?.code == .invalidNumber)
  }

  @Test func viewsTooDeepAreRefused() {
    var root = square(.red)
    for _ in 0..<50_000 {
      let outer = View(frame: root.bounds)
      outer.addSubview(root)
      root = outer
    }
    #expect(root.inspected().context.firstError?.code == .limitExceeded)
  }

  @Test func layersTooDeepAreRefused() {
    var inner = Layer()
    for _ in 0..<50_000 {
      let outer = Layer()
      outer.addSublayer(inner)
      inner = outer
    }
    let view = square(.red)
    view.layer.addSublayer(inner)
    #expect(view.inspected().context.firstError?.code == .limitExceeded)
  }

  @Test func viewsUpToTheGreatestDepthAreDrawn() {
    let canvas = RecordingCanvas(context: context(depth: 3))
    nest(3).render(on: canvas)
    #expect(canvas.context.diagnostics.isEmpty)
    let refusing = RecordingCanvas(context: context(depth: 2))
    nest(3).render(on: refusing)
    #expect(refusing.context.firstError?.code == .limitExceeded)
  }

  private func context(depth: Int) -> RenderContext {
    var options = RenderOptions()
    options.limits.maximumViewDepth = depth
    return RenderContext(options)
  }

  private func nest(_ count: Int) -> View {
    (1..<count).reduce(square(.red)) { inner, _ in
      let outer = View(frame: inner.bounds)
      outer.addSubview(inner)
      return outer
    }
  }

  @Test func aLayerInItsOwnMaskIsRefused() {
    let (layer, mask) = (Layer(), Layer())
    for one in [layer, mask] {
      one.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      one.backgroundColor = .red
    }
    layer.mask = mask
    mask.mask = layer
    let canvas = RecordingCanvas()
    layer.render(on: canvas)
    #expect(canvas.context.firstError?.code == .limitExceeded)
    // The two hold each other.
    mask.mask = nil
  }

  @Test func renderingsOfTheSameViewAreEqual() throws {
    let view = square(.red)
    view.addSubview(Label(frame: view.bounds))
    let (first, second) = (try view.data(as: .svg), try view.data(as: .svg))
    #expect(first == second)
  }

  @Test func textsOfAViewHaveTheLimitsOfItsRendering() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "longer than four"
    var limits = Limits()
    limits.maximumTextLength = 4
    let options = RenderOptions(policy: .lenient, limits: limits)
    let rendered = try label.rendered(as: .svg, options: options)
    #expect(rendered.diagnostics.map(\.code) == [.limitExceeded])
    #expect(try label.rendered(as: .svg).diagnostics.isEmpty)
  }

  @Test func theDiagnosticPolicyAppliesToViews() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 14))
    label.text = "longer than the label is wide"
    #expect(try label.rendered(as: .png).diagnostics.map(\.code) == [.textTruncated])
    let error = try #require(throws: EaselError.self) {
      try label.data(as: .png, options: RenderOptions(policy: .strict(and: [.textTruncated])))
    }
    #expect(error.code == .textTruncated && error.viewPath == "Label")
  }
}
