import EaselSwiftUI
import Foundation
import Testing

@Suite struct GestureTests {
  private struct Draggable: View {
    @GestureState private var offset = CGSize(width: 7, height: 0)
    @State private var end = CGSize.zero

    var body: some View {
      Text(verbatim: "\(Int(offset.width)) \(Int(end.width))")
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { end = $0.translation }
            .onEnded { end = $0.predictedEndTranslation }
        )
        .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in end = .zero })
        .onTapGesture { end = .zero }
        .onTapGesture(count: 2) { end = .zero }
    }
  }

  @Test func gesturesNeverHappen() throws {
    #expect(try words(of: Draggable()) == ["7 0"])
  }

  @Test func gesturesAreOneNote() throws {
    let notes = try notes(of: Draggable())
    #expect(notes.count == 1)
    #expect(
      notes == [
        "the following has no effect in an image or on a page: onTapGesture (2 times), "
          + "gesture (2 times)"
      ])
  }

  @Test func publishersSendNothing() throws {
    struct Clock: View {
      @State private var ticks = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text(verbatim: "\(ticks)").onReceive(timer) { _ in ticks += 1 }
      }
    }
    #expect(try words(of: Clock()) == ["0"])
    #expect(try notes(of: Clock()).first?.contains("onReceive") == true)
  }

  @Test func changeIsReportedInTheEarlierForm() throws {
    struct Doubling: View {
      @State private var value = 1
      @State private var double = 2
      var body: some View {
        Text(verbatim: "\(double)").onAppear { value = 4 }
          .onChange(of: value) { new in double = 2 * new }
      }
    }
    #expect(try words(of: Doubling()) == ["8"])
  }
}
