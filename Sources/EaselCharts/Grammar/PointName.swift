import EaselBlocks
import Foundation

/// The name of a point with its priority.
struct PointName {
  var string: String
  var priority: Double
  /// The name with its fonts and colors; `nil` for a plain one.
  var text: Text?

  init(string: String, priority: Double, text: Text? = nil) {
    self.string = string
    // NaN would have no order.
    self.priority = priority.isNaN ? 0 : priority
    self.text = text
  }
}

extension MarkGroup {
  /// The name that the effect gives to points; `nil` for other effects.
  var pointName: PointName? {
    if case .pointLabel(let name) = effect { name } else { nil }
  }

  /// Whether the effect only adds texts or blocks, and does not change how the marks are drawn.
  var isLabel: Bool {
    switch effect {
    case .annotation, .pointLabel: true
    case .opacity, .blur, .shadow, .layer, .mask, .clip: false
    }
  }
}

extension MarkList {
  /// The maximum number of points whose names are placed.
  static let maximumNames = 50_000

  /// Returns the names of points by their order of declaration; of nested names, the inner one.
  func pointNames() -> [Int: PointName] {
    var names: [Int: PointName] = [:]
    for group in groups {
      guard let name = group.pointName, names.count + group.marks.count <= Self.maximumNames else {
        continue
      }
      for mark in group.marks { names[mark] = name }
    }
    return names
  }

  /// Returns the name of a point; `nil` if it has none.
  func pointName(of mark: Int) -> PointName? {
    groups.last { $0.pointName != nil && $0.marks.contains(mark) }?.pointName
  }
}
