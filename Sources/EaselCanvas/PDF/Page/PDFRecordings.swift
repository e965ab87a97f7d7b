import Foundation

/// The recordings that a document drew, so that one which comes again becomes a form that all its
/// pages share.
final class PDFRecordings {
  /// A recording at a place: what its form would look like.
  struct Place: Hashable {
    var recording: UInt64
    var toPage: CGAffineTransform
    /// What can be drawn on, in page coordinates: a form has nothing beyond.
    var area: CGRect
    var appearance: Appearance
    /// Whether all of it belongs to one thing: else its texts are paragraphs.
    var isWhole: Bool
  }

  /// What a recording became.
  struct Form {
    var number: Int
    /// What it paints, in page coordinates.
    var box: CGRect
    var isTranslucent: Bool
    var traces: CheckedCanvas.Traces
  }

  /// What is known of a recording at a place.
  enum Knowledge {
    /// It was drawn once: most are not drawn again.
    case seen
    case form(Form)
    /// It is drawn anew each time.
    case unfit
  }

  private var forms: [Place: Form] = [:]
  /// What is no form, and what was remembered longer ago.
  private var others: [Place: Knowledge] = [:]
  private var older: [Place: Knowledge] = [:]

  /// The most forms, and half of the places of which is remembered that something was drawn there.
  private static let capacity = 4_096
  /// A form takes as much as some eight fills.
  static let minimumOperations = 8

  subscript(_ place: Place) -> Knowledge? {
    get { forms[place].map(Knowledge.form) ?? others[place] ?? older[place] }
    set {
      if case .form(let form) = newValue, forms.count < Self.capacity {
        forms[place] = form
        others[place] = nil
        return
      }
      if others.count >= Self.capacity { (older, others) = (others, [:]) }
      // A document of so many forms has no use for more.
      if case .form = newValue { others[place] = .unfit } else { others[place] = newValue }
    }
  }
}

extension PDFCanvas {
  /// Draws a recording, as a form if it was drawn here before.
  ///
  /// What lies in such a form is no form itself: poppler draws no more than a hundred in each other.
  func show(_ recording: Recording) {
    guard context.reusesRecordings, recording.operationCount >= PDFRecordings.minimumOperations,
      !isMakingForm, !isLuminance, !drawsCoverage, recorders.isEmpty, links?.isWatching != true
    else { return recording.replay(on: self) }
    let place = PDFRecordings.Place(
      recording: recording.number, toPage: toPage, area: clipArea, appearance: context.appearance,
      isWhole: content.marks == nil || tagger?.isWhole != false)
    switch assets.recordings[place] {
    case nil:
      recording.replay(on: self)
      assets.recordings[place] =
        recording.canBeForm && (place.isWhole || !recording.hasText) ? .seen : .unfit
    case .seen: assets.recordings[place] = drawAsForm(recording)
    case .form(let form):
      leave(form.traces)
      show(form)
    case .unfit: recording.replay(on: self)
    }
  }

  /// Draws a recording as a form; unfit is one that is noted at each time, or paints nothing.
  private func drawAsForm(_ recording: Recording) -> PDFRecordings.Knowledge {
    let (notes, area) = (context.noteCount, clipArea)
    push()
    isMakingForm = true
    let traces = tracing { recording.replay(on: self) }
    isMakingForm = false
    guard let drawn = pop()?.content, drawn.isPainted else { return .unfit }
    let box = drawn.box
    // Marks over letters may rise beyond what was reckoned with; what is no group may be as large as
    // it likes.
    let form = PDFRecordings.Form(
      number: assets.form(drawn, box: area, isGroup: false), box: box,
      isTranslucent: drawn.isTranslucent, traces: traces)
    show(form)
    return context.noteCount == notes ? .form(form) : .unfit
  }

  private func show(_ form: PDFRecordings.Form) {
    begin(in: form.box)
    if form.isTranslucent { content.isTranslucent = true }
    // Without a group, a form begins with the opacity that is set (ISO 32000-1, 8.10.1).
    show(form.number, PDFContent.Mixing(), in: form.box)
  }
}

extension Recording {
  /// Whether it looks the same as a form: what it means, and what PDF has no blend mode for, is tied
  /// to the page.
  fileprivate var canBeForm: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .save, .restore, .concatenate, .clip, .endGroup, .endMarkedContent: true
      case .fill(_, _, _, let compositing), .stroke(_, _, _, let compositing),
        .stamp(_, _, _, let compositing), .image(_, _, _, _, let compositing),
        .text(_, _, let compositing):
        compositing.blendMode.pdfName != nil
      case .recording(let inner): inner.canBeForm
      case .beginGroup(let effects):
        effects.blendMode.pdfName != nil && effects.mask?.recording.canBeForm != false
      case .beginMarkedContent(.artifact): true
      case .beginMarkedContent: false
      }
    }
  }

  /// Whether anything is written in it that is no artifact.
  fileprivate var hasText: Bool {
    operations.contains { operation in
      switch operation {
      case .text: true
      case .recording(let inner): inner.hasText
      default: false
      }
    }
  }
}
