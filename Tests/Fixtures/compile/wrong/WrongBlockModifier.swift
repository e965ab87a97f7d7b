// A shape's modifier on what is no shape any longer.
import EaselBlocks
import Foundation

struct Report: Block {
  var body: some Block {
    VStack {
      Circle()
        .frame(width: 20, height: 20)
        .fill(.red)  // error: value of type 'some Block' has no member 'fill'
        .padding()
      Text("a")
    }
  }
}
