// A movie, for which AVKit is needed.
import EaselSwiftUI

struct Movie: View {
  var body: some View {
    VStack {
      VideoPlayer(player: nil)  // error: draw an image of the movie with Image(uiImage:)
    }
  }
}
