// The program that is made of a driver and the files of a checkout.
import EaselSwiftUI
import SnapshotDrawing

@main
struct Program {
  @MainActor
  static func main() throws { try Snapshot.draw { AnyView(snapshot($0)) } }
}
