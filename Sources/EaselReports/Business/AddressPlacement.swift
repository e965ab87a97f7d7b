import EaselBlocks
import EaselCanvas
import Foundation

extension AddressBlock {
  /// The position of facts that belong to an address.
  public enum FactsPosition: Hashable, Sendable, CaseIterable {
    /// At the right of the address, or below it if the space is too narrow.
    case beside
    /// 16 points below the address.
    case below
  }

  /// Adds facts to the address, such as the number and the date of an invoice.
  ///
  /// ```swift
  /// let head = AddressBlock("Ada Lovelace", "12 St James's Square", "London SW1Y 4JH")
  ///   .facts(KeyValues(["Invoice": "2041", "Date": "31 March 2026"]))
  /// ```
  ///
  /// In the window of a page style such as ``PageStyle/din5008B`` facts beside the address are where
  /// the standard has them, and facts below it are 16 points below the window. In right-to-left layout
  /// outside of a window they are at the left.
  ///
  /// - Parameters:
  ///   - facts: The labels and values.
  ///   - position: The position of the facts; by default beside the address.
  public func facts(_ facts: KeyValues, position: FactsPosition = .beside) -> some Block {
    AddressPlacement(address: lines, facts: facts, position: position)
  }
}

/// An address with its facts, in the window of an envelope if the page has one.
struct AddressPlacement: PrimitiveBlock {
  typealias Body = Never
  let address: AddressLines
  var facts: KeyValues?
  var position = AddressBlock.FactsPosition.beside

  @BlockBuilder private var plain: some Block {
    if let facts {
      if position == .beside {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 0) {
            address
            Spacer(minLength: 16)
            facts
          }
          VStack(alignment: .leading, spacing: 16) {
            address
            facts
          }
        }
      } else {
        VStack(alignment: .leading, spacing: 16) {
          address
          facts
        }
      }
    } else {
      address
    }
  }

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let node = inputs.node(of: plain)
    return AddressNode(
      node, address: { inputs.node(of: address) },
      withoutReturnLine: { inputs.node(of: AddressLines(lines: address.lines, returnLine: nil)) },
      facts: { facts.map { inputs.node(of: $0) } }, position, inputs)
  }
}

/// The node of an address, which is in the window of its page if it is the first block there.
private final class AddressNode: LayoutNode {
  private let plain: any LayoutNode
  /// The nodes of the parts, which are made only for a window.
  private lazy var address = makeAddress()
  fileprivate lazy var withoutReturnLine = makeWithoutReturnLine()
  private lazy var facts = makeFacts()
  private let makeAddress: () -> any LayoutNode
  private let makeWithoutReturnLine: () -> any LayoutNode
  private let makeFacts: () -> (any LayoutNode)?
  private let position: AddressBlock.FactsPosition
  private let inputs: NodeInputs
  var traits: NodeTraits { plain.traits }
  var path: BlockPath? { plain.path }
  var notes: [PageNote] { plain.notes }

  init(
    _ plain: any LayoutNode, address: @escaping () -> any LayoutNode,
    withoutReturnLine: @escaping () -> any LayoutNode,
    facts: @escaping () -> (any LayoutNode)?,
    _ position: AddressBlock.FactsPosition, _ inputs: NodeInputs
  ) {
    self.plain = plain
    makeAddress = address
    makeWithoutReturnLine = withoutReturnLine
    makeFacts = facts
    self.position = position
    self.inputs = inputs
  }

  func size(_ proposal: ProposedSize) -> CGSize { plain.size(proposal) }
  func place(_ proposal: ProposedSize) -> Fragment {
    noteBesideWindow()
    return plain.place(proposal)
  }

  private func noteBesideWindow() {
    let state = ReportState.of(inputs.session)
    guard state.window != nil, state.addressBesideWindow == nil else { return }
    state.addressBesideWindow = path ?? inputs.path
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    plain.explicitGuide(key, proposal)
  }

  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill {
    let state = ReportState.of(inputs.session)
    guard let window = state.window, let paper = page.paper, cursor == .start,
      isFirst(region, paper, page)
    else {
      noteBesideWindow()
      return plain.fill(region, from: cursor, &page)
    }
    state.hasAddressInWindow = true
    return .whole(placed(window, paper.content.origin, region, &page))
  }

