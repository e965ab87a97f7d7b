import EaselBlocks
import EaselCanvas
import Foundation

/// Stacked bars of answers, a row for each question, with the middle of the neutral answer at zero.
///
/// ```swift
/// struct Answer { var question: String; var answer: String; var share: Double }
/// let answers = [
///   Answer(question: "Clear?", answer: "Disagree", share: 20),
///   Answer(question: "Clear?", answer: "Neither", share: 30),
///   Answer(question: "Clear?", answer: "Agree", share: 50),
/// ]
/// let chart = Chart {
///   DivergingBars(
///     answers, x: { .value("Share", $0.share) }, y: { .value("Question", $0.question) },
///     answer: { .value("Answer", $0.answer) }, order: ["Disagree", "Neither", "Agree"])
/// }
/// ```
///
/// The labels of the x axis have no minus sign, since both sides show amounts. Amounts with the
/// same question and answer are added. Amounts that are negative, missing or infinite, and answers
/// that are not in `order`, are left out and reported as warnings.
///
/// Source: N. Robbins and R. Heiberger, “Plotting Likert and Other Rating Scales”, JSM 2011.
public struct DivergingBars: ChartContent {
  private var segments: [[DivergingSegment]] = []
  /// The index of the neutral answer; the mean of two indices for the boundary between two answers.
  private let middle: Double
  private var notes = CompositeNotes("DivergingBars")

  /// Creates diverging bars from a collection of amounts, one for each question and answer.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each question and answer.
  ///   - x: Returns the amount of an element, at least 0.
  ///   - y: Returns the question of an element.
  ///   - answer: Returns the answer of an element.
  ///   - order: The answers, from the leading to the trailing end of a bar. With `nil` they are in
  ///     the order in which they first appear in the data.
  ///   - neutral: The answer whose middle is at zero. With `nil` it is the middle answer; for an
  ///     even number of answers, zero is the boundary between the two middle ones. An answer that
  ///     is not in `order` counts as `nil` and is reported as a warning.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Answer: Plottable>(
    _ data: Data, x: (Data.Element) -> PlottableValue<X>, y: (Data.Element) -> PlottableValue<Y>,
    answer: (Data.Element) -> PlottableValue<Answer>, order: [Answer]? = nil,
    neutral: Answer? = nil
  ) {
    let rows = data.map { (x($0).field, y($0).field, answer($0).field) }
    let answers = Self.unique(order?.map(\.datum) ?? rows.map(\.2.start))
    let indices = Dictionary(uniqueKeysWithValues: answers.enumerated().map { ($1, $0) })
    var questions: [ChartDatum] = []
    var amounts: [ChartDatum: [DivergingSegment?]] = [:]
    for (amount, question, answer) in rows {
      let name = "\(question.start.described), \(answer.start.described)"
      guard let index = indices[answer.start] else {
        notes.add("an answer is not in the order and is left out", name)
        continue
      }
      guard amount.number.isFinite, amount.number >= 0 else {
        notes.add("an amount is negative or not a finite number and is left out", name)
        continue
      }
      if amounts[question.start] == nil {
        questions.append(question.start)
        amounts[question.start] = Array(repeating: nil, count: answers.count)
      }
      var segment =
        amounts[question.start]?[index]
        ?? DivergingSegment(question: question, answer: answer, amount: amount)
      segment.length += amount.number
      amounts[question.start]?[index] = segment
    }
    // With an even number of answers the middle is between two of them.
    middle =
      neutral.flatMap { indices[$0.datum] }.map(Double.init) ?? Double(answers.count - 1) / 2
    if let neutral, indices[neutral.datum] == nil {
      notes.add(
        "the neutral answer is not in the order; the middle of the order is used",
        neutral.datum.described)
    }
    var columns: [[DivergingSegment]] = answers.map { _ in [] }
    for question in questions {
      let row = amounts[question] ?? []
      guard row.compactMap({ $0?.length }).reduce(0, +).isFinite else {
        notes.add("the sum of a row is not a finite number; it is left out", question.described)
        continue
      }
      for (index, segment) in Self.placed(row, about: middle).enumerated() {
        if let segment { columns[index].append(segment) }
      }
    }
    segments = columns
  }

  /// Returns the segments of a row with adjacent positions and the middle at zero.
  private static func placed(
    _ row: [DivergingSegment?], about middle: Double
  ) -> [DivergingSegment?] {
    var start = 0.0
    for (index, segment) in row.enumerated() where Double(index) <= middle {
      start -= (segment?.length ?? 0) * (Double(index) == middle ? 0.5 : 1)
    }
    return row.map { segment in
      guard var segment else { return nil }
      segment.start = start
      start += segment.length
      return segment
    }
  }

  private static func unique(_ values: [ChartDatum]) -> [ChartDatum] {
    var seen: Set<ChartDatum> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// The marks that draw the bars: the segments, one answer after the other, and a line at zero.
  public var body: some ChartContent {
    ForEach(data: segments.flatMap { $0 }, id: \.question) { segment in
      BarMark(
        xStart: segment.amount.with(segment.start),
        xEnd: segment.amount.with(segment.start + segment.length), y: segment.question.value
      )
      .channel(.foregroundStyle, segment.answer)
    }
    if let first = segments.joined().first {
      RuleMark(x: first.amount.with(0))
        .lineStyle(StrokeStyle(lineWidth: 0.75))
        .ownStyle(ChartStyle.ofBody.ink)
        .accessibilityHidden(true)
    }
  }

  /// Appends the marks, and warnings about the data, to a chart's list of marks; charts call this.
  public func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.diagnostics += notes.diagnostics
    list.magnitudeAxes.insert(.horizontal)
    if list.standardStyles == nil { list.standardStyles = colors(.ofBody) }
    body._collect(scope.deeper(), into: &list)
  }

  /// Returns the colors of the answers from a diverging color ramp; the neutral answer is gray.
  private func colors(_ style: ChartStyle) -> [any ShapeStyle] {
    let (below, above) = (Int(middle.rounded(.up)), Int(middle.rounded(.down)))
    return segments.indices.map { index in
      if Double(index) == middle { return style.mutedInk }
      let reach = max(index < below ? below : segments.count - 1 - above, 1)
      let part = abs(Double(index) - middle).rounded(.up) / Double(reach)
      let share = 0.5 * (0.25 + 0.65 * min(part, 1))
      return ColorRamp.diverging.color(at: index < below ? 0.5 + share : 0.5 - share)
        .resolved(for: style.appearance)
    }
  }
}
