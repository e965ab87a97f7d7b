// A misspelled font behind other modifiers.
import EaselBlocks
import Foundation

struct Report: Block {
  let title: String
  var body: some Block {
    VStack {
      Text(title)
        .padding()
        .font(.headlin)  // error: type 'TypeStyle?' has no member 'headlin'
        .frame(maxWidth: .infinity)
      Divider()
    }
  }
}
