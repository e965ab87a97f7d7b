import EaselSwiftUI
import Foundation
import Testing

@Suite struct DrawingTests {
  private func canvas(
    width: CGFloat = 40, height: CGFloat = 40,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> some View { Canvas(renderer: draw).frame(width: width, height: height) }

  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func contextFillsPaths() throws {
    let view = canvas { context, _ in context.fill(Self.square, with: .color(.black)) }
    #expect(try red(of: view, x: 5, y: 5) == 0)
    #expect(try red(of: view, x: 15, y: 5) == 255)
  }

  @Test func copiesOfAContextHaveTheirOwnTransform() throws {
    let view = canvas { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.scaleBy(x: 2, y: 1)
      copy.fill(Self.square, with: .color(.black))
      context.fill(Self.square, with: .color(.black))
    }
    #expect(try red(of: view, x: 5, y: 5) == 0)
    #expect(try red(of: view, x: 15, y: 5) == 255)
    #expect(try red(of: view, x: 35, y: 5) == 0)
  }

  @Test func clipsLimitDrawingInsideAndOutside() throws {
    let view = canvas { context, size in
      var outside = context
      outside.clip(to: Self.square, options: .inverse)
      outside.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(try red(of: view, x: 5, y: 5) == 255)
    #expect(try red(of: view, x: 15, y: 5) == 0)
  }

  @Test func layersAreCompositedAsAWhole() throws {
    let view = canvas { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.square, with: .color(.black))
        layer.fill(Self.square, with: .color(.black))
      }
    }
    let red = try #require(try red(of: view, x: 5, y: 5))
    #expect(abs(Int(red) - 128) <= 1)
  }

  @Test func layersClipByTheirOpacity() throws {
    let view = canvas { context, size in
      context.clipToLayer { $0.fill(Self.square, with: .color(.white)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(try red(of: view, x: 5, y: 5) == 0)
    #expect(try red(of: view, x: 15, y: 15) == 255)
  }

  @Test func textsAreMeasuredAndPlacedByTheirAnchor() throws {
    struct Box: View {
      let measured: (CGSize) -> Void
      var body: some View {
        Canvas { context, _ in
          let text = context.resolve(Text("Total").font(.body))
          measured(text.measure(in: CGSize(width: 500, height: 500)))
          context.draw(text, at: .zero, anchor: .topLeading)
        }
      }
    }
    var size = CGSize.zero
    let view = Box { size = $0 }.frame(width: 100, height: 40)
    #expect(try words(of: view).contains("Total"))
    #expect(size == Text("Total").layoutTree().size)
  }

  @Test func shadedTextsHaveTheirColor() throws {
    let view = canvas(width: 60, height: 60) { context, _ in
      var text = context.resolve(Text(verbatim: "■").font(.system(size: 60)))
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 30, y: 30))
    }
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("#ff383c"))
  }

  @Test func symbolsAreDrawnByTheirTags() throws {
    let view = Canvas { context, size in
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
    } symbols: {
      Color.blue.frame(width: 10, height: 10).tag(0)
      Color.black.frame(width: 10, height: 10).tag(1)
    }
    .frame(width: 40, height: 40)
    #expect(try pixel(of: view, x: 20, y: 20)?.blue == 0)
    #expect(try red(of: view, x: 5, y: 5) == 255)
  }

