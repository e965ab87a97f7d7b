import Foundation

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at positions, such as those that `onDelete(perform:)` passes.
  ///
  /// ```swift
  /// var names = ["Ada", "Grace", "Edsger"]
  /// names.remove(atOffsets: [0, 2])
  /// assert(names == ["Grace"])
  /// ```
  ///
  /// - Parameter offsets: The positions, counted from 0. Positions without an element change nothing.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at positions before the element at another one, as `onMove(perform:)` does.
  ///
  /// ```swift
  /// var names = ["Ada", "Grace", "Edsger"]
  /// names.move(fromOffsets: [2], toOffset: 0)
  /// assert(names == ["Edsger", "Ada", "Grace"])
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions, counted from 0. Positions without an element change nothing.
  ///   - destination: The position before the move of the element that follows the moved ones; the
  ///     number of elements for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let destination = Swift.min(Swift.max(destination, 0), elements.count)
    func part(_ range: Range<Int>, moved: Bool) -> [Element] {
      range.filter { source.contains($0) == moved }.map { elements[$0] }
    }
    let ordered =
      part(0..<destination, moved: false) + part(0..<elements.count, moved: true)
      + part(destination..<elements.count, moved: false)
    for (index, element) in zip(indices, ordered) { self[index] = element }
  }
}
