// A window, which a server does not show.
import EaselSwiftUI

func make() {
  _ = WindowGroup { Text("a") }  // error: draw the view in it with write(to:) or ImageRenderer
}
