// A scene of documents, which a server does not show.
import EaselSwiftUI

func make() {
  _ = DocumentGroup(viewing: 1) { _ in Text("a") }  // error: read the file and draw its view
}
