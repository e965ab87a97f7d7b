// A scene, which a server does not show.
import EaselSwiftUI

struct Cards: Scene {}  // error: draw the view in it with write(to:) or ImageRenderer
