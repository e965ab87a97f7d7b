// A map, for which MapKit is needed.
import EaselSwiftUI

struct Place: View {
  var body: some View {
    VStack {
      Text("a")
      Map()  // error: draw an image of the map with Image(uiImage:)
    }
  }
}
