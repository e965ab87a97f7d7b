import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

/// Small pages without margins, for boxes of known heights.
extension PageStyle {
  static func test(_ width: CGFloat = 200, _ height: CGFloat = 200) -> PageStyle {
    PageStyle(CGSize(width: width, height: height)).margins(0)
  }
}

extension ReportLayout {
  /// The page on which a block with an identity is, from 0.
  func index(of id: String) -> Int? { pages.firstIndex { $0.frame(of: id) != nil } }
}

/// Words that are found nowhere else, so that each is seen once.
enum Filler {
  /// A text of so many different words, which begin with a prefix.
  static func words(_ prefix: String, _ count: Int) -> String {
    (1...count).map { "\(prefix)\($0)" }.joined(separator: " ")
  }
}
