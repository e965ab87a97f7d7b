import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartXSelection<Selection: ChartBinding>(value: Selection) -> some Block {
    configured { $0.interactions.append("chartXSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartXSelection<Selection: ChartBinding>(range: Selection) -> some Block {
    configured { $0.interactions.append("chartXSelection(range:)") }
  }

  /// Sets the length of the visible part of the x scale as a number, seconds or a number of
  /// categories, for the charts in the block.
  ///
  /// - Parameter length: A number, seconds for dates, or a number of categories. If it is not
  ///   positive and finite, the whole axis is drawn and a diagnostic is noted.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some Block {
    configured { $0.setVisible(\.x, length: length) }
  }

  /// Sets the least value or first category of the visible part of the x scale from a binding, for
  /// the charts in the block.
  ///
  /// It has an effect only with `chartXVisibleDomain(length:)`.
  public func chartScrollPosition<Position: ChartBinding>(x position: Position) -> some Block
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Sets the least value, or the first category, of the visible part of the x scale, for the
  /// charts in the block.
  ///
  /// It has an effect only with `chartXVisibleDomain(length:)`. The visible part is moved so that
  /// it is within the domain of the scale.
  public func chartScrollPosition<Position: Plottable>(initialX position: Position) -> some Block {
    let start = position.datum
    return configured { $0.x.visibleStart = start }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartYSelection<Selection: ChartBinding>(value: Selection) -> some Block {
    configured { $0.interactions.append("chartYSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartYSelection<Selection: ChartBinding>(range: Selection) -> some Block {
    configured { $0.interactions.append("chartYSelection(range:)") }
  }

  /// Sets the length of the visible part of the y scale as a number, seconds or a number of
  /// categories, for the charts in the block.
  ///
  /// - Parameter length: A number, seconds for dates, or a number of categories. If it is not
  ///   positive and finite, the whole axis is drawn and a diagnostic is noted.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some Block {
    configured { $0.setVisible(\.y, length: length) }
  }

  /// Sets the least value or first category of the visible part of the y scale from a binding, for
  /// the charts in the block.
  ///
  /// It has an effect only with `chartYVisibleDomain(length:)`.
  public func chartScrollPosition<Position: ChartBinding>(y position: Position) -> some Block
  where Position.Value: Plottable {
    let start = position.wrappedValue.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Sets the least value, or the first category, of the visible part of the y scale, for the
  /// charts in the block.
  ///
  /// It has an effect only with `chartYVisibleDomain(length:)`. The visible part is moved so that
  /// it is within the domain of the scale.
  public func chartScrollPosition<Position: Plottable>(initialY position: Position) -> some Block {
    let start = position.datum
    return configured { $0.y.visibleStart = start }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartAngleSelection<Selection: ChartBinding>(value: Selection) -> some Block {
    configured { $0.interactions.append("chartAngleSelection(value:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no selection.
  ///
  /// The modifier exists for source compatibility with the first version of Swift Charts.
  public func chartAngleSelection<Selection: ChartBinding>(_ value: Selection) -> some Block {
    chartAngleSelection(value: value)
  }

  /// Notes a diagnostic and has no other effect, since still images do not scroll.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some Block {
    configured { $0.interactions.append("chartScrollableAxes(_:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images have no gestures.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartGesture<Gesture>(_ gesture: @escaping (ChartProxy) -> Gesture) -> some Block {
    configured { $0.interactions.append("chartGesture(_:)") }
  }

  /// Notes a diagnostic and has no other effect, since still images do not scroll.
  ///
  /// The modifier exists for source compatibility with Swift Charts.
  public func chartScrollTargetBehavior<Behavior>(_ behavior: Behavior) -> some Block {
    configured { $0.interactions.append("chartScrollTargetBehavior(_:)") }
  }
}
