// A page of the web, for which WebKit is needed.
import EaselSwiftUI

struct Page: View {
  var body: some View {
    VStack {
      WebView(url: nil)  // error: draw an image of the page with Image(uiImage:)
    }
  }
}
