/// The part of a bar that represents one answer.
struct DivergingSegment {
  var question: ChartField
  var answer: ChartField
  var amount: ChartField
  var length = 0.0
  var start = 0.0
}
