import Foundation

extension DrawingValidator {
  func paint(_ paint: Paint, _ operation: String) -> Paint? {
    switch paint {
    case .color(let color):
      // Only here a color that is a pattern becomes an image paint, for all drawing calls.
      if let pattern = color.pattern { return .image(ImagePattern(pattern)) }
      return self.color(color, operation) ? paint : nil
    case .linearGradient(let linear):
      guard stops(linear.gradient, operation), points([linear.start, linear.end], operation) else {
        return nil
      }
    case .radialGradient(let radial):
      guard stops(radial.gradient, operation),
        points([radial.startCenter, radial.endCenter], operation),
        radius(radial.startRadius, operation), radius(radial.endRadius, operation)
      else { return nil }
    case .conicGradient(let conic):
      // The sectors extend from the center over the page, and cairo fills them pixel by pixel.
      guard stops(conic.gradient, operation),
        points([conic.center], operation, within: limits.maximumCoordinate),
        isFinite(conic.angle, "the gradient's angle", operation)
      else { return nil }
    case .image(let pattern):
      guard pattern.transform.isInvertible else {
        refuse(
          .singularMatrix, operation,
          "the pattern's transform \(pattern.transform) is not finite or flattens the image")
        return nil
      }
      return isDrawable(pattern.placement(in: toDevice), operation) ? paint : nil
    case .hatch(let hatch):
      guard color(hatch.color, operation), hatch.background.map({ color($0, operation) }) ?? true,
        isFinite(hatch.angle, "the hatch's angle", operation),
        isFinite(hatch.spacing, "the hatch's spacing", operation),
        isFinite(hatch.lineWidth, "the hatch's lineWidth", operation)
      else { return nil }
      // Lines closer than a hundredth of a unit look like a tint and cost a million strokes.
      guard hatch.spacing >= 0.01, hatch.spacing <= 10_000, hatch.lineWidth >= 0 else {
        refuse(
          .outOfRange, operation,
          "the hatch has the spacing \(hatch.spacing) and the lineWidth \(hatch.lineWidth); the spacing must be "
            + "0.01 … 10000, the lineWidth 0 or more",
          value: hatch.spacing)
        return nil
      }
    }
    return paint
  }

  /// The minimum sine of the angle between the axes of a pattern.
  ///
  /// Below it the image is not visible.
  private static let minimumSine: CGFloat = 0.05

  private func isDrawable(_ position: CGAffineTransform, _ operation: String) -> Bool {
    let (x, y) = position.axisLengths
    // The comparison is false for NaN.
    guard min(x, y) >= limits.minimumScale, max(x, y) <= limits.maximumScale else {
      refuse(
        .outOfRange, operation,
        "a pixel of the pattern's image is \(x) × \(y) device units; the range is "
          + "\(limits.minimumScale) … \(limits.maximumScale)", value: min(x, y))
      return false
    }
    guard position.axisSine >= Self.minimumSine else {
      refuse(
        .singularMatrix, operation, "the pattern's transform flattens the image nearly to a line")
      return false
    }
    return reaches(max(abs(position.tx), abs(position.ty)), operation, nil)
  }

  func color(_ color: Color, _ operation: String) -> Bool {
    let parts = color.components(for: context.appearance)
    return isFinite(parts.red, "the color's red", operation)
      && isFinite(parts.green, "the color's green", operation)
      && isFinite(parts.blue, "the color's blue", operation)
      && isFinite(parts.alpha, "the color's alpha", operation)
  }

  private func stops(_ gradient: Gradient, _ operation: String) -> Bool {
    guard gradient.stops.count <= context.limits.maximumGradientStops else {
      refuse(
        .limitExceeded, operation,
        "the gradient has \(gradient.stops.count) stops; "
          + "the limit is \(context.limits.maximumGradientStops)")
      return false
    }
    for stop in gradient.stops {
      guard isFinite(stop.location, "a gradient stop's location", operation),
        color(stop.color, operation)
      else { return false }
      guard (0...1).contains(stop.location) else {
        refuse(
          .outOfRange, operation, "a gradient stop's location must be 0 … 1", value: stop.location)
        return false
      }
    }
    return true
  }

  private func points(
    _ points: [CGPoint], _ operation: String, within most: CGFloat? = nil
  ) -> Bool {
    for point in points {
      guard isFinite(point.x, "the gradient's x", operation),
        isFinite(point.y, "the gradient's y", operation)
      else { return false }
      let device = point.applying(toDevice)
      guard reaches(max(abs(device.x), abs(device.y)), operation, most) else { return false }
    }
    return true
  }

  private func radius(_ radius: CGFloat, _ operation: String) -> Bool {
    guard isFinite(radius, "the gradient's radius", operation) else { return false }
    if radius < 0 {
      refuse(
        .invalidNumber, operation, "the gradient's radius is negative; give 0 or more",
        value: radius)
    }
    return radius >= 0 && reaches(radius * toDevice.scaleRange.maximum, operation, nil)
  }

