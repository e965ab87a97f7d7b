import EaselBlocks
import EaselCanvas
import Foundation

/// The layout node of a code, which draws it in the foreground style.
final class CodeNode: LayoutNode, FragmentDrawing {
  /// The measures of a kind of code.
  struct Measures {
    /// The size of the whole code in modules, including its quiet zone; zero if there is no code.
    var modules: CGSize
    /// The size in points if none is proposed.
    var ideal: CGSize
    /// Whether modules are squares, so that the code takes the smaller side of the proposal.
    var isSquare: Bool
    /// The minimum width of a printed module that readers recognize, in points.
    var minimumModule: CGFloat
  }

  /// The number of points in a millimeter.
  static let millimetre: CGFloat = 72 / 25.4

  private let grid: ModuleGrid?
  private let quietZone: Int
  private let measures: Measures
  private let label: String?
  private let inputs: NodeInputs

  /// - Parameters:
  ///   - grid: The modules; `nil` draws nothing and keeps the space.
  ///   - quietZone: The number of light modules at the left and, for square codes, on every side.
  ///   - label: The alternative text; `nil` for none.
  init(
    _ grid: ModuleGrid?, quietZone: Int, _ measures: Measures, label: String?, _ inputs: NodeInputs
  ) {
    self.grid = grid
    self.quietZone = quietZone
    self.measures = measures
    self.label = label
    self.inputs = inputs
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    let proposal = proposal.sanitized
    let ideal = measures.ideal
    guard measures.isSquare else {
      return CGSize(
        width: min(proposal.width ?? ideal.width, ideal.width),
        height: min(proposal.height ?? ideal.height, ideal.height)
      ).usable
    }
    // The smaller finite side of the proposal; without one, the ideal size.
    let side = [proposal.width, proposal.height].compactMap { $0 }.filter(\.isFinite).min()
    return CGSize(width: side ?? ideal.width, height: side ?? ideal.height).usable
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    let size = size(proposal)
    noteSmallModules(size)
    return Fragment(size: size, drawing: self, path: inputs.path)
  }

  private func noteSmallModules(_ size: CGSize) {
    guard grid != nil, measures.modules.width > 0 else { return }
    let module = size.width / measures.modules.width
    guard module < measures.minimumModule * 0.999 else { return }
    func millimetres(_ points: CGFloat) -> String {
      String(format: "%.2f mm", Double(points / Self.millimetre))
    }
    inputs.note(
      .warning, .outOfRange,
      "a module of the code is \(millimetres(module)) wide, which few scanners can read when it is "
        + "printed; give it \(millimetres(measures.minimumModule * measures.modules.width)) in "
        + "width, or a shorter text",
      value: millimetres(module))
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard let grid, fragment.size.width > 0, fragment.size.height > 0 else { return }
    let module = CGSize(
      width: fragment.size.width / measures.modules.width,
      height: fragment.size.height / measures.modules.height)
    let zone = CGFloat(quietZone)
    let corner = CGPoint(
      x: origin.x + zone * module.width,
      y: origin.y + (measures.isSquare ? zone * module.height : 0))
    let path = grid.path(at: corner, module: module)
    let rect = CGRect(origin: origin, size: fragment.size)
    let paint = inputs.environment.foregroundPaint(in: rect)
    guard let label else { return canvas.fill(path, with: paint) }
    canvas.withMarkedContent(.figure(label: label)) { canvas.fill(path, with: paint) }
  }
}
