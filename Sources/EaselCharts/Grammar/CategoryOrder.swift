import EaselBlocks
import EaselCanvas
import Foundation

/// The order of the categories along an axis, by their codes.
///
/// Categories are in the order of their first marks. If a line or an area has them in another order,
/// and an order exists that suits all lines and areas, that order is used, so that none of them goes
/// back: January and March of one series, then January, February and March of another, are January,
/// February and March. The order is found by sorting topologically (A. B. Kahn, 1962), where of
/// several possible categories the one that appears first is taken.
struct CategoryOrder {
  /// The codes of the categories in the order of the axis.
  private(set) var codes: [Int]
  /// The position of each category in the order, by its code.
  private(set) var ranks: [Int: Int] = [:]

  /// Creates the order of some codes.
  init(_ codes: [Int]) {
    self.codes = codes
    for (rank, code) in codes.enumerated() { ranks[code] = rank }
  }

  /// Creates the order from the codes of marks.
  ///
  /// - Parameters:
  ///   - marks: The codes of all marks, in the order of their declaration.
  ///   - series: The codes of each line and area.
  /// - Complexity: O(n) for n codes.
  init(marks: [Int], series: [[Int]]) {
    var seen: Set<Int> = []
    self.init(marks.filter { seen.insert($0).inserted })
    let isOrdered = series.allSatisfy { codes in
      zip(codes, codes.dropFirst()).allSatisfy { ranks[$0, default: 0] <= ranks[$1, default: 0] }
    }
    guard !isOrdered, let merged = merged(series) else { return }
    self = CategoryOrder(merged)
  }

  /// Returns the order that suits all series; `nil` if there is none.
  private func merged(_ series: [[Int]]) -> [Int]? {
    var followers = [Set<Int>](repeating: [], count: codes.count)
    var counts = [Int](repeating: 0, count: codes.count)
    for codes in series {
      let ranks = codes.compactMap { self.ranks[$0] }
      for (rank, next) in zip(ranks, ranks.dropFirst()) where rank != next {
        if followers[rank].insert(next).inserted { counts[next] += 1 }
      }
    }
    // The ranks are few and mostly in order, so that the next one is near the start.
    var ready = codes.indices.filter { counts[$0] == 0 }
    var result: [Int] = []
    while let rank = ready.first {
      ready.removeFirst()
      result.append(codes[rank])
      for next in followers[rank] {
        counts[next] -= 1
        if counts[next] == 0 {
          ready.insert(next, at: ready.firstIndex { $0 > next } ?? ready.endIndex)
        }
      }
    }
    return result.count == codes.count ? result : nil
  }
}

extension PreparedMarks {
  /// Returns the order of the categories along an axis with lines or areas; `nil` for other axes.
  func categoryOrder(_ axis: Axis) -> CategoryOrder? {
    let named = runs.indices.filter { runs[$0][axis]?.kind == .category }
    guard named.contains(where: { runs[$0].kind.isConnected }) else { return nil }
    var marks: [(ordinal: Int, code: Int)] = []
    var series: [SeriesKey: [(ordinal: Int, code: Int)]] = [:]
    for index in named {
      let run = runs[index]
      var declarations = Declarations()
      for (row, value) in (run[axis]?.lower ?? []).enumerated() where !value.isNaN {
        let mark = (ordinal: run.run.ordinals[row], code: Int(value))
        marks.append(mark)
        if run.kind.isConnected {
          series[seriesKey(index, row, &declarations), default: []].append(mark)
        }
      }
    }
    func sorted(_ marks: [(ordinal: Int, code: Int)]) -> [Int] {
      marks.sorted { $0.ordinal < $1.ordinal }.map(\.code)
    }
    return CategoryOrder(marks: sorted(marks), series: series.values.map(sorted))
  }

  /// Returns the positions of categories on an axis with a domain, by their codes.
  func categoryRanks(_ order: CategoryOrder, in domain: ScaleDomainSpecification?) -> [Int: Int] {
    let data: [ChartDatum]
    switch domain?.form {
    case .values(let values): data = values
    case .automatic(_, _, let modify?): data = modify(order.codes.map { .category(list.names[$0]) })
    case .automatic, .broken, nil: return order.ranks
    }
    let names = data.compactMap { $0.categoryName }
    return CategoryOrder(names.compactMap { list.names.existingCode(of: $0) }).ranks
  }
}
