import EaselCanvas
import Foundation

extension Text: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode { TextNode(self, inputs) }
}

/// The node of a text in one rendering.
final class TextNode: LayoutNode {
  private let string: String
  let base: TextBase
  /// The runs of the text; `nil` for a text in one style.
  let runs: TextRuns?
  let environment: EnvironmentValues
  private let session: BlockSession
  private let outerPath: BlockPath?

  let traits: NodeTraits

  /// Whether a modifier of the text alone makes it a paragraph.
  var isParagraph = false
  /// Whether the text is, or is inside, a text element of a tagged document.
  var isInElement: Bool { isParagraph || environment.isInTextElement }

  // Most texts are measured in their ideal size and in one other size.
  private var ideal: TextSetting?
  private var known: [(width: CGFloat?, limit: Int, setting: TextSetting)] = []
  private var minimumWidth: CGFloat?
  // A stack in a grid asks for a dozen sizes, of which few differ.
  private var sizes = SizeCache(capacity: 8)
  /// The widest number of the text, if it was searched for; the inner value is `nil` without one.
  private var number: Number??

  package init(_ text: Text, _ inputs: NodeInputs) {
    environment = inputs.environment
    session = inputs.session
    outerPath = inputs.path
    base = TextBase.of(environment)
    var resolved = inputs.run { ResolvedText(text, in: inputs.environment, inputs) }
    if let wordBreaks = base.values.activeWordBreaks, !environment.isInHeading {
      resolved.breakWords(wordBreaks, inputs)
    }
    string = resolved.string
    runs =
      resolved.details != nil || !base.isPlain
      ? TextRuns(resolved, base, inputs.environment) : nil
    runs?.countImages(inputs)
    for fault in base.faults { fault.note(inputs) }
    for fault in resolved.details?.faults ?? [] { fault.note(inputs) }
    for fault in runs?.faults ?? [] { fault.note(inputs) }
    traits =
      resolved.string.isEmpty
      ? NodeTraits()
      : runs?.hasNotes == true ? NodeTraits(guides: [.baselines, .notes]) : base.traits
  }

  package var notes: [PageNote] {
    runs?.elements.compactMap { ($0.element as? any NotedElement)?.note } ?? []
  }

  var isEmpty: Bool { string.isEmpty }

  /// The layout of the text without line breaks by width; `nil` if it has several lines.
  var singleLine: TextLayout? {
    guard !isEmpty else { return nil }
    let setting = setting(.unspecified)
    return setting.count == 1 ? setting.layout : nil
  }

  // MARK: Sizes

  package func size(_ proposal: ProposedSize) -> CGSize {
    guard !string.isEmpty else { return emptySize }
    let proposal = proposal.sanitized
    if let size = sizes[proposal] { return size }
    let size = size(of: setting(proposal), proposal)
    sizes[proposal] = size
    return size
  }

  /// The size of a text without characters, which is zero unless lines are reserved.
  private var emptySize: CGSize {
    CGSize(width: 0, height: CGFloat(max(base.values.minimumLines, 0)) * base.metrics.lineHeight)
      .usable
  }

