// A block needs no Sendable: it is made and written in an actor, in a detached task, and by a closure
// that is sent.
import EaselBlocks
import EaselCanvas
import Foundation

final class Model {
  var names = ["Ada", "Grace"]
}

struct Names: Block {
  let model: Model
  var body: some Block {
    VStack {
      ForEach(model.names, id: \.self) { Text($0) }
    }
  }
}

actor Mailer {
  let model = Model()
  func attachment() throws -> Data { try Names(model: model).data(as: .pdf) }
}

func detached() async throws -> Data {
  try await Task.detached { try Names(model: Model()).data(as: .png, width: 200) }.value
}

func send(_ make: sending @escaping () throws -> Data) async throws -> Data {
  try await Task { try make() }.value
}

func sent() async throws -> Data {
  let model = Model()
  return try await send { try Names(model: model).data(as: .svg) }
}

@MainActor func main() throws -> Data { try Names(model: Model()).data(as: .pdf) }
