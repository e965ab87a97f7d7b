import EaselBlocks
import EaselCanvas
import Foundation

/// Content with a change of its scope.
struct ScopedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkScope) -> Void

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    var scope = scope.deeper()
    change(&scope)
    content._collect(scope, into: &list)
  }
}

/// Content with a fixed look; consecutive marks share its traits.
struct LookedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let look: ScopeLook

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    content._collect(list.scope(scope, with: look), into: &list)
  }
}

/// Content with an annotation, a mask or an effect.
struct GroupedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let effect: () -> MarkGroup.Effect

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    guard list.allows(scope) else { return }
    list.group(effect()) { content._collect(scope.deeper(), into: &$0) }
  }
}

extension ChartContent {
  /// Returns the content with a change of its traits.
  package func traits(_ change: @escaping (inout MarkTraits) -> Void) -> some ChartContent {
    ScopedContent(content: self) { change(&$0.traits) }
  }

  /// Returns the content with a value for a channel.
  package func channel(_ channel: Channel, _ field: ChartField) -> some ChartContent {
    ScopedContent(content: self) { $0.set(channel, field) }
  }

  /// Returns the content as a group with an effect.
  func grouped(_ effect: @escaping () -> MarkGroup.Effect) -> some ChartContent {
    GroupedContent(content: self, effect: effect)
  }
}
