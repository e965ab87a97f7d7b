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
  }

  /// What is known of a recording at a place.
  enum Knowledge {
    /// It was drawn once: most are not drawn again.
    case seen
    /// It is drawn as this form.
    case form(Int, box: CGRect)
    /// It is drawn anew each time.
    case unfit
  }

  private var known: [Place: Knowledge] = [:]

  /// Places of which is remembered that something was drawn there once.
  private static let capacity = 4_096
  /// A form takes as much as some eight fills.
  static let leastOperations = 8

  subscript(_ place: Place) -> Knowledge? {
    get { known[place] }
    set {
      if known.count >= Self.capacity {
        known = known.filter { if case .form = $0.value { true } else { false } }
        // A document of so many forms has no use for more.
        if known.count >= Self.capacity { return }
      }
      known[place] = newValue
    }
  }
}

extension PDFCanvas {
  /// Draws a recording, as a form if it was drawn here before.
  func show(_ recording: Recording) {
    guard context.reusesRecordings, recording.operationCount >= PDFRecordings.leastOperations,
      !isLuminance, !drawsCoverage, recorders.isEmpty, links?.isWatching != true
    else { return recording.replay(on: self) }
    let place = PDFRecordings.Place(
      recording: recording.number, toPage: toPage, area: clipArea, appearance: context.appearance)
    switch assets.recordings[place] {
    case nil:
      recording.replay(on: self)
      assets.recordings[place] = recording.canBeForm ? .seen : .unfit
    case .seen: assets.recordings[place] = drawAsForm(recording)
    case .form(let form, let box):
      countReuse(of: recording)
      showRecorded(form, in: box)
    case .unfit: recording.replay(on: self)
    }
  }

  /// Draws a recording as a form; unfit is one that is noted at each time, or paints nothing.
  private func drawAsForm(_ recording: Recording) -> PDFRecordings.Knowledge {
    let notes = context.noteCount
    push()
    recording.replay(on: self)
    guard let drawn = pop()?.content, drawn.isPainted else { return .unfit }
    let box = drawn.box
    let form = assets.form(drawn, box: box, isGroup: false)
    showRecorded(form, in: box)
    return context.noteCount == notes ? .form(form, box: box) : .unfit
  }

  private func showRecorded(_ form: Int, in box: CGRect) {
    // Without a group, a form begins with the opacity that is set (ISO 32000-1, 8.10.1).
    begin(in: box)
    show(form, PDFContent.Mixing(), in: box)
  }
}

extension Recording {
  /// Whether it looks the same as a form: what it means, and what PDF has no blend mode for, is tied
  /// to the page.
  fileprivate var canBeForm: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .save, .restore, .concatenate, .clip, .endGroup, .endContent: true
      case .fill(_, _, _, let compositing), .stroke(_, _, _, let compositing),
        .stamp(_, _, _, let compositing), .image(_, _, _, _, let compositing),
        .text(_, _, let compositing):
        compositing.blendMode.pdfName != nil
      case .recording(let inner): inner.canBeForm
      case .beginGroup(let effects): effects.blendMode.pdfName != nil
      case .beginContent(.artifact): true
      case .beginContent: false
      }
    }
  }
}
