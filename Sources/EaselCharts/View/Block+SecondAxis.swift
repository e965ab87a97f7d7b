import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Replaces the grid lines, ticks and labels of the additional y axis with an identifier, for the
  /// charts in the block.
  public func chartYAxis<Marks: AxisContent>(
    for id: ChartAxisID, @AxisContentBuilder content: () -> Marks
  ) -> some Block {
    let marks = AxisMarkList(content())
    return configured { configuration in
      configuration.set(id) { $0.setMarks(marks) }
    }
  }

  /// Shows or hides the additional y axis with an identifier, and its title, for the charts in the
  /// block; a hidden axis takes no space.
  public func chartYAxis(_ visibility: Visibility, for id: ChartAxisID) -> some Block {
    configured { configuration in
      configuration.set(id) { $0.visibility = visibility }
    }
  }

  /// Sets the title of the additional y axis with an identifier, for the charts in the block.
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, for id: ChartAxisID, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some Block {
    let title = AxisTitle(Text(label), position, alignment, spacing)
    return configured { configuration in
      configuration.set(id) { $0.title = title }
    }
  }

  /// Sets the domain, the range of positions in points and the type of the scale of the additional
  /// y axis with an identifier, for the charts in the block.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil, for id: ChartAxisID
  ) -> some Block {
    configured { configuration in
      configuration.set(id) { $0.setScale(domain, range._specification.padding, type) }
    }
  }

  /// Sets the domain and the type of the scale of the additional y axis with an identifier, for the
  /// charts in the block.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil, for id: ChartAxisID
  ) -> some Block {
    configured { configuration in
      configuration.set(id) { $0.setScale(domain, nil, type) }
    }
  }

  /// Sets the type of the scale of the additional y axis with an identifier, for the charts in the
  /// block.
  public func chartYScale(type: ScaleType, for id: ChartAxisID) -> some Block {
    configured { configuration in
      configuration.set(id) { $0.setScale(nil, nil, type) }
    }
  }
}
