// Objects of SwiftData, which is not there.
import EaselSwiftUI

struct Names: View {
  @Query var names: [String]  // error: fetch the objects before and pass them to the view
  var body: some View { Text(names.joined()) }
}
