// A view of AppKit, which is not there.
import EaselSwiftUI

struct Ring: NSViewRepresentable {}  // error: draw with Canvas, or use UIViewRepresentable
