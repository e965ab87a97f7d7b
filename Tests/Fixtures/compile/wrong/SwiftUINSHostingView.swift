// A view of AppKit with a view of SwiftUI.
import EaselSwiftUI

func make() {
  _ = NSHostingView(rootView: Text("a"))  // error: draw the view with ImageRenderer
}
