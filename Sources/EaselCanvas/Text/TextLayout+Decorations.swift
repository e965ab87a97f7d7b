import Foundation

extension TextLayout {
  /// A rectangle that belongs to the text: its ground, or a line under or through it.
  struct Decoration {
    var rect: CGRect
    var color: Color
  }

  /// The grounds of the runs, which lie beneath the letters.
  var backgrounds: [Decoration] {
    runs.compactMap { run in
      styles[run.style].backgroundColor.map { Decoration(rect: run.frame, color: $0) }
    }
  }

  /// The lines under and through the runs.
  var rules: [Decoration] {
    runs.flatMap { run -> [Decoration] in
      let style = styles[run.style]
      guard style.hasUnderline || style.hasStrikethrough else { return [] }
      // Roboto's own figures (post and OS/2 tables), in ems: the families differ by hundredths.
      let thickness = max(run.fontSize * 0.049, 0.4)
      var rules: [Decoration] = []
      func add(_ y: CGFloat) {
        rules.append(
          Decoration(
            rect: CGRect(
              x: run.frame.minX, y: run.baseline + y - thickness / 2, width: run.frame.width,
              height: thickness), color: style.color))
      }
      if style.hasUnderline { add(run.fontSize * 0.1) }
      if style.hasStrikethrough { add(-run.fontSize * 0.26) }
      return rules
    }
  }
}
