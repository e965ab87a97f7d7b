import EaselSwiftUI

private let lorem =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et "
  + "dolore magna aliqua."

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "simpleState": SimpleStateContent(message: lorem)
  case "tupleState": TupleStateContent(message: "Hello PreviewSnapshotsTests", count: 1000)
  case "namedPreviewState":
    NamedStateContent(
      title: "Hello PreviewSnapshots", subtitle: "Welcome to a PreviewSnapshots unit test",
      message: lorem)
  case "simpleView": SimpleView(message: lorem)
  case "previewStateView":
    PreviewStateView(
      title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots", message: lorem)
  case "observableObjectView": ObservableObjectView(viewModel: tooShort())
  default: fatalError("there is no view \(name)")
  }
}

private func tooShort() -> ObservableObjectViewModel {
  let model = ObservableObjectViewModel()
  model.input = "Hi"
  model.validate()
  return model
}
