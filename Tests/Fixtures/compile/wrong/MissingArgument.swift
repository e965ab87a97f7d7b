// A missing argument.
import EaselBlocks
import Foundation

struct Report: Block {
  let title: String
  var body: some Block {
    ZStack {
      RoundedRectangle().fill(.yellow)  // error: missing argument for parameter 'cornerRadius'
      Text(title).font(.headline).padding()
    }
    .frame(width: 100, height: 40)
  }
}
