import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

@Suite struct AxisLabelSolverTests {
  private static var type: AxisTypography {
    AxisTypography(ChartStyle(theme: .standard, environment: EnvironmentValues()))
  }

  /// Names below a plot that begins at 0, a step apart.
  private func below(_ names: [String], step: CGFloat, depth: CGFloat = 120) -> AxisLabelTask {
    AxisLabelTask(
      names, at: names.indices.map { (CGFloat($0) + 0.5) * step }, step: step, role: .names,
      side: .below, edge: 200, depth: depth, range: -80...CGFloat(names.count) * step + 80,
      type: Self.type)
  }

  /// Names beside a plot, a step apart.
  private func beside(_ names: [String], step: CGFloat, depth: CGFloat) -> AxisLabelTask {
    AxisLabelTask(
      names, at: names.indices.map { (CGFloat($0) + 0.5) * step }, step: step, role: .names,
      side: .left, edge: 200, depth: depth, range: 0...CGFloat(names.count) * step,
      type: Self.type)
  }

  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  @Test func namesWithRoomStandInOneLine() {
    let solution = AxisLabelSolver(below(months, step: 60)).solve()
    #expect(solution.form == AxisLabelForm(.line, 9.5))
    for (index, label) in solution.labels.enumerated() {
      #expect(abs((label?.frame.midX ?? 0) - (30 + 60 * CGFloat(index))) < 1e-6)
    }
  }

  @Test func namesOfSeveralWordsWrapBeforeTheyShrink() {
    let names = ["United Kingdom", "New Zealand", "South Africa"]
    let solution = AxisLabelSolver(below(names, step: 52)).solve()
    #expect(solution.form == AxisLabelForm(.wrapped, 9.5))
    #expect(solution.labels.allSatisfy { $0?.text.lines.count == 2 })
  }

  @Test func namesShrinkBeforeTheyTurn() {
    let solution = AxisLabelSolver(below(months, step: 45)).solve()
    #expect(solution.form == AxisLabelForm(.line, 8))
  }

  @Test func namesTurnBeforeTheyAreLeftOut() {
    let solution = AxisLabelSolver(below(months, step: 20)).solve()
    #expect(solution.form.shape == .slanted)
    #expect(solution.turned == 12)
    #expect(solution.hidden == 0)
  }

  @Test func theFirstAndTheLastNameStayWhereOthersAreLeftOut() {
    let names = (0..<60).map { "Name \($0)" }
    let solution = AxisLabelSolver(below(names, step: 6)).solve()
    #expect(solution.hidden > 0)
    #expect(solution.labels.first != .some(nil))
    #expect(solution.labels.last != .some(nil))
    #expect(solution.hidden + solution.labels.compactMap { $0 }.count == 60)
  }

  @Test func namesThatAreNumbersAreThinnedInsteadOfTurnedOrShrunk() {
    let solution = AxisLabelSolver(below((1990..<2020).map(String.init), step: 12)).solve()
    #expect(solution.form == AxisLabelForm(.line, 9.5, stride: 5))
  }

  @Test func namesOfRowsAreCutByWidthAndNeverLeftOut() {
    let names = months.map { $0 + "undersigned" }
    let solution = AxisLabelSolver(beside(names, step: 12, depth: 50)).solve()
    #expect(solution.hidden == 0)
    #expect(solution.cut == 12)
    #expect(solution.labels.allSatisfy { ($0?.frame.minX ?? 0) >= 149.9 })
  }

  @Test func namesOfRowsWrapWhereRowsAreHigh() {
    let solution = AxisLabelSolver(
      beside(["Gross domestic product", "Exports"], step: 40, depth: 70)
    ).solve()
    #expect(solution.form == AxisLabelForm(.wrapped, 9.5))
    #expect(solution.labels.allSatisfy { abs(($0?.frame.maxX ?? 0) - 200) < 0.01 })
  }

  @Test func disabledCollisionShowsAllLabelsInOneLine() {
    var task = below(months, step: 5)
    task.collision = .disabled
    let solution = AxisLabelSolver(task).solve()
    #expect(solution.labels.compactMap { $0 }.count == 12)
    #expect(solution.turned == 0)
  }

  @Test func greedyCollisionHidesLabelsThatOverlapEarlierOnes() {
    var task = below(months, step: 30)
    task.collision = .greedy
    let solution = AxisLabelSolver(task).solve()
    #expect(solution.labels[0] != nil)
    #expect(solution.labels[1] == nil)
    #expect(solution.hidden > 0)
  }

  @Test func truncatingCollisionCutsLabelsToTheirStep() {
    var task = below(months, step: 34)
    task.collision = .truncate
    let solution = AxisLabelSolver(task).solve()
    #expect(solution.hidden == 0)
    #expect(solution.cut > 0)
    #expect(solution.labels.allSatisfy { ($0?.frame.width ?? 0) < 34 })
  }

  @Test func verticalOrientationsRotateLabelsByAQuarterTurn() {
    var task = below(months, step: 20)
    task.orientation = .vertical
    #expect(AxisLabelSolver(task).solve().labels.allSatisfy { $0?.rotation == .pi / 2 })
    task.orientation = .verticalReversed
    #expect(AxisLabelSolver(task).solve().labels.allSatisfy { $0?.rotation == -.pi / 2 })
  }

  @Test func theFormOfLeastCostShowsAllLabelsWhole() {
    var task = below(months, step: 45)
    task.takesFirstForm = false
    task.plotArea = 540 * 200
    let solution = AxisLabelSolver(task).solve()
    #expect(solution.hidden == 0)
    #expect(solution.cut == 0)
  }

  @Test func positionsThatAreNotNumbersHaveNoLabels() {
    var task = below(["a", "b", "c"], step: 40)
    task.positions[1] = .nan
    task.positions[2] = .infinity
    let solution = AxisLabelSolver(task).solve()
    #expect(solution.labels.count == 3)
    #expect(solution.labels[1] == nil)
  }

  @Test func noRoomHidesAllLabels() {
    let solution = AxisLabelSolver(below(months, step: 60, depth: 0)).solve()
    #expect(solution.labels.allSatisfy { $0 == nil })
    #expect(solution.hidden == 12)
  }
}
