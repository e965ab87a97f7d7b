import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartXSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartXSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartXSelection<Selection: ChartBinding>(range: Selection) -> Chart {
    configured { $0.interactions.append("chartXSelection(range:)") }
  }

  /// Sets the length of the visible part of the x scale: a number, seconds for dates, or a number
  /// of categories.
  ///
  /// - Parameter length: A number, seconds for dates, or a number of categories. If it is not
  ///   positive and finite, the whole axis is drawn and a diagnostic is noted.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> Chart {
    configured { $0.setVisible(\.x, length: length) }
  }

  /// Sets the least value or first category of the visible part of the x scale from a binding.
  ///
  /// It has an effect only with `chartXVisibleDomain(length:)`.
  public func chartScrollPosition<Position: ChartBinding>(x position: Position) -> Chart
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Sets the least value, or the first category, of the visible part of the x scale.
  ///
  /// It has an effect only with `chartXVisibleDomain(length:)`. The visible part is moved so that
  /// it is within the domain of the scale.
  public func chartScrollPosition<Position: Plottable>(initialX position: Position) -> Chart {
    let start = position.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartYSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartYSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartYSelection<Selection: ChartBinding>(range: Selection) -> Chart {
    configured { $0.interactions.append("chartYSelection(range:)") }
  }

  /// Sets the length of the visible part of the y scale: a number, seconds for dates, or a number
  /// of categories.
  ///
  /// - Parameter length: A number, seconds for dates, or a number of categories. If it is not
  ///   positive and finite, the whole axis is drawn and a diagnostic is noted.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> Chart {
    configured { $0.setVisible(\.y, length: length) }
  }

  /// Sets the least value or first category of the visible part of the y scale from a binding.
  ///
  /// It has an effect only with `chartYVisibleDomain(length:)`.
  public func chartScrollPosition<Position: ChartBinding>(y position: Position) -> Chart
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Sets the least value, or the first category, of the visible part of the y scale.
  ///
  /// It has an effect only with `chartYVisibleDomain(length:)`. The visible part is moved so that
  /// it is within the domain of the scale.
  public func chartScrollPosition<Position: Plottable>(initialY position: Position) -> Chart {
    let start = position.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartAngleSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartAngleSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with the first version of Swift Charts.
  public func chartAngleSelection<Selection: ChartBinding>(_ value: Selection) -> Chart {
    chartAngleSelection(value: value)
  }

  /// Notes a diagnostic and has no other effect, since still images do not scroll.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartScrollableAxes(_ axes: Axis.Set) -> Chart {
    configured { $0.interactions.append("chartScrollableAxes(_:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no gestures.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartGesture<Gesture>(_ gesture: @escaping (ChartProxy) -> Gesture) -> Chart {
    configured { $0.interactions.append("chartGesture(_:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images do not scroll.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartScrollTargetBehavior<Behavior>(_ behavior: Behavior) -> Chart {
    configured { $0.interactions.append("chartScrollTargetBehavior(_:)") }
  }
}
