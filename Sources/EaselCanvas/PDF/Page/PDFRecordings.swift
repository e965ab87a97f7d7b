import Foundation

/// The recordings that a document drew; a repeated one becomes a form that all pages share.
final class PDFRecordings {
  /// A recording with all properties on which its form would depend.
  struct Position: Hashable {
    var recording: UInt64
    var toPage: CGAffineTransform
    /// The bounding box of the clip, in page coordinates, which is that of the form.
    var area: CGRect
    var appearance: Appearance
    var owner: Owner
  }

  /// The owner of what a recording draws.
  enum Owner: Hashable {
    /// All of it has one owner, such as a figure or an artifact.
    case whole
    /// Its texts are content of the paragraph around it, which is in a language.
    case paragraph(language: String?)
    /// Each of its texts has an element of its own.
    case parts
  }

  /// The form of a recording.
  struct Form {
    var number: Int
    /// The bounding box of its painting, in page coordinates.
    var box: CGRect
    var isTranslucent: Bool
    var traces: CheckedCanvas.Traces
  }

  /// The state of a recording with its properties.
  enum Knowledge {
    /// It was drawn once; most recordings are not drawn again.
    case seen
    case form(Form)
    /// It cannot be a form, and is drawn anew each time.
    case unfit
  }

  private var forms: [Position: Form] = [:]
  /// The recordings without a form, and in `older` those that were remembered before them.
  private var others: [Position: Knowledge] = [:]
  private var older: [Position: Knowledge] = [:]

  /// The maximum number of forms, and half of the maximum number of other recordings.
  private static let capacity = 4_096
  /// The minimum number of operations of a form, which takes as many bytes as some eight fills.
  static let minimumOperations = 8

  subscript(_ position: Position) -> Knowledge? {
    get { forms[position].map(Knowledge.form) ?? others[position] ?? older[position] }
    set {
      if case .form(let form) = newValue, forms.count < Self.capacity {
        forms[position] = form
        others[position] = nil
        return
      }
      if others.count >= Self.capacity { (older, others) = (others, [:]) }
      // A document with that many forms gets no further ones.
      if case .form = newValue { others[position] = .unfit } else { others[position] = newValue }
    }
  }
}

extension PDFCanvas {
  /// Draws a recording, as a form if it was drawn with the same properties before.
  ///
  /// A recording in such a form does not become a form: poppler draws at most a hundred nested
  /// forms.
  func show(_ recording: Recording) {
    let outer = recordingOwner
    // Nothing is marked within a form, so that the owner is that of the form.
    let owner = isMakingForm ? outer ?? .whole : ownerOfRecordings
    recordingOwner = owner
    defer { recordingOwner = outer }
    guard context.reusesRecordings, recording.operationCount >= PDFRecordings.minimumOperations,
      !isMakingForm, !isLuminance, !drawsCoverage, recorders.isEmpty, links?.isWatching != true
    else { return recording.replay(on: self) }
    let position = PDFRecordings.Position(
      recording: recording.number, toPage: toPage, area: clipArea, appearance: context.appearance,
      owner: owner)
    switch assets.recordings[position] {
    case nil:
      recording.replay(on: self)
      assets.recordings[position] = canBeForm(recording, of: position.owner) ? .seen : .unfit
    case .seen: assets.recordings[position] = drawAsForm(recording, of: position.owner)
    case .form(let form):
      leave(form.traces)
      show(form, of: position.owner)
    case .unfit: recording.replay(on: self)
    }
  }

  private var ownerOfRecordings: PDFRecordings.Owner {
    guard content.marks != nil, let tagger, !tagger.isWhole else { return .whole }
    return tagger.isInParagraph ? .paragraph(language: tagger.language) : .parts
  }

  /// Whether a recording can be drawn as a form, whose texts have no elements of their own.
  private func canBeForm(_ recording: Recording, of owner: PDFRecordings.Owner) -> Bool {
    guard recording.canBeForm else { return false }
    return switch owner {
    case .whole: true
    case .paragraph(let language):
      // Nothing is marked within a form, so that an artifact in it would be read.
      !recording.hasMarks
        && recording.allTexts { text in
          !text.hasLinks && text.placeholders.isEmpty
            && text.styles.allSatisfy { style in
              style.language.map { LanguageTag.isSaid($0, by: language) } ?? true
            }
        }
    case .parts: recording.allTexts { _ in false }
    }
  }

  /// Draws a recording as a form.
  ///
  /// The result is `unfit` if drawing it notes a diagnostic, which must be noted each time, or
  /// paints nothing.
  private func drawAsForm(
    _ recording: Recording, of owner: PDFRecordings.Owner
  ) -> PDFRecordings.Knowledge {
    let (notes, area) = (context.noteCount, clipArea)
    push()
    isMakingForm = true
    let traces = tracing { recording.replay(on: self) }
    isMakingForm = false
    guard let drawn = pop()?.content, drawn.isPainted else { return .unfit }
    let box = drawn.box
    // The box is the clip, since marks above characters can exceed their measured box. A form
    // without a group costs nothing for a larger box.
    let form = PDFRecordings.Form(
      number: assets.form(drawn, box: area, isGroup: false), box: box,
      isTranslucent: drawn.isTranslucent, traces: traces)
    show(form, of: owner)
    return context.noteCount == notes ? .form(form) : .unfit
  }

  private func show(_ form: PDFRecordings.Form, of owner: PDFRecordings.Owner) {
    if case .paragraph = owner { _ = tagger?.beginText("") }
    begin(in: form.box)
    if form.isTranslucent { content.isTranslucent = true }
    // A form without a group inherits the current opacity (ISO 32000-1, 8.10.1).
    show(form.number, PDFContent.Mixing(), in: form.box)
  }
}

extension Recording {
  /// Whether it can be drawn as a form.
  ///
  /// Marked content, and blend modes that PDF does not have, depend on the page.
  fileprivate var canBeForm: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .save, .restore, .concatenate, .clip, .endGroup, .endMarkedContent: true
      case .fill(_, _, _, let compositing), .stroke(_, _, _, let compositing),
        .stamp(_, _, _, let compositing), .image(_, _, _, _, let compositing),
        .text(_, _, let compositing):
        compositing.blendMode.pdfName != nil
      case .pdf(_, _, let compositing): compositing.blendMode.pdfName != nil
      case .recording(let inner): inner.canBeForm
      case .beginGroup(let effects):
        effects.blendMode.pdfName != nil && effects.mask?.recording.canBeForm != false
      case .beginMarkedContent(.artifact): true
      case .beginMarkedContent: false
      }
    }
  }

  /// Whether it has marked content, also in a recording in it.
  fileprivate var hasMarks: Bool {
    operations.contains { operation in
      switch operation {
      case .beginMarkedContent: true
      case .recording(let inner): inner.hasMarks
      default: false
      }
    }
  }

  /// Whether all texts in it satisfy a condition.
  fileprivate func allTexts(_ condition: (TextLayout) -> Bool) -> Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .text(let text, _, _): condition(text)
      case .recording(let inner): inner.allTexts(condition)
      default: true
      }
    }
  }
}
