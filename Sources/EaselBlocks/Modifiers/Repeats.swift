import EaselCanvas
import Foundation

extension Block {
  /// Draws the block by one recording, however often it is drawn alike.
  ///
  /// ```swift
  /// let form = VStack(alignment: .leading) {
  ///   Text("Net pay").padding(4).border(Tint.black)
  ///   Text("Tax").padding(4).border(Tint.black)
  /// }
  /// let page = ZStack { form.repeats(); Text("1,284.00") }
  /// ```
  ///
  /// It is meant for the boxes, rules and labels of a form that many pages share, such as a payslip.
  /// Screen readers read the block as one paragraph, in the order in which it is drawn. A PDF has its
  /// drawing once: from the second time on, a page refers to it. A text in another language than the
  /// report is drawn on each page, so that its language is kept.
  ///
  /// Hidden text and images in the block stay hidden from screen readers; then the parts between
  /// them are shared each by itself.
  ///
  /// A block with links, headings, lists, tables or figures with alternative texts keeps them and is
  /// not shared, with a warning of code `unsupportedOption`; so is one with values that are known
  /// later, such as the number of pages, and one with hidden text in an effect on a whole, such as
  /// an opacity. The drawing is compared with up to 64
  /// others of the document; a block that differs on each page costs that and gains nothing. In
  /// bitmaps and SVG the modifier has no effect.
  public func repeats() -> some Block { ModifiedBlock(self, RepeatsModifier()) }
}

private struct RepeatsModifier: NodeModifier {
  static var changesPosition: Bool { false }

  func update(_ inputs: inout NodeInputs) { inputs.environment.isInTextElement = true }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(
      node,
      RepeatedDrawing(known: RepeatedRecordings.of(inputs.session), path: inputs.path?.description),
      inputs)
  }
}

/// The drawings of blocks that repeat in a rendering.
private final class RepeatedRecordings {
  private var known: [Recording: Recording] = [:]

  /// The maximum number of different drawings.
  private static let capacity = 64

  static func of(_ session: BlockSession) -> RepeatedRecordings {
    let key = ObjectIdentifier(RepeatedRecordings.self)
    if let known = session.shared[key] as? RepeatedRecordings { return known }
    let known = RepeatedRecordings()
    session.shared[key] = known
    return known
  }

  /// Returns the first of the equal recordings, so that all are one for a document.
  func first(equalTo recording: Recording) -> Recording {
    if let first = known[recording] { return first }
    if known.count < Self.capacity { known[recording] = recording }
    return recording
  }
}

/// Draws a fragment by a recording that equal fragments share.
private struct RepeatedDrawing: MarkingDrawing {
  let known: RepeatedRecordings
  let path: String?

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let parts = shared(fragment, canvas.context) else {
      var diagnostic = Diagnostic(
        .warning, .unsupportedOption,
        "a block that repeats has links, headings, lists, tables, alternative texts, values that are "
          + "known later, or hidden text in an effect such as opacity, and is not shared; put them "
          + "outside of it", operation: "repeats")
      diagnostic.viewPath = path
      canvas.context.note(diagnostic)
      return fragment.drawChildren(on: canvas, at: origin)
    }
    canvas.withMarkedContent(.paragraph) {
      canvas.withSavedState {
        canvas.translate(x: origin.x, y: origin.y)
        for part in parts {
          let recording = known.first(equalTo: part.recording)
          canvas.withSavedState {
            guard part.isArtifact else { return canvas.draw(recording) }
            canvas.withMarkedContent(.artifact) { canvas.draw(recording) }
          }
        }
      }
    }
  }

  /// Records the fragment and returns the parts that documents can share; nil if it needs elements
  /// of its own or a value that is known later.
  private func shared(
    _ fragment: Fragment, _ context: RenderContext
  ) -> [Recording.ElementPart]? {
    let (later, probe) = (context.later, LaterProbe())
    if later != nil { context.later = probe }
    defer { context.later = later }
    var parts: [Recording.ElementPart]?
    let diagnostics = context.holding {
      let recorder = RecordingCanvas(context: context)
      fragment.drawChildren(on: recorder, at: .zero)
      parts = probe.wasUsed ? nil : recorder.recording.elementParts
    }
    if parts != nil { for diagnostic in diagnostics { context.note(diagnostic) } }
    return parts
  }
}

/// Notices that a drawing has a part that is drawn later.
private final class LaterProbe: LaterDrawing {
  private(set) var wasUsed = false

  func draw(
    in rect: CGRect, on canvas: any Canvas, when isReady: @escaping () -> Bool,
    _ draw: @escaping (any Canvas) -> Void
  ) { wasUsed = true }
}
