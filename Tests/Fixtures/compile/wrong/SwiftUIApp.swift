// An app, which a server does not run.
import EaselSwiftUI

struct Cards: App {  // error: draw its view with write(to:) or ImageRenderer
  var body: some View { Text("a") }
}
