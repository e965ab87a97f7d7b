import EaselCanvas
import Foundation

/// Creates the constraints of a layout in the visual format language.
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let views: [String: Any]
  let parser: VisualFormatParser

  /// The attributes of the start and the end in the reading direction of the format.
  private struct Direction {
    var start: LayoutConstraint.Attribute
    var end: LayoutConstraint.Attribute
    var startMargin: LayoutConstraint.Attribute
    var endMargin: LayoutConstraint.Attribute
    /// Whether coordinates decrease in the reading direction.
    var isBackwards = false
  }

  private var direction: Direction {
    if format.axis == .vertical {
      return Direction(
        start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      return Direction(
        start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
    case .directionRightToLeft:
      return Direction(
        start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin,
        isBackwards: true)
    default:
      return Direction(
        start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
    }
  }

  /// An item with one of its attributes.
  private typealias Part = (item: any LayoutItem, attribute: LayoutConstraint.Attribute)

  func constraints() throws -> [LayoutConstraint] {
    let items = try format.items.map { try item($0.name, at: $0.position) }
    var result: [LayoutConstraint] = []
    for (index, (item, entry)) in zip(items, format.items).enumerated() {
      if let connection = entry.connection {
        result +=
          index == 0
          ? try start(connection, item, entry) : between(items[index - 1], item, connection)
      }
      for predicate in entry.sizes { result.append(try size(of: item, predicate)) }
    }
    if let end = format.end, let last = items.last, let entry = format.items.last {
      result += try self.end(end, last, entry)
    }
    return result + (try alignment(of: items))
  }

  private func item(_ name: String, at position: Int) throws -> any LayoutItem {
    guard let entry = views[name] else {
      throw parser.error("there is no view “\(name)”", at: position)
    }
    guard let item = entry as? any LayoutItem else {
      throw parser.error("“\(name)” is neither a view nor a layout guide", at: position)
    }
    return item
  }

  // MARK: Distances

  private func start(
    _ connection: VisualFormat.Connection, _ item: any LayoutItem, _ entry: VisualFormat.Item
  ) throws -> [LayoutConstraint] {
    let around = try viewAround(item, entry)
    if case .standard = connection {
      return distance((around, direction.startMargin), (item, direction.start), .none)
    }
    return distance((around, direction.start), (item, direction.start), connection)
  }

  private func end(
    _ connection: VisualFormat.Connection, _ item: any LayoutItem, _ entry: VisualFormat.Item
  ) throws -> [LayoutConstraint] {
    let around = try viewAround(item, entry)
    if case .standard = connection {
      return distance((item, direction.end), (around, direction.endMargin), .none)
    }
    return distance((item, direction.end), (around, direction.end), connection)
  }

  private func between(
    _ before: any LayoutItem, _ after: any LayoutItem, _ connection: VisualFormat.Connection
  ) -> [LayoutConstraint] {
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      return distance((before, .lastBaseline), (after, .firstBaseline), connection)
    }
    return distance((before, direction.end), (after, direction.start), connection)
  }

  private func viewAround(_ item: any LayoutItem, _ entry: VisualFormat.Item) throws -> View {
    if let around = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView {
      return around
    }
    throw parser.error(
      "“\(entry.name)” has no superview, which ‘|’ refers to: add it to one before",
      at: entry.position)
  }

  private func distance(
    _ before: Part, _ after: Part, _ connection: VisualFormat.Connection
  ) -> [LayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(object: .constant(0))]
    case .standard: predicates = [VisualFormat.Predicate(object: .constant(systemSpacing))]
    case .predicates(let list): predicates = list
    }
    return predicates.compactMap { predicate in
      guard case .constant(let constant) = predicate.object else { return nil }
      let isBackwards = direction.isBackwards
      return constraint(
        after, isBackwards ? predicate.relation.reversed : predicate.relation, before,
        isBackwards ? -constant : constant, predicate.priority)
    }
  }

  // MARK: Sizes

  private func size(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws -> LayoutConstraint {
    let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    switch predicate.object {
    case .constant(let constant):
      return constraint(
        (item, attribute), predicate.relation, nil, constant, predicate.priority)
    case .view(let name, let position):
      let other = try self.item(name, at: position)
      return constraint(
        (item, attribute), predicate.relation, (other, attribute), 0, predicate.priority)
    }
  }

  // MARK: Alignment

  private func alignment(of items: [any LayoutItem]) throws -> [LayoutConstraint] {
    try options.aligned.flatMap { attribute in
      // A row is aligned by vertical attributes and a column by horizontal ones.
      guard attribute.dimension == (format.axis == .horizontal ? .y : .x) else {
        throw parser.error(
          "views \(format.axis == .horizontal ? "in a row" : "in a column") cannot share "
            + "\(attribute)", at: 0)
      }
      return zip(items, items.dropFirst()).map { before, after in
        constraint((after, attribute), .equal, (before, attribute), 0, .required)
      }
    }
  }

  private func constraint(
    _ first: Part, _ relation: LayoutConstraint.Relation, _ second: Part?, _ constant: CGFloat,
    _ priority: LayoutPriority
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, constant: constant)
    constraint.priority = priority
    return constraint
  }
}

extension LayoutConstraint.Relation {
  /// The relation with both sides negated.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
