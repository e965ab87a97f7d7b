import EaselSwiftUI

/// A list with sections and controls, as settings have them.
struct AccountList: View {
  @State private var sendsReport = true
  @State private var tariff = "Green"
  @AppStorage("limit") private var limit = 12.0

  var body: some View {
    Form {
      Section("Account") {
        LabeledContent("Customer", value: "4711")
        NavigationLink {
          Text("Address")
        } label: {
          Label("Address", systemImage: "house")
        }
      }
      Section {
        Toggle("Monthly report", isOn: $sendsReport)
        Picker("Tariff", selection: $tariff) {
          Text("Green").tag("Green")
          Text("Basic").tag("Basic")
        }
        VStack(alignment: .leading) {
          Text("Daily limit: \(limit, format: .number) kWh")
          Slider(value: $limit, in: 0...20)
        }
      } header: {
        Text("Service")
      } footer: {
        Text("The report comes on the first day of a month.")
      }
      Section {
        Button("Close account", role: .destructive) {}
      }
    }
  }
}