  /// Whether a coordinate of a paint is at most `most`; `nil` is the limit for clippable geometry.
  private func reaches(_ reach: CGFloat, _ operation: String, _ most: CGFloat?) -> Bool {
    let most = most ?? limits.maximumClippedCoordinate
    // The comparison is false for NaN.
    if reach <= most { return true }
    refuse(
      .outOfRange, operation,
      "the paint reaches \(reach) device units; the limit is \(most)", value: reach)
    return false
  }

  // MARK: Marked content

  func content(
    _ content: MarkedContent, insideLink: @autoclosure () -> Bool
  ) -> MarkedContent? {
    switch content {
    case .link(let target, let area):
      guard !insideLink() else {
        refuse(
          .invalidLink, "beginMarkedContent", "a link is inside another link; end that one first")
        return nil
      }
      if let area, !accepts(area, "beginMarkedContent") { return nil }
      switch target {
      case .destination(let name): return name.isEmpty ? refuseName() : content
      case .url(let url):
        guard
          let address = LinkAddress(
            url, schemes: context.limits.linkSchemes, longest: context.limits.maximumLinkLength)
        else {
          refuse(
            .invalidLink, "beginMarkedContent",
            "“\(url.prefix(80))” is not a URL with one of the schemes "
              + context.limits.linkSchemes.sorted().joined(separator: ", "))
          return nil
        }
        return .link(.url(address.encoded), area: area)
      }
    case .destination(let name, let area):
      if let area, !accepts(area, "beginMarkedContent") { return nil }
      return name.isEmpty ? refuseName() : content
    case .tag(let tag): return .tag(sound(tag))
    case .figure, .artifact: return content
    }
  }

  /// Returns a tag with its numbers clamped to their ranges and without an invalid language.
  func sound(_ tag: MarkedContent.Tag) -> MarkedContent.Tag {
    var tag = tag
    if let language = tag.language, !language.isEmpty {
      tag.language = LanguageTag.sound(language)
      if tag.language == nil {
        context.note(
          .warning, .invalidLocale,
          "the language “\(language.prefix(40))” is not a BCP 47 tag such as “de-CH”, and is left out",
          operation: "beginMarkedContent", value: String(language.prefix(40)))
      }
    }
    cutTexts(of: &tag)
    func clamp(_ value: Int, _ range: ClosedRange<Int>, _ name: String) -> Int {
      if range.contains(value) { return value }
      context.note(
        .warning, .invalidStructure,
        "\(name) of \(value) is beyond \(range.lowerBound) … \(range.upperBound); the nearest is taken",
        operation: "beginMarkedContent", value: String(value))
      return min(max(value, range.lowerBound), range.upperBound)
    }
    let spans = 1...max(context.limits.maximumCellSpan, 1)
    switch tag.kind {
    case .heading(let level): tag.kind = .heading(clamp(level, 1...6, "a heading's level"))
    case .headerCell(let scope, let columns, let rows, let id):
      tag.kind = .headerCell(
        scope: scope, columns: clamp(columns, spans, "a cell's number of columns"),
        rows: clamp(rows, spans, "a cell's number of rows"), id: id)
    case .cell(let columns, let rows, let headers):
      tag.kind = .cell(
        columns: clamp(columns, spans, "a cell's number of columns"),
        rows: clamp(rows, spans, "a cell's number of rows"), headers: headers)
    default: break
    }
    return tag
  }

  /// Cuts texts of a tag that are longer than the maximum length of a text.
  private func cutTexts(of tag: inout MarkedContent.Tag) {
    func cut(_ text: String?) -> String? {
      let most = context.limits.maximumTextLength
      guard let text, text.utf8.count > most else { return text }
      context.note(
        .warning, .limitExceeded,
        "a text of a tag has \(text.utf8.count) bytes; those beyond \(most) are left out "
          + "(maximumTextLength)", operation: "beginMarkedContent", value: String(text.utf8.count))
      var end = text.utf8.index(text.startIndex, offsetBy: max(0, most))
      while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
        end = text.utf8.index(before: end)
      }
      return String(text[..<end])
    }
    if tag.title != nil { tag.title = cut(tag.title) }
    if tag.alternative != nil { tag.alternative = cut(tag.alternative) }
    if tag.actualText != nil { tag.actualText = cut(tag.actualText) }
    if tag.expansion != nil { tag.expansion = cut(tag.expansion) }
    switch tag.kind {
    case .table(let summary?): tag.kind = .table(summary: cut(summary))
    case .headerCell(let scope, let columns, let rows, let id?):
      tag.kind = .headerCell(scope: scope, columns: columns, rows: rows, id: cut(id))
    default: break
    }
  }

  private func refuseName() -> MarkedContent? {
    refuse(.invalidLink, "beginMarkedContent", "a destination has no name")
    return nil
  }
}
