import Foundation
import Testing

@testable import EaselCanvas

@Suite struct SVGAlignmentTests {
  private static var definer: SVGCanvas {
    SVGCanvas(size: .zero, context: RenderContext(), drawsTextAsOutlines: true)
  }

  private static func nodes(_ draw: (RecordingCanvas) -> Void) -> [SVGNode] {
    let canvas = RecordingCanvas()
    draw(canvas)
    return SVGNodeBuilder.nodes(of: canvas.recording, definer)
  }

  private static func squares(_ positions: [CGFloat]) -> [SVGNode] {
    nodes { canvas in
      for position in positions {
        canvas.fill(CGRect(x: position, y: 0, width: 5, height: 5), with: .color(.black))
      }
    }
  }

  private static func tracks(_ drawnImages: [[SVGNode]]) -> [SVGTrack] {
    var tracks: [SVGTrack] = []
    for (frame, nodes) in drawnImages.enumerated() {
      tracks = SVGTrack.merge(nodes, into: tracks, frame: frame, definer)
    }
    return tracks
  }

  @Test func aShapeThatDisappearsLeavesTheTracksOfOthers() {
    let tracks = Self.tracks([Self.squares([0, 20, 40]), Self.squares([1, 41])])
    #expect(tracks.map(\.presence) == [[0...1], [0...0], [0...1]])
    #expect(tracks.map { $0.samples[0].map { $0.numbers[0] } } == [[0, 1], [20], [40, 41]])
  }

  @Test func aShapeThatAppearsIsANewTrack() {
    let tracks = Self.tracks([Self.squares([0, 40]), Self.squares([1, 20, 41])])
    #expect(tracks.map(\.presence) == [[0...1], [1...1], [0...1]])
  }

  @Test func aRowShiftedByOneKeepsTheTracksOfItsShapes() {
    let tracks = Self.tracks([
      Self.squares([0, 40, 80, 120]), Self.squares([38, 78, 118, 158]),
    ])
    #expect(tracks.map(\.presence) == [[0...0], [0...1], [0...1], [0...1], [1...1]])
  }

  @Test func aShapeThatMovesFarKeepsItsTrack() {
    let tracks = Self.tracks([Self.squares([0]), Self.squares([300])])
    #expect(tracks.map(\.presence) == [[0...1]])
  }

  @Test func aShapeThatReappearsKeepsItsTrack() {
    let tracks = Self.tracks([
      Self.squares([0, 50]), Self.squares([0]), Self.squares([0, 50]),
    ])
    #expect(tracks.map(\.presence) == [[0...2], [0...0, 2...2]])
  }

  @Test func manyShapesAreMatchedInOrder() {
    let first = (0..<700).map { CGFloat($0) }
    let second = Array(first.dropFirst(20).dropLast(5)).map { $0 + 0.5 }
    let tracks = Self.tracks([Self.squares(first), Self.squares(second)])
    #expect(tracks.filter { $0.presence.last?.upperBound == 1 }.count == second.count)
  }

  @Test func aFadingGroupIsOneElement() {
    func drawnImage(_ opacity: CGFloat) -> [SVGNode] {
      Self.nodes { canvas in
        canvas.withSavedState {
          canvas.translate(x: 5, y: 5)
          if opacity < 1 { canvas.beginGroup(GroupEffects(opacity: opacity)) }
          canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
          if opacity < 1 { canvas.endGroup() }
        }
      }
    }
    let tracks = Self.tracks([drawnImage(1), drawnImage(0.5), drawnImage(0.2)])
    #expect(tracks.map(\.presence) == [[0...2]])
    #expect(tracks.first?.samples.last?.map { $0.numbers[0] } == [1, 0.5, 0.2])
  }

  @Test func aTransformInMarkedContentAppliesAfterIt() {
    let nodes = Self.nodes { canvas in
      canvas.withMarkedContent(.artifact) {
        canvas.translate(x: 10, y: 0)
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
      }
      canvas.fill(CGRect(x: 0, y: 9, width: 5, height: 5), with: .color(.black))
    }
    #expect(nodes.count == 2)
    #expect(nodes.first?.attributes.first?.name == "aria-hidden")
    #expect(nodes.last?.attributes.first?.value.numbers == [1, 0, 0, 1, 10, 0])
  }
}
