import EaselBlocks
import EaselCanvas
import Foundation

extension ChartLayout {
  /// Returns an intermediate layout of an animation in which marks grow from zero or from old
  /// shapes.
  ///
  /// Axes, legends and titles are those of this layout. Labels in the plot fade in during the last
  /// third.
  ///
  /// - Parameters:
  ///   - old: The previous layout. Marks that it does not contain grow from zero. Bars are the same
  ///     if they have the same series and the same value on the axis across their length; lines,
  ///     areas and sectors are the same if they have the same series.
  ///   - fraction: The progress: 0 at the start, 1 at the end. Values outside 0...1 make marks
  ///     overshoot. A value that is not finite counts as 1.
  public func growing(from old: ChartLayout? = nil, fraction: CGFloat) -> ChartLayout {
    guard fraction != 1, fraction.isFinite else { return self }
    var result = self
    for index in panels.indices {
      let before = old.flatMap { index < $0.panels.count ? $0.panels[index] : nil }
      result.panels[index] = panels[index].growing(from: before, fraction)
    }
    return result
  }
}

extension ChartPanel {
  fileprivate func growing(from old: ChartPanel?, _ fraction: CGFloat) -> ChartPanel {
    var result = self
    var known: [FigureIdentity: ChartFigure] = [:]
    for figure in old?.figures ?? [] {
      if let identity = figure.identity, known[identity] == nil { known[identity] = figure }
    }
    let start = figures.compactMap(\.firstAngle).min() ?? 0
    result.figures = figures.map { figure in
      var before = figure.identity.flatMap { known[$0] }
      if isOfPreset, let old { before = before.map { moved($0, from: old) } }
      return figure.growing(from: before, base: base, angle: start, fraction)
    }
    if isOfPreset { result.lapBars() }
    result.labelOpacity = Self.labelOpacity(at: fraction)
    return result
  }

  /// Returns a bar of another panel, moved to where this panel shows its values.
  private func moved(_ figure: ChartFigure, from old: ChartPanel) -> ChartFigure {
    let isVertical = base.axis == .vertical
    guard old.base.axis == base.axis, case .rectangle(var rect, let radius) = figure.shape,
      let scale = isVertical ? scales.y?.position : scales.x?.position,
      let former = isVertical ? old.scales.y?.position : old.scales.x?.position
    else { return figure }
    func place(_ position: CGFloat) -> CGFloat {
      CGFloat(scale.position(of: former.value(at: Double(position))))
    }
    if isVertical {
      let (top, bottom) = (place(rect.minY), place(rect.maxY))
      (rect.origin.y, rect.size.height) = (min(top, bottom), abs(bottom - top))
    } else {
      let (left, right) = (place(rect.minX), place(rect.maxX))
      (rect.origin.x, rect.size.width) = (min(left, right), abs(right - left))
    }
    var result = figure
    result.shape = .rectangle(rect, cornerRadius: radius)
    return result
  }

  /// Returns the opacity of mark labels during the growth: they fade in during the last third.
  static func labelOpacity(at fraction: CGFloat) -> CGFloat {
    min(max((fraction - 2 / 3) * 3, 0), 1)
  }
}

extension ChartFigure {
  /// The angle at which a sector starts; `nil` for another figure.
  fileprivate var firstAngle: Double? {
    guard case .sector(let arc, _) = shape else { return nil }
    return min(arc.startAngle, arc.endAngle)
  }

  /// Returns the figure while it grows from its previous shape, or from nothing.
  ///
  /// - Parameters:
  ///   - old: The previous figure.
  ///   - base: The line from which bars and lines grow.
  ///   - angle: The angle from which new sectors open.
  ///   - fraction: The progress: 0 at the start, 1 at the end.
  func growing(
    from old: ChartFigure?, base: GrowthBase, angle: Double, _ fraction: CGFloat
  ) -> ChartFigure {
    var result = self
    // Bars that are drawn as one grow separately.
    (result.gap, result.isCovered) = (gap.withoutLaps, false)
    switch (shape, old?.shape) {
    case (.rectangle(let end, let radius), .rectangle(let start, _)?):
      result.shape = Self.rectangle(start, end, radius, fraction)
    case (.rectangle(let end, let radius), _):
      result.shape = Self.rectangle(end.flattened(to: base), end, radius, fraction)
    case (.path(let end), .path(let start)?) where start.elements.count == end.elements.count:
      result.shape = .path(start.mixed(with: end, fraction))
    case (.path(let end), _):
      result.shape = .path(end.applying(base.scaling(by: fraction)))
    case (.sector(let end, let center), let start):
      var from = end
      if case .sector(let arc, _)? = start {
        from = arc
      } else {
        (from.startAngle, from.endAngle) = (angle, angle)
      }
      result.shape = .sector(end.mixed(from: from, Double(fraction)), center: center)
    case (.symbols, _), (.text, _):
      result.opacity *= Double(min(max(fraction, 0), 1))
    }
    if let corners, case .rectangle(let rect, _) = result.shape {
      result.corners = corners.limited(to: min(rect.width, rect.height))
    }
    return result
  }

  private static func rectangle(
    _ start: CGRect, _ end: CGRect, _ radius: CGFloat, _ fraction: CGFloat
  ) -> Shape {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    let rect = CGRect(
      x: mix(start.minX, end.minX), y: mix(start.minY, end.minY),
      width: max(mix(start.width, end.width), 0), height: max(mix(start.height, end.height), 0))
    return .rectangle(rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
  }
}

extension CornerRadii {
  /// Returns the radii, each limited to a length.
  fileprivate func limited(to length: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: min(topLeft, length), topRight: min(topRight, length),
      bottomLeft: min(bottomLeft, length), bottomRight: min(bottomRight, length))
  }
}

extension CGRect {
  /// Returns the rectangle with length zero, on the line that it grows from.
  fileprivate func flattened(to base: GrowthBase) -> CGRect {
    base.axis == .vertical
      ? CGRect(x: minX, y: base.position, width: width, height: 0)
      : CGRect(x: base.position, y: minY, width: 0, height: height)
  }
}

extension GrowthBase {
  /// Returns a transform that scales the distance from the line by a factor.
  fileprivate func scaling(by factor: CGFloat) -> CGAffineTransform {
    axis == .vertical
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: position * (1 - factor))
      : CGAffineTransform(a: factor, b: 0, c: 0, d: 1, tx: position * (1 - factor), ty: 0)
  }
}

extension ArcShape {
  fileprivate func mixed(from start: ArcShape, _ share: Double) -> ArcShape {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var result = self
    result.startAngle = mix(start.startAngle, startAngle)
    result.endAngle = mix(start.endAngle, endAngle)
    // A sector that has hardly opened has no room for the full gap.
    result.padAngle = min(padAngle, abs(result.endAngle - result.startAngle) / 2)
    return result
  }
}

extension Path {
  /// Returns the path between this one and another with the same elements.
  fileprivate func mixed(with end: Path, _ share: CGFloat) -> Path {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var result = Path()
    for (from, to) in zip(elements, end.elements) {
      switch (from, to) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        result.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return end
      }
    }
    return result
  }
}
