// A value that the environment does not have.
import EaselBlocks
import Foundation

struct Report: Block {
  @EnvironmentValue(\.locle) var locale  // error: has no member 'locle'
  var body: some Block {
    Text("a").padding()
  }
}
