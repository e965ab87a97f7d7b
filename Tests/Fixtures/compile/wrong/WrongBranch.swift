// A condition's second style is a string.
import EaselBlocks
import Foundation

struct Report: Block {
  let isPaid: Bool
  var body: some Block {
    VStack {
      Text("a")
        .bold()
        .foregroundStyle(isPaid ? .green : "red")  // error: 'String' conform to 'ShapeStyle'
        .padding()
      Divider()
    }
  }
}
