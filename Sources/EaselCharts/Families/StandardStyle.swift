import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Styles the marks where no modifier around their composite does.
  func standardStyle(_ style: any ShapeStyle) -> some ChartContent {
    ScopedContent(content: self) { scope in
      guard scope.traits.style == nil,
        !scope.fields.contains(where: { $0.channel == .foregroundStyle })
      else { return }
      scope.traits.style = style
    }
  }

  /// Styles parts that keep their look whatever a modifier around their composite says.
  func ownStyle(_ style: any ShapeStyle) -> some ChartContent {
    ScopedContent(content: self) { scope in
      scope.remove(.foregroundStyle)
      scope.traits.style = style
    }
  }
}

extension ChartStyle {
  /// The style of the environment in which a composite's body runs.
  static var ofBody: ChartStyle {
    ChartStyle(theme: EnvironmentValues.current.chartTheme, environment: .current)
  }
}

extension ChartField {
  /// A field as the value of a mark.
  var value: PlottableValue<Double> { PlottableValue<Double>(field: self) }

  /// The number; NaN for what is none.
  var number: Double {
    if case .number(let number) = start { number } else { .nan }
  }

  /// The field with another number.
  func with(_ number: Double) -> PlottableValue<Double> {
    PlottableValue<Double>(field: ChartField(label: label, start: .number(number)))
  }
}
