// A chart in space, which is not drawn.
import EaselSwiftUI

func make() {
  _ = Chart3D { 1 }  // error: use Chart with two axes
}
