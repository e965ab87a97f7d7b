// Objects of Core Data, which is not there.
import EaselSwiftUI

struct Names: View {
  @FetchRequest(sortDescriptors: [])  // error: fetch the objects before and pass them to the view
  var names: [String]
  var body: some View { Text(names.joined()) }
}
