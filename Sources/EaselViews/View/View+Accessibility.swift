import EaselCanvas
import Foundation

extension View {
  /// Draws the contents within the view's tags, link, destination and accessibility text.
  func withSemantics(on canvas: any Canvas, _ paint: (any Canvas) -> Void) {
    let roles = roles
    guard !roles.isEmpty else { return withDestination(on: canvas, isDescribed: false, paint) }
    for tag in roles.tags { canvas.beginMarkedContent(tag) }
    withDestination(on: canvas, isDescribed: roles.areDescribed, paint)
    for _ in roles.tags { canvas.endMarkedContent() }
  }

  private func withDestination(
    on canvas: any Canvas, isDescribed: Bool, _ paint: (any Canvas) -> Void
  ) {
    guard let destinationName else {
      return withLinkAndAlternativeText(on: canvas, isDescribed: isDescribed, paint)
    }
    canvas.withMarkedContent(.destination(destinationName, area: bounds)) {
      withLinkAndAlternativeText(on: canvas, isDescribed: isDescribed, paint)
    }
  }

  private func withLinkAndAlternativeText(
    on canvas: any Canvas, isDescribed: Bool, _ paint: (any Canvas) -> Void
  ) {
    guard let link = linkTarget else {
      return withAlternativeText(on: canvas, isDescribed: isDescribed) { paint(canvas) }
    }
    // Only the recorded drawing shows whether it contains other links, or whether it is empty.
    let recorder = RecordingCanvas(context: canvas.context)
    paint(recorder)
    let recording = recorder.recording
    if recording.hasLinks {
      withAlternativeText(on: canvas, isDescribed: isDescribed) {
        let linking = LinkingCanvas(canvas, link)
        recording.replay(on: linking)
        linking.close()
      }
    } else {
      let isSeen =
        !recording.bounds.isNull && recording.showsAnything(in: canvas.context.appearance)
      canvas.withMarkedContent(.link(link, area: isSeen ? nil : bounds)) {
        withAlternativeText(on: canvas, isDescribed: isDescribed) { recording.replay(on: canvas) }
      }
    }
  }

  /// - Parameter isDescribed: Whether a tag already contains the text.
  private func withAlternativeText(on canvas: any Canvas, isDescribed: Bool, _ paint: () -> Void) {
    guard !isDescribed else { return paint() }
    let value = accessibilityValue
    guard let label = accessibilityLabel ?? value else { return paint() }
    let data = canvas.context.takesFigureData ? figureData : nil
    canvas.withMarkedContent(
      .figure(label: label, value: accessibilityLabel == nil ? nil : value, data: data), paint)
  }
}

extension Recording {
  /// Whether the recording contains links, also in recordings inside it.
  fileprivate var hasLinks: Bool {
    operations.contains {
      switch $0 {
      case .beginMarkedContent(.link): true
      case .recording(let inner): inner.hasLinks
      default: false
      }
    }
  }
}
