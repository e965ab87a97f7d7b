/// A bar of a population pyramid.
struct PyramidBar {
  var group: ChartField
  var amount: ChartField
}
