import EaselCanvas
import Foundation

/// Lays blocks out with a custom ``Layout``; sizes stay usable and consistent whatever it returns.
final class LayoutContainerNode<Arranger: Layout>: LayoutNode {
  private let layout: Arranger
  private let round: LayoutRound
  private let inputs: NodeInputs
  private var cache: Arranger.Cache?
  private var isRunning = false
  private var hasFault = false
  private var sizes = SizeCache()
  private var guides = GuideCache()
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []
  private(set) var traits: NodeTraits

  init(_ layout: Arranger, _ children: [any LayoutNode], _ inputs: NodeInputs) {
    self.layout = layout
    self.inputs = inputs
    round = LayoutRound(children, inputs)
    // A layout may set its own guides.
    traits = NodeTraits(guides: .custom)
    let standard = inputs.environment.stackSpacing
    let spacing = run { layout.spacing(subviews: $0, cache: &$1) }
    if let spacing, !children.isEmpty, spacing != LayoutSpacing(NodeTraits(), default: standard) {
      traits[LayoutSpacing.self, as: LayoutSpacing.self] = spacing
    }
    round.combinedGuide = { [unowned self] in combinedGuide($0, $1) }
  }

  /// Runs a call of the layout; `nil` if another call of it is running.
  private func run<Result>(
    _ call: (LayoutSubviews, inout Arranger.Cache) -> Result
  ) -> Result? {
    guard !isRunning else {
      note(.reentered)
      return nil
    }
    isRunning = true
    round.isActive = true
    defer {
      round.isActive = false
      isRunning = false
    }
    let subviews = LayoutSubviews(round: round)
    return inputs.run {
      // The cache is taken out, so that code that runs during the call has no access to it.
      var own = cache ?? layout.makeCache(subviews: subviews)
      cache = nil
      defer { cache = own }
      return call(subviews, &own)
    }
  }

  /// Adds a diagnostic for the first fault.
  private func note(_ fault: LayoutFault) {
    guard !hasFault else { return }
    hasFault = true
    inputs.note(
      .error, fault == .unstable ? .unstableState : .invalidSize,
      "the layout \(layout.name) \(fault.rawValue)", operation: layout.name)
  }

  // MARK: Sizes

  func size(_ proposal: ProposedSize) -> CGSize {
    if StackSpace.isShort { return StackSpace.onLargerStack { self.size(proposal) } }
    let proposal = proposal.sanitized
    if let size = sizes[proposal] { return size }
    let size = measured(proposal)
    sizes[proposal] = size
    return size
  }

  @inline(never)
  private func measured(_ proposal: ProposedSize) -> CGSize {
    let size = run { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) } ?? .zero
    // An infinite length is allowed if an infinite length is proposed.
    func isValid(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
      length >= 0 && (length.isFinite || proposed == .infinity)
    }
    guard isValid(size.width, proposal.width), isValid(size.height, proposal.height) else {
      note(.size)
      return CGSize(
        width: size.width.finiteOrZero, height: size.height.finiteOrZero
      ).usable
    }
    return size.usable
  }

  // MARK: Places

  private func arrangement(_ proposal: ProposedSize) -> Arrangement {
    if let known = arrangements.first(where: { $0.proposal == proposal }) {
      return known.arrangement
    }
    let size = size(proposal)
    if measured(proposal) != size { note(.unstable) }
    let bounds = CGRect(origin: .zero, size: size)
    let items = round.items(in: size, proposal) {
      _ = run {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
      }
    }
    if let fault = round.faults.min(by: { $0.rawValue < $1.rawValue }) { note(fault) }
    let arrangement = Arrangement(size: size, items: items)
    if arrangements.count >= 2 { arrangements.removeFirst() }
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    if StackSpace.isShort { return StackSpace.onLargerStack { place(proposal) } }
    let arrangement = arrangement(proposal.sanitized)
    let isMirrored = inputs.environment.layoutDirection == .rightToLeft
    let children = arrangement.items.indices.map { index in
      let fragment = round.children[index].place(arrangement.items[index].proposal)
      var origin = arrangement.items[index].origin
      if isMirrored { origin.x = arrangement.size.width - origin.x - fragment.size.width }
      return Fragment.Child(fragment, at: origin, zIndex: round.children[index].traits.zIndex)
    }
    return Fragment(size: arrangement.size, children: children, path: inputs.path)
  }

  // MARK: Guides

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    let proposal = proposal.sanitized
    if let known = guides[key, proposal] { return known.value }
    if StackSpace.isShort { return StackSpace.onLargerStack { explicitGuide(key, proposal) } }
    let value = guide(key, proposal)
    guides.keep(value, key, proposal)
    return value
  }

  private func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    let proposal = proposal.sanitized
    // A guide may depend on the positions of the blocks.
    let bounds = CGRect(origin: .zero, size: arrangement(proposal).size)
    let guide = run { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    guard let guide = guide ?? nil, guide.isFinite else { return nil }
    return max(-CGSize.largestLength, min(CGSize.largestLength, guide))
  }

  private func combinedGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    // This answers a call of the layout, which must end before the layout can compute other
    // positions.
    guard
      let items = arrangements.first(where: { $0.proposal == proposal.sanitized })?.arrangement
        .items
    else { return nil }
    return key.combined(
      items.indices.lazy.compactMap { index in
        let item = items[index]
        let guide = self.round.children[index].explicitGuide(key, item.proposal)
        return guide.map { $0 + item.origin[key.axis] }
      })
  }
}
