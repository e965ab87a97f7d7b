import Foundation

/// The common storage of the initializers of function plots.
struct FunctionPlotSource {
  var form: FunctionPlot.Form
  var domain: ClosedRange<Double>?
  var x: String
  var y: String

  func collect(_ scope: MarkScope, into list: inout MarkList) {
    list.append(FunctionPlot(form: form, domain: domain, xLabel: x, yLabel: y, scope: scope))
  }
}
