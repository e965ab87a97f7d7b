import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  // The status bar is 20 points high.
  switch name {
  case "SettingsView":
    VStack(spacing: 0) {
      Color.systemGroupedBackground.frame(height: 20)
      SettingsView(state: settings())
    }
  case "DetailView":
    VStack(spacing: 0) {
      Color.white.frame(height: 20)
      NavigationView { DetailView(state: DetailViewState()) }
    }
  default: fatalError("there is no view \(name)")
  }
}

private func settings() -> SettingsViewStateAbstract {
  let state = SettingsViewStateAbstract()
  state.blacklistedHosts = ["https://blacklisted.fake"]
  state.contentTypes = [("HTML", true), ("Image", true), ("JSON", true), ("XML", true), ("unknown", false)].map {
    ContentTypeSetting(name: $0, isEnabled: $1)
  }
  return state
}

// Stand-ins for the models of the application, with the values that the picture shows.

final class Netbob {
  static let shared = Netbob()
  static let version = "0.4.0"
  var maxListItems: Int?
}

struct ActivitySheetState {}

final class DetailViewState: ObservableObject {
  @Published var actionSheetState: ActionSheetState?
  @Published var activitySheetState: ActivitySheetState?
  let viewData = ViewData()

  func handleShareAction() {}

  struct ViewData {
    let requestBody: Data? = nil
    let requestCachePolicy = "UseProtocolCachePolicy"
    let requestDate = "1970-01-01 00:00:00 GMT"
    let requestHeaders: [Header] = []
    let requestMethod = "GET"
    let requestTimeout = "10.0 s"
    let requestURL = "http://fake.abc/fake/path?a=1,b=2,c=3"
    let requestURLQueryItems: [QueryItem] = []
    let responseBody: Data? = nil
    let responseDate = "1970-01-01 00:00:02 GMT"
    let responseHeaders: [Header] = []
    let responseStatus = "200"
    let timeInterval = "2.0"
  }
}

struct BodyView: View {
  struct State {
    let body: Data
  }

  let state: State
  var body: some View { EmptyView() }
}

extension View {
  func activitySheet(state: Binding<ActivitySheetState?>) -> some View { self }
}

final class UIPasteboard {
  static let general = UIPasteboard()
  var string: String?
}
