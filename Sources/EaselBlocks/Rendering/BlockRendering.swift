import EaselCanvas
import Foundation

/// A block laid out for one rendering.
package struct BlockRendering {
  package let session: BlockSession
  package let node: any LayoutNode
  package let environment: EnvironmentValues

  /// Evaluates the bodies of a block, again where their state changes, and makes its nodes.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - options: The appearance, the locale and the limits.
  ///   - environment: What the block is told besides.
  ///   - file: The file that diagnostics name.
  package init(
    _ block: any Block, options: RenderOptions = RenderOptions(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let session = BlockSession(limits: options.limits)
    var environment = environment
    environment.appearance = options.appearance
    if let locale = RenderContext.currentLocale { environment.locale = locale }
    let inputs = NodeInputs(session: session, environment: environment)
    var node = session.evaluate(block, inputs)
    var evaluations = 1
    while session.runAppearActions() {
      guard evaluations < options.limits.maximumBlockEvaluations else {
        inputs.note(
          .warning, .unstableState,
          "state still changes after \(evaluations) evaluations; the last one is drawn",
          operation: "Limits.maximumBlockEvaluations", value: "\(evaluations)")
        break
      }
      node = session.evaluate(block, inputs)
      evaluations += 1
    }
    self.session = session
    self.node = node
    self.environment = environment
  }
}

extension BlockSession {
  fileprivate func evaluate(_ block: any Block, _ inputs: NodeInputs) -> any LayoutNode {
    beginEvaluation()
    var inner = inputs
    inner.stackAxis = .vertical
    let nodes = inner.nodes(of: block)
    if let node = nodes.first, nodes.count == 1 { return node }
    // Several blocks at the root are a column, as on a page.
    return StackNode(
      nodes, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, inner)
  }
}
