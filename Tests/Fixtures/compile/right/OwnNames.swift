// Types of the user's own win over the ones that are imported.
import Easel
import Foundation

struct Text { let words: [String] }
struct Table { var rows = [Section]() }
struct Section { var texts = [Text]() }
enum Theme { case light, dark }
struct Group { let members: [String] }

protocol Block { var hash: String { get } }
struct Genesis: Block { let hash = "0" }

func table() -> Table { Table(rows: [Section(texts: [Text(words: ["a"])])]) }
func theme() -> Theme { .dark }
func group() -> Group { Group(members: []) }
func chain() -> [any Block] { [Genesis()] }

// The imported ones are in reach by their module.
struct Page: EaselBlocks.Block {
  var body: some EaselBlocks.Block {
    VStack {
      EaselBlocks.Text("a").font(.title)
      EaselBlocks.Group { Divider() }
    }
  }
}