  /// Whether the region is the whole content of a page: it is not below or beside another block, or
  /// within one such as padding.
  private func isFirst(_ region: FlowRegion, _ paper: PagePaper, _ page: PageState) -> Bool {
    // A row gives its children their positions.
    region.isFresh && !page.isBesideOthers && inputs.stackAxis == .vertical
      && abs(region.width - paper.content.width) < FlowRegion.tolerance
      && abs(region.fullHeight - paper.content.height) < FlowRegion.tolerance
  }

  /// The address in the window, with its facts.
  private func placed(
    _ window: AddressWindow, _ origin: CGPoint, _ region: FlowRegion, _ page: inout PageState
  ) -> Fragment {
    let frame = window.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let address = address.place(ProposedSize(width: frame.width, height: nil))
    let isOutside =
      frame.minY < -FlowRegion.tolerance || address.size.height > frame.height
      || address.size.width > frame.width + FlowRegion.tolerance
    if isOutside {
      page.note(
        .warning, .layoutOverflow,
        "an address of \(address.size.width.rounded()) × \(address.size.height.rounded()) points is not "
          + "in the window of the envelope, which has \(frame.width.rounded()) × \(frame.height.rounded()) "
          + "points and begins \(window.frame.minY.rounded()) points below the edge of the page; shorten "
          + "the address, or draw a high header in the background of the page", path,
        needed: address.size, available: frame.size)
    }
    let y = top(of: address, in: frame, firstLine: window.firstLine)
    var children = [Fragment.Child(address, at: CGPoint(x: frame.minX, y: y))]
    // DIN 5008: two lines of 4.23 mm below the address field.
    var height = max(frame.maxY, y + address.size.height) + 24
    if let facts {
      let isBeside = position == .beside
      let corner =
        isBeside
        ? CGPoint(x: window.facts.x - origin.x, y: max(0, window.facts.y - origin.y))
        : CGPoint(x: frame.minX, y: max(frame.maxY, y + address.size.height) + 16)
      let fragment = facts.place(
        ProposedSize(width: max(0, region.width - corner.x), height: nil))
      children.append(Fragment.Child(fragment, at: corner))
      noteExcess(corner.y + fragment.size.height, region, &page)
      height = max(height, corner.y + fragment.size.height + (isBeside ? 0 : 8))
    }
    // Marks are beside the content, at the edge of the page.
    let marks = Fragment(
      size: .zero, drawing: AddressMarks(window: window), path: inputs.path)
    children.append(Fragment.Child(marks, at: CGPoint(x: -origin.x, y: -origin.y)))
    return Fragment(
      size: CGSize(width: region.width, height: height), children: children, path: inputs.path)
  }
}

extension AddressNode {
  /// The upper edge of an address in a window: an address that is too long for its part of the window
  /// begins above it.
  fileprivate func top(of address: Fragment, in frame: CGRect, firstLine: CGFloat?) -> CGFloat {
    let height = min(address.size.height, frame.height)
    guard let firstLine else { return max(0, frame.midY - height / 2) }
    let lines = withoutReturnLine.size(ProposedSize(width: frame.width, height: nil))
    let top = frame.minY + firstLine - (address.size.height - lines.height)
    return max(0, frame.minY, min(top, frame.maxY - height))
  }

  /// Notes that facts are higher than the page.
  fileprivate func noteExcess(
    _ height: CGFloat, _ region: FlowRegion, _ page: inout PageState
  ) {
    guard height > region.height + FlowRegion.tolerance else { return }
    page.note(
      .error, .layoutOverflow,
      "the facts of an address end \(height.rounded()) points below the upper edge of the content, of "
        + "which the page has \(region.height.rounded()), and are not broken; put some of them below the "
        + "letter", path, needed: CGSize(width: region.width, height: height),
      available: CGSize(width: region.width, height: region.height))
  }
}

/// The marks for folding and punching at the left edge of a page.
private struct AddressMarks: FragmentDrawing {
  let window: AddressWindow

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let unit: CGFloat = 72 / 25.4
    let marks =
      window.foldMarks.map { ($0, 4 * unit) }
      + [window.punchMark].compactMap { $0 }
      .map { ($0, 6 * unit) }
    guard !marks.isEmpty else { return }
    let path = Path { path in
      for (y, length) in marks {
        // Most printers leave the first 4 mm blank.
        path.addLines([
          CGPoint(x: origin.x + 4 * unit, y: origin.y + y),
          CGPoint(x: origin.x + 4 * unit + length, y: origin.y + y),
        ])
      }
    }
    canvas.withMarkedContent(.artifact(.layout)) {
      canvas.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: 0.25))
    }
  }
}
