import EaselBlocks
import EaselCanvas
import Foundation

extension ChartContent {
  /// Sets a default style, which modifiers of the whole family override.
  func standardStyle(_ style: any ShapeStyle) -> some ChartContent {
    ScopedContent(content: self) { scope in
      guard scope.traits.style == nil,
        !scope.fields.contains(where: { $0.channel == .foregroundStyle })
      else { return }
      scope.traits.style = style
    }
  }

  /// Sets a fixed style, which modifiers of the whole family do not override.
  func ownStyle(_ style: any ShapeStyle) -> some ChartContent {
    ScopedContent(content: self) { scope in
      scope.remove(.foregroundStyle)
      scope.traits.style = style
    }
  }
}

extension ChartStyle {
  /// The chart style of the current environment, for the body of a chart family.
  static var ofBody: ChartStyle {
    ChartStyle(theme: EnvironmentValues.current.chartTheme, environment: .current)
  }
}

extension ChartField {
  /// The field as the value of a mark.
  var value: PlottableValue<Double> { PlottableValue<Double>(field: self) }

  /// The number of the field; NaN if it is not a number.
  var number: Double {
    if case .number(let number) = start { number } else { .nan }
  }

  /// Returns the field with another number.
  func with(_ number: Double) -> PlottableValue<Double> {
    PlottableValue<Double>(field: ChartField(label: label, start: .number(number)))
  }
}
