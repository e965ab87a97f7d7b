import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func chartXSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartXSelection(value:)") }
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func chartXSelection<Selection: ChartBinding>(range: Selection) -> Chart {
    configured { $0.interactions.append("chartXSelection(range:)") }
  }

  /// Sets how much of the x scale is drawn: a number, seconds, or a count of categories.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> Chart {
    configured { $0.setVisible(\.x, length: length) }
  }

  /// Sets where the drawn part of the x scale begins.
  public func chartScrollPosition<Position: ChartBinding>(x position: Position) -> Chart
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Sets where the drawn part of the x scale begins.
  public func chartScrollPosition<Position: Plottable>(initialX position: Position) -> Chart {
    let start = position.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func chartYSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartYSelection(value:)") }
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func chartYSelection<Selection: ChartBinding>(range: Selection) -> Chart {
    configured { $0.interactions.append("chartYSelection(range:)") }
  }

  /// Sets how much of the y scale is drawn: a number, seconds, or a count of categories.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> Chart {
    configured { $0.setVisible(\.y, length: length) }
  }

  /// Sets where the drawn part of the y scale begins.
  public func chartScrollPosition<Position: ChartBinding>(y position: Position) -> Chart
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Sets where the drawn part of the y scale begins.
  public func chartScrollPosition<Position: Plottable>(initialY position: Position) -> Chart {
    let start = position.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Has no effect in a still image, in which nothing is selected; a note says so.
  public func chartAngleSelection<Selection: ChartBinding>(value: Selection) -> Chart {
    configured { $0.interactions.append("chartAngleSelection(value:)") }
  }

  /// Has no effect in a still image; this is how the first version of Swift Charts spelled it.
  public func chartAngleSelection<Selection: ChartBinding>(_ value: Selection) -> Chart {
    chartAngleSelection(value: value)
  }

  /// Has no effect in a still image, which does not scroll; a note says so.
  public func chartScrollableAxes(_ axes: Axis.Set) -> Chart {
    configured { $0.interactions.append("chartScrollableAxes(_:)") }
  }

  /// Has no effect in a still image, which has no gestures; a note says so.
  public func chartGesture<Gesture>(_ gesture: @escaping (ChartProxy) -> Gesture) -> Chart {
    configured { $0.interactions.append("chartGesture(_:)") }
  }

  /// Has no effect in a still image, which does not scroll; a note says so.
  public func chartScrollTargetBehavior<Behavior>(_ behavior: Behavior) -> Chart {
    configured { $0.interactions.append("chartScrollTargetBehavior(_:)") }
  }
}
