import EaselCanvas
import EaselViews
import Foundation
import Testing

/// Layers that are made by their class alone, in another module than ``Layer``.
@Suite struct LayerByClassTests {
  private final class Plain: Layer { var list = [1, 2, 3] }
  private class Both: ShapeLayer {
    var note = "made"
    override init() {
      super.init()
      lineWidth = 7
    }
    override init(layer: Any) {
      super.init(layer: layer)
      note = "a copy of what was " + ((layer as? Both)?.note ?? "")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Further: Both { var more = 1.5 }
  private final class Generic<Item>: Layer { var items: [Item] = [] }
  private final class Convenient: GradientLayer {
    var number = 0
    convenience init(number: Int) {
      self.init()
      self.number = number
    }
  }
  private final class OnlyPlain: TextLayer {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private class OnlyOwn: ShapeLayer {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class BelowOwn: OnlyOwn { var more = 2 }
  private final class OnlyCopying: Layer {
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Host: View {
    class var kind: AnyClass { Layer.self }
    override class var layerClass: AnyClass { kind }
  }
  private final class PlainHost: Host { override class var kind: AnyClass { Plain.self } }
  private final class BothHost: Host { override class var kind: AnyClass { Both.self } }
  private final class FurtherHost: Host { override class var kind: AnyClass { Further.self } }
  private final class GenericHost: Host { override class var kind: AnyClass { Generic<Int>.self } }
  private final class ConvenientHost: Host { override class var kind: AnyClass { Convenient.self } }
  private final class OnlyPlainHost: Host { override class var kind: AnyClass { OnlyPlain.self } }
  private final class OnlyOwnHost: Host { override class var kind: AnyClass { OnlyOwn.self } }
  private final class CopyingHost: Host { override class var kind: AnyClass { OnlyCopying.self } }
  private final class NoLayerHost: Host { override class var kind: AnyClass { View.self } }

  private let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func notes(_ view: View) -> [EaselError.Code] {
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    return canvas.context.diagnostics.map(\.code)
  }

  @Test func aViewMakesALayerOfAnyClassThatHasTheInitializer() {
    let hosts: [(Host, AnyClass)] = [
      (PlainHost(frame: frame), Plain.self), (BothHost(frame: frame), Both.self),
      (FurtherHost(frame: frame), Further.self), (GenericHost(frame: frame), Generic<Int>.self),
      (ConvenientHost(frame: frame), Convenient.self),
      (OnlyPlainHost(frame: frame), OnlyPlain.self),
    ]
    for (host, kind): (Host, AnyClass) in hosts {
      #expect(type(of: host.layer) == kind)
      #expect(host.layer.bounds == frame)
      #expect(notes(host) == [])
    }
    #expect((hosts[0].0.layer as? Plain)?.list == [1, 2, 3])
    #expect((hosts[2].0.layer as? Further)?.lineWidth == 7)
    #expect((hosts[2].0.layer as? Further)?.more == 1.5)
  }

  @Test func aViewWhoseLayerClassIsNoLayerClassNotesIt() {
    let host = NoLayerHost(frame: frame)
    #expect(type(of: host.layer) == Layer.self)
    let canvas = RecordingCanvas()
    host.render(on: canvas)
    #expect(canvas.context.diagnostics.map(\.code) == [.drawingApproximated])
    #expect(canvas.context.diagnostics.first?.message.contains("no subclass of Layer") == true)
  }

  @Test func aPresentationIsOfTheLayersOwnClass() {
    let layer = Further()
    layer.more = 3
    layer.lineWidth = 20
    let thinning = BasicAnimation(keyPath: "lineWidth")
    thinning.fromValue = 0
    thinning.duration = 1
    layer.add(thinning, forKey: nil)
    let copy = layer.presentation()
    #expect(copy?.lineWidth == 0)
    #expect(copy?.note == "a copy of what was made")
    #expect(copy?.more == 1.5)
    #expect(Generic<String>().presentation() != nil)
    #expect(Plain().presentation()?.list == [1, 2, 3])
  }

  @Test func aCopyOfAnotherClassIsNotedWhenItIsReadWhileDrawing() {
    final class Asking: Layer, InstantiableLayer {
      static func makeLayer() -> Layer { Asking() }
      static func makeLayer(copying layer: Any) -> Layer? { ShapeLayer() }
      override func draw(in context: GraphicsContext) { _ = presentation() }
    }
    let view = View(frame: frame)
    let layer = Asking()
    layer.frame = frame
    view.layer.addSublayer(layer)
    let canvas = RecordingCanvas()
    view.render(on: canvas)
    #expect(
      canvas.context.diagnostics.map(\.message) == [
        "presentation() of Asking is nil: makeLayer(copying:) returned a ShapeLayer; return a Asking"
      ])
  }

  @Test func theModelOfAPresentationIsTheLayer() {
    let layer = ShapeLayer()
    #expect(layer.model() === layer)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.presentation()?.presentation()?.model() === layer)
  }

  @Test func aLayerThatCannotBeCopiedAnimates() {
    // `OnlyPlain` could make none.
    let layer = OnlyPlain()
    Transaction.begin()
    Transaction.setAnimationDuration(1)
    layer.opacity = 0.5
    Transaction.commit()
    #expect((layer.animation(forKey: "opacity") as? BasicAnimation)?.fromValue as? CGFloat == 1)
  }

  #if compiler(>=6.2)
    /// What Swift writes to standard error when a process that must fail ends.
    private static func lastWords(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func aViewWhoseLayerClassLacksInitEndsTheProcess() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = OnlyOwnHost(frame: .zero)
      }
      let words = Self.lastWords(result)
      #expect(words.contains("unimplemented initializer 'init()' for class"))
      #expect(words.contains("OnlyOwn"))
    }

    @Test func aClassThatOnlyCopiesLacksInitAsWell() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = CopyingHost(frame: .zero)
      }
      #expect(Self.lastWords(result).contains("unimplemented initializer 'init()' for class"))
    }

    @Test func aPresentationOfAClassWithoutInitLayerEndsTheProcess() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = OnlyPlain().presentation()
      }
      let words = Self.lastWords(result)
      #expect(words.contains("unimplemented initializer 'init(layer:)' for class"))
      #expect(words.contains("OnlyPlain"))
    }

    @Test func aSubclassOfAClassWithoutInitLayerHasNoneEither() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = BelowOwn(number: 1).presentation()
      }
      #expect(Self.lastWords(result).contains("'init(layer:)' for class"))
    }

    /// Whether the process may change its root folder, as in most containers.
    private static let mayChangeRoot = geteuid() == 0 && chroot("/") == 0

    @Test(.enabled(if: mayChangeRoot, "a root folder without /proc needs the right to change it"))
    func aLayerClassIsUsedWithoutProc() async {
      await #expect(processExitsWith: .success) {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard chroot(folder.path) == 0 else { throw CancellationError() }
        let host = FurtherHost(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let canvas = RecordingCanvas()
        host.render(on: canvas)
        guard host.layer is Further, host.layer.presentation() is Further,
          canvas.context.diagnostics.isEmpty
        else { throw CancellationError() }
      }
    }
  #endif
}
