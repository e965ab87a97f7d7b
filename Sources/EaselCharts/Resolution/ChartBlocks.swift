import EaselBlocks
import EaselCanvas
import Foundation

/// The layout of the blocks of a chart: annotations, symbols, labels and legends.
package struct ChartBlocks {
  package private(set) var inputs: NodeInputs

  package init(_ inputs: NodeInputs) {
    var inputs = inputs
    // Numbers in blocks have grouping separators as on the axes.
    inputs.environment.groupsDigits = true
    self.inputs = inputs
  }

  /// Creates the inputs of blocks for a chart that is laid out on its own.
  package init(environment: EnvironmentValues, limits: Limits = Limits()) {
    self.init(NodeInputs(session: BlockSession(limits: limits), environment: environment))
  }

  /// Returns the layout of a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - proposal: The proposed size.
  ///   - change: Changes the environment, such as its font.
  func place(
    _ block: any Block, _ proposal: ProposedSize = .unspecified,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Fragment {
    let inputs = changed(change).inputs
    return inputs.session.makePiece(inputs) { inputs.node(of: block) }.place(proposal)
  }

  /// Returns a copy with a changed environment, which many blocks may share: the style of their texts
  /// is then computed once.
  func changed(_ change: (inout EnvironmentValues) -> Void) -> ChartBlocks {
    var copy = self
    change(&copy.inputs.environment)
    return copy
  }
}

extension ChartBlocks {
  /// The blocks of a chart that is a value, in the locale of the drawing.
  package static var ofValues: ChartBlocks {
    var environment = EnvironmentValues()
    environment.keepLocale()
    return ChartBlocks(environment: environment)
  }
}
