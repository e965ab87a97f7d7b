import EaselCanvas

/// The tags around what a view draws, the outermost one first.
struct ViewRoles {
  var tags: [MarkedContent] = []
  /// Whether the tags contain the view's accessibility text, which then makes no figure.
  var areDescribed = false

  var isEmpty: Bool { tags.isEmpty }
}

/// The part of a list or a table that a view forms.
private enum ViewPosition {
  case anywhere
  case item
  case row
  case cell
}

extension View {
  /// The tags of the view at its position in the tree that is being rendered.
  var roles: ViewRoles {
    if accessibilityElementsHidden { return ViewRoles(tags: [.artifact]) }
    let position = position
    var roles = placed(in: position)
    let language = accessibilityLanguage
    if position != .row, let own = ownTag(in: position) {
      roles.tags.append(.tag(own))
      roles.areDescribed = own.title != nil || own.alternative != nil || own.isTable
    }
    guard let language, !language.isEmpty else { return roles }
    if case .tag(var tag)? = roles.tags.last {
      tag.language = language
      roles.tags[roles.tags.count - 1] = .tag(tag)
    } else {
      roles.tags = [.tag(kindForLanguage, language: language)]
    }
    return roles
  }

  // MARK: The containers around the view

  /// The view's part in the enclosing list or table, if that is rendered as well.
  private var position: ViewPosition {
    guard let outer = superview, outer.layer.isRendering else { return .anywhere }
    if let table = outer.superview, table.layer.isRendering, table.container == .dataTable {
      return .cell
    }
    switch outer.container {
    case .list: return .item
    case .dataTable: return .row
    case .none, .landmark, .semanticGroup: return .anywhere
    }
  }

  /// The structure that the view's subviews form, taking other settings of the view into account.
  private var container: AccessibilityContainerType {
    let type = accessibilityContainerType
    // A heading or a link is a single element.
    return type == .none || link != nil || headingLevel != nil || accessibilityElementsHidden
      ? .none : type
  }

  private func placed(in position: ViewPosition) -> ViewRoles {
    switch position {
    case .anywhere: return ViewRoles()
    case .item: return ViewRoles(tags: [.tag(.item), .tag(.body)])
    case .row:
      let row = MarkedContent.tag(.row, title: alternativeText)
      guard subviews.isEmpty else { return ViewRoles(tags: [row], areDescribed: true) }
      let isFirst = superview?.firstRow === self
      return ViewRoles(tags: [.tag(.row), .tag(cell(inFirstRow: isFirst))])
    case .cell:
      let isHeader = accessibilityTraits.contains(.header)
      let isFirst = isHeader && superview?.superview?.firstRow === superview
      return ViewRoles(tags: [.tag(cell(inFirstRow: isFirst))])
    }
  }

  private func cell(inFirstRow isFirst: Bool) -> MarkedContent.Tag.Kind {
    guard accessibilityTraits.contains(.header) else { return .cell() }
    return .headerCell(scope: isFirst ? .column : .row)
  }

  /// The first row that screen readers announce, if the view is a table.
  private var firstRow: View? {
    subviews.first { !$0.isHidden && !$0.accessibilityElementsHidden }
  }

  // MARK: The view's own tag

  /// The level of the heading that the view is; `nil` if it is no heading.
  private var headingLevel: Int? {
    let level = accessibilityHeadingLevel
    if level != .unspecified { return Int(level.rawValue) }
    return accessibilityTraits.contains(.header) ? 1 : nil
  }

  private func ownTag(in position: ViewPosition) -> MarkedContent.Tag? {
    let traits = accessibilityTraits
    // In a cell the trait makes a header cell; only an explicit level makes a heading.
    if let level = headingLevel, position != .cell || accessibilityHeadingLevel != .unspecified {
      return MarkedContent.Tag(.heading(level), alternative: alternativeText(besides: traits))
    }
    switch container {
    case .list: return MarkedContent.Tag(.list(.none), title: alternativeText)
    case .dataTable: return MarkedContent.Tag(.table(summary: alternativeText))
    case .landmark, .semanticGroup: return MarkedContent.Tag(.section, title: alternativeText)
    case .none: break
    }
    guard traits.contains(.staticText), position != .cell else { return nil }
    return MarkedContent.Tag(.paragraph, alternative: alternativeText(besides: traits))
  }

  /// The text that replaces the view's text for screen readers.
  ///
  /// The text of an image is `nil` here, since it describes a figure.
  private func alternativeText(besides traits: AccessibilityTraits) -> String? {
    traits.contains(.image) ? nil : alternativeText
  }

  /// The label and the value joined as one text; `nil` if both are empty.
  private var alternativeText: String? {
    let alternativeText = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter {
      !$0.isEmpty
    }
    return alternativeText.isEmpty ? nil : alternativeText.joined(separator: ": ")
  }

  /// The kind of the tag that carries the language of a view without another tag.
  private var kindForLanguage: MarkedContent.Tag.Kind {
    var outer = superview
    while let view = outer, view.layer.isRendering {
      let isText = view.link != nil || view.headingLevel != nil || view.position == .cell
      if isText || view.accessibilityTraits.contains(.staticText) { return .span }
      outer = view.superview
    }
    if link != nil { return .paragraph }
    // Drawing that is not text is placed outside of paragraphs.
    return isText ? .paragraph : .section
  }
}

extension MarkedContent.Tag {
  fileprivate var isTable: Bool {
    if case .table(_?) = kind { true } else { false }
  }
}