  @Test func gradientsHaveTheCoordinatesOfTheContext() throws {
    let view = canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0),
          endPoint: CGPoint(x: 30, y: 0)))
    }
    #expect(try red(of: view, x: 5, y: 20) == 0)
    #expect(try red(of: view, x: 35, y: 20) == 255)
  }

  @Test func filtersOfAContextChangeColors() throws {
    let view = canvas { context, _ in
      context.addFilter(.colorInvert())
      context.fill(Self.square, with: .color(.white))
    }
    #expect(try red(of: view, x: 5, y: 5) == 0)
  }

  @Test func fillsInOneColorAreBlurred() throws {
    let view = canvas { context, _ in
      context.addFilter(.blur(radius: 4))
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black))
    }
    let edge = try #require(try red(of: view, x: 10, y: 20))
    #expect(edge > 90 && edge < 160)
    let middle = try #require(try red(of: view, x: 20, y: 20))
    #expect(middle < 20)
    #expect(try notes(of: view).isEmpty)
  }

  @Test func blurOfSeveralColorsIsNoted() throws {
    let view = canvas { context, _ in
      context.addFilter(.blur(radius: 3))
      context.draw(Text("a"), at: CGPoint(x: 20, y: 20))
    }
    #expect(try notes(of: view).first?.contains("blur") == true)
  }

  @Test func coreGraphicsDrawsOnTheCanvas() throws {
    let view = canvas { context, _ in
      context.withCGContext { cg in
        cg.setFillColor(UIColor.black)
        cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    #expect(try red(of: view, x: 5, y: 5) == 0)
  }

  @Test func filtersChangeColorsOfViews() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4)
    let gray = try #require(try pixel(of: view.grayscale(1), x: 2, y: 2))
    #expect(gray.red == 54 && gray.green == 54 && gray.blue == 54)
    #expect(try green(of: view.colorInvert(), x: 2, y: 2) == 255)
    #expect(try green(of: view.brightness(0.2), x: 2, y: 2) == 51)
    #expect(try red(of: view.contrast(0), x: 2, y: 2) == 128)
    #expect(try red(of: view.colorMultiply(.black), x: 2, y: 2) == 0)
  }

  @Test func filtersChangeColorsOfTexts() throws {
    let view = Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0)).colorInvert()
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    #expect(svg.contains("#00ffff") || svg.contains("#0ff"))
  }

  @Test func rotationInSpaceForeshortens() throws {
    let view = Color.black.frame(width: 40, height: 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    #expect(try red(of: view, x: 5, y: 20) == 255)
    #expect(try red(of: view, x: 15, y: 20) == 0)
    #expect(try red(of: view, x: 35, y: 20) == 255)
    #expect(try notes(of: view).isEmpty)
  }

  @Test func perspectiveIsNoted() throws {
    let view = Color.black.frame(width: 40, height: 40)
    let tilted = view.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
    #expect(try notes(of: tilted).first?.contains("perspective") == true)
    let turned = view.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(try notes(of: turned).isEmpty)
  }

  @Test func viewSeenFromItsEdgeIsNotDrawn() throws {
    let view = Color.black.frame(width: 40, height: 40)
      .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    #expect(try red(of: view, x: 20, y: 20) == 255)
  }

  @Test func projectionsHaveInverses() {
    var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    let inverse = transform.inverted()
    #expect(transform.concatenating(inverse).isIdentity)
    #expect(inverse.m31 == -3)
    let hasInverse = transform.invert()
    #expect(hasInverse)
  }

  @Test func meshGradientHasTheColorsOfItsPoints() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .white, .black])
    let view = mesh.frame(width: 40, height: 40)
    let corners = try [(0, 0), (39, 0), (0, 39), (39, 39)].map {
      Int(try #require(try red(of: view, x: $0.0, y: $0.1)))
    }
    #expect(corners[0] < 10 && corners[3] < 10)
    #expect(corners[1] > 245 && corners[2] > 245)
  }

  @Test func containerRelativeShapeIsTheContainers() throws {
    let shape = ContainerRelativeShape().fill(.black).frame(width: 40, height: 40)
    #expect(try red(of: shape, x: 0, y: 0) == 0)
    #expect(try red(of: shape.containerShape(Circle()), x: 1, y: 1) == 255)
  }

  @Test func containerRelativeFramesDivideTheContainer() {
    let view = Color.red.frame(height: 10)
      .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).id("frame")
    #expect(view.layoutTree(width: 320).frame(of: "frame")?.width == 210)
  }

  @Test func geometryChangesAreReported() throws {
    struct Sized: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Text(verbatim: "\(Int(width))").frame(width: 123)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
      }
    }
    #expect(try words(of: Sized()) == ["123"])
  }

  @Test func arcsGoInTheDirectionOfSwiftUI() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(-90), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(path.contains(CGPoint(x: 5, y: 0)))
    #expect(!path.contains(CGPoint(x: -5, y: 0)))
  }

  @Test func canvasInRightToLeftIsNotMirrored() throws {
    let view = canvas { context, _ in context.fill(Self.square, with: .color(.black)) }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(try red(of: view, x: 5, y: 5) == 0)
  }
}
