import EaselBlocks
import Foundation

extension Text {
  /// A day in the language of the document.
  init(day: Date) { self.init(day, format: .dateTime.day().month(.wide).year()) }
}

extension TextContent.StringInterpolation {
  /// Adds a day in the language of the document.
  mutating func appendInterpolation(day: Date?) {
    if let day { appendInterpolation(Text(day: day)) }
  }
}
