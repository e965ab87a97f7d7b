import Foundation

extension TextLayout {
  /// A rectangle drawn with the text: its background, or a line below or through it.
  struct Decoration {
    var rect: CGRect
    var color: Color
  }

  /// The backgrounds of the runs, which are drawn behind the glyphs.
  var backgrounds: [Decoration] {
    runs.compactMap { run in
      styles[run.style].backgroundColor.map { Decoration(rect: run.frame, color: $0) }
    }
  }

  /// The lines below and through the runs.
  var rules: [Decoration] {
    runs.flatMap { run -> [Decoration] in
      let style = styles[run.style]
      guard style.hasUnderline || style.hasStrikethrough else { return [] }
      // The numbers are those of Roboto (post and OS/2 tables), in ems. Other families differ by
      // hundredths.
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
