// Properties with the names of members that every block has.
import EaselBlocks
import EaselCanvas
import Foundation

struct Report: Block {
  let id = 3
  let data: [String]
  let image: Image
  let font: TypeStyle
  let background: Tint
  let padding: CGFloat
  let role: String

  var body: some Block {
    VStack(alignment: .leading) {
      ForEach(data, id: \.self) { item in Text(item).font(font) }
      ForEach(data.indices, id: \.self) { index in Text(data[index]) }
      image.resizable().scaledToFit()
      Text("\(id)").padding(padding).background(background)
      Text(role)
    }
  }
}
