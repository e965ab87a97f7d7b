import Easel
import Habits
import Hummingbird
import Logging
import NIOCore
import Testing

extension Tag {
  @Tag static var names: Self
}

private struct Reading: Content {
  var value: Float
}

private final class Dial: View {
  var value: Float = 0

  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.fill(Path(ellipseIn: rect), with: .color(.systemBlue))
  }
}

/// Each name has the meaning that a server's developer expects, with nothing written before it.
@Suite(.tags(.names)) struct ServerNamesTests {
  @Test func floatIsOfTheStandardLibrary() {
    #expect(Float.self == Swift.Float.self)
  }

  @Test func viewIsOfEasel() {
    #expect(View.self == Easel.View.self)
  }

  @Test func environmentIsOfHummingbird() {
    let environment: Environment = Environment(values: ["PORT": "8080"])
    #expect(environment.get("PORT") == "8080")
    #expect(type(of: environment) == Hummingbird.Environment.self)
  }

  @Test func tagIsOfSwiftTesting() {
    #expect(Tag.self == Testing.Tag.self)
  }

  @Test func stateAndContentAndAxisAreOfAnotherModule() {
    var state: State = State()
    state.requests += 1
    #expect(state.requests == 1)
    #expect(State.self == Habits.State.self)
    let content: any Habits.Content = Reading(value: 1)
    #expect(type(of: content) == Reading.self)
    let axis: Axis = Axis.horizontal
    #expect(type(of: axis) == Habits.Axis.self)
  }

  @Test func drawsBesideARouteAndALogger() async throws {
    let router = Router()
    router.get("dial.png") { _, _ -> Response in
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let image = try dial.data(as: .png)
      return Response(status: .ok, body: .init(byteBuffer: ByteBuffer(bytes: image)))
    }
    var logger: Logger = Logger(label: "names")
    logger.logLevel = .error
    logger.debug("\(Reading(value: 1))")
    #expect(try !Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).data(as: .png).isEmpty)
  }
}