  private func size(of setting: TextSetting, _ proposal: ProposedSize) -> CGSize {
    let width = proposal.width.map { self.width(of: setting, in: $0) } ?? setting.width
    let reserved = setting.reservedHeight(min(base.values.minimumLines, 10_000))
    let size = CGSize(width: width, height: max(setting.height(0..<setting.count), reserved))
    guard let scale = base.pixelScale, scale > 0 else { return size.usable }
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale
    ).usable
  }

  /// The width of the lines, limited to the proposed one if it exceeds that only by rounding.
  func width(of setting: TextSetting, in proposed: CGFloat) -> CGFloat {
    proposed > 0 && setting.width < proposed + 2 * Self.slack
      ? min(setting.width, proposed) : setting.width
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    guard !string.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key {
      let setting = setting(proposal.sanitized)
      return setting.count > 0 ? setting.baseline(0) : nil
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      let setting = setting(proposal.sanitized)
      return setting.count > 0 ? setting.baseline(setting.count - 1) : nil
    }
    return nil
  }

  package func place(_ proposal: ProposedSize) -> Fragment {
    guard !string.isEmpty else { return Fragment(size: emptySize, path: ownPath) }
    let proposal = proposal.sanitized
    let setting = setting(proposal)
    noteTruncation(setting)
    return fragment(setting, 0..<setting.count, size(of: setting, proposal))
  }

  private var ownPath: BlockPath { BlockPath("Text", nil, in: outerPath) }
  package var path: BlockPath? { ownPath }

  func fragment(
    _ setting: TextSetting, _ lines: Range<Int>, _ size: CGSize, isPart: Bool = false
  ) -> Fragment {
    let part =
      isPart && !isInElement
      ? TextDrawing.Part(key: self, isLast: lines.upperBound == setting.count)
      : nil
    return Fragment(
      size: size,
      drawing: TextDrawing(
        setting.pieces(lines, apart: runs?.hasLateElements == true), self, part: part),
      path: ownPath
    )
  }

  /// Adds a diagnostic if some of the text is left out or it is set smaller; text cut at a limit has
  /// a diagnostic already.
  func noteTruncation(_ setting: TextSetting) {
    noteSmallerNumber(setting)
    let layout = setting.layout
    guard layout.isTruncated, !layout.diagnostics.contains(where: { $0.code == .limitExceeded })
    else { return }
    let excerpt = String(String(string.prefix(240)).withoutSoftHyphens.prefix(80))
    let beginning = excerpt.prefix(40).map { $0.isNewline ? " " : $0 }
    let diagnostic = Diagnostic(
      .warning, .textTruncated,
      "the text “\(String(beginning))\(excerpt.count > 40 ? "…" : "")” does not fit and is "
        + "truncated", operation: "Text", value: excerpt)
    note(diagnostic)
  }

  /// Adds a diagnostic of the rendering.
  func note(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.viewPath = ownPath.description
    session.note(diagnostic)
  }

  /// The indices of the bytes with which the lines after the first one begin; `nil` if the lines are
  /// not those of a text in its own size, or not all of them.
  fileprivate func lineStarts(of text: String, _ proposal: ProposedSize) -> [Int]? {
    guard !string.isEmpty else { return nil }
    let setting = setting(proposal.sanitized)
    let layout = setting.layout
    guard setting.scale == 1, !layout.isTruncated, layout.string.utf8.elementsEqual(text.utf8)
    else { return nil }
    let utf8 = layout.string.utf8
    return layout.lines.dropFirst().map {
      utf8.distance(from: utf8.startIndex, to: $0.range.lowerBound)
    }
  }

  // MARK: Elements

  /// The elements of other modules, with the index of the line on which each begins.
  ///
  /// Elements in truncated text are not included.
  ///
  /// - Parameter width: The width of the text, in points; `nil` is the ideal width.
  func elements(width: CGFloat?) -> [(element: any InlineElement, line: Int)] {
    elements(in: setting(ProposedSize(width: width, height: nil).sanitized))
  }

  /// The elements of other modules, with their lines in a setting.
  func elements(in setting: TextSetting) -> [(element: any InlineElement, line: Int)] {
    guard let elements = runs?.elements, !elements.isEmpty else { return [] }
    let layout = setting.layout
    let utf8 = layout.string.utf8
    let ends = layout.lines.map { utf8.distance(from: utf8.startIndex, to: $0.range.upperBound) }
    return elements.compactMap { element in
      ends.firstIndex { element.bytes.lowerBound < $0 }.map { (element.element, $0) }
    }
  }

  // MARK: Setting

  /// The tolerance of the width of a layout, in points, so that a text fits into its own width.
  private static let slack: CGFloat = 1 / 512
  /// The width in points from which lines are not broken by width.
  private static let endless: CGFloat = 100_000
  /// The length in bytes up to which a text is first set on one line, which may suit any width.
  private static let shortText = 64
  /// The length in bytes from which a text is set only as far as its lines are visible.
  private static let longText = 4_000

  /// The lines for a proposal without NaN or negative lengths.
  func setting(_ proposal: ProposedSize) -> TextSetting {
    let width = width(proposal.width)
    if base.values.wholeNumbers != nil, let width, let smaller = smaller(width) { return smaller }
    var whole = whole(width)
    let limit = base.values.lineLimit.map { max($0, 1) } ?? .max
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    func most(_ setting: TextSetting) -> Int {
      min(limit, height.map { max(setting.count(fitting: $0), 1) } ?? .max)
    }
    guard whole.count > most(whole) else { return whole }
    let key = min(most(whole), 1_000_000)
    if let known = known.first(where: { $0.width == width && $0.limit == key }) {
      return known.setting
    }
    let minimum = max(base.values.minimumScaleFactor, Self.minimumScale)
    var scale: CGFloat = 1
    var found: TextSetting?
    if minimum < 1 {
      // The largest scale at which all lines are visible, found by bisection.
      var (low, high) = (minimum, CGFloat(1))
      whole = set(width, scale: low)
      scale = low
      if whole.count <= most(whole) {
        found = whole
        for _ in 0..<Self.bisections {
          let middle = (low + high) / 2
          let setting = set(width, scale: middle)
          if setting.count <= most(setting) {
            (low, found) = (middle, setting)
          } else {
            high = middle
          }
        }
      }
    }
    let setting = found ?? set(width, limit: most(whole), scale: scale)
    keep(setting, width, key)
    return setting
  }

  /// The lines in a size in which the widest number fits a width; `nil` if it fits in the full
  /// size, or if the lines of that size are more than the limit.
  private func smaller(_ width: CGFloat) -> TextSetting? {
    guard width > 0, NumberWord.mayHaveDigits(string),
      idealSetting.width > width + Self.slack
    else { return nil }
    let number = number ?? Self.widestNumber(in: idealSetting.layout)
    self.number = .some(number)
    guard let number, number.width > width + Self.slack else { return nil }
    if let known = known.first(where: { $0.width == width && $0.limit == -1 }) {
      return known.setting
    }
    // Advances are rounded in each size.
    let scale = max(width / number.width * 0.995, Self.minimumScale)
    var setting = set(width, scale: scale)
    guard setting.count <= base.values.lineLimit.map({ max($0, 1) }) ?? .max else { return nil }
    setting.number = number
    keep(setting, width, -1)
    return setting
  }

  private static let bisections = 7
  /// The minimum scale; smaller text is illegible.
  private static let minimumScale: CGFloat = 0.05

  private func width(_ proposed: CGFloat?) -> CGFloat? {
    // A line that consists of spaces is never broken by width.
    guard let proposed, proposed < Self.endless, string.utf8.contains(where: { $0 != 0x20 })
    else { return nil }
    guard proposed == 0 else { return proposed }
    if let minimumWidth { return minimumWidth }
    let minimum = idealSetting.layout.minimumWidth
    minimumWidth = minimum
    return minimum
  }

  private var idealSetting: TextSetting {
    if let ideal { return ideal }
    let setting = set(nil)
    ideal = setting
    return setting
  }

  /// All lines at a width.
  private func whole(_ width: CGFloat?) -> TextSetting {
    guard let width else { return idealSetting }
    if ideal != nil || string.utf8.count <= Self.shortText {
      let ideal = idealSetting
      if ideal.width <= width + Self.slack, base.style.alignment != .justified || ideal.count == 1 {
        return ideal
      }
    }
    if let known = known.first(where: { $0.width == width && $0.limit == 0 }) {
      return known.setting
    }
    let setting = set(width)
    keep(setting, width, 0)
    return setting
  }

  private func keep(_ setting: TextSetting, _ width: CGFloat?, _ limit: Int) {
    if known.count >= 3 { known.removeFirst() }
    known.append((width, limit, setting))
  }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - width: The width at which lines break; `nil` breaks them only at newlines.
  ///   - limit: The maximum number of lines, of which the last ends in an ellipsis; `nil` is no
  ///     limit.
  ///   - scale: The factor of all sizes.
  private func set(_ width: CGFloat?, limit: Int? = nil, scale: CGFloat = 1) -> TextSetting {
    var style = base.style
    var metrics = base.metrics
    if scale != 1 {
      style.font = style.font.with(size: style.font.size * scale)
      style.kerning *= scale
      style.baselineOffset *= scale
      metrics = metrics.scaled(by: scale)
    }
    let spacing = base.values.lineSpacing + metrics.spacing
    var width = width.map { $0 + Self.slack }
    if let limit {
      style.maximumLines = limit
      switch base.values.truncation {
      case .head: style.lineBreakMode = .byTruncatingHead
      case .tail: style.lineBreakMode = .byTruncatingTail
      case .middle: style.lineBreakMode = .byTruncatingMiddle
      }
      // The layout truncates only lines with a width.
      width = width ?? Self.endless
    } else if let most = base.values.lineLimit, string.utf8.count > Self.longText {
      style.maximumLines = max(most, 1) + 1
    }
    // One line needs no line spacing, and setting it without is ten times as fast.
    if width != nil || string.utf8.contains(0x0A) {
      style.lineSpacing = TextSetting.layoutSpacing(metrics, spacing: spacing)
    }
    if base.isRightToLeft, !string.unicodeScalars.contains(where: \.properties.isAlphabetic) {
      style.direction = .rightToLeft
    }
    let layout: TextLayout
    if let runs {
      layout = runs.layout(string, style, width: width, scale: scale)
    } else {
      style.language = base.language(for: string)
      layout = TextLayout(string, style: style, width: width)
    }
    return TextSetting(layout, metrics, spacing: spacing, runs, scale: scale)
  }
}

extension LayoutNode {
  /// Returns where a text is broken into lines in a width: the indices of the bytes with which the
  /// lines after the first one begin.
  ///
  /// The result is `nil` for a node that shows anything but all of the text, in its own size.
  package func lineStarts(of text: String, width: CGFloat) -> [Int]? {
    (self as? TextNode)?.lineStarts(of: text, ProposedSize(width: width, height: nil))
  }
}
