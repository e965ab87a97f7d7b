import EaselBlocks
import Foundation

/// The heading of a group, which says where it goes on.
struct GroupHead: Block {
  let content: AnyBlock
  let isContinued: Bool
  let padding: CGFloat
  @EnvironmentValue(\.reportWords) private var words

  var body: some Block {
    if isContinued {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        content
        // The words around the title, which is a block.
        Text(verbatim: words.text(.continued, ["title": ""]).trimmingCharacters(in: .whitespaces))
          .foregroundStyle(.secondary)
      }
      .padding(.vertical, padding)
    } else {
      VStack(alignment: .leading, spacing: 0) { content }.padding(.vertical, padding)
    }
  }
}
