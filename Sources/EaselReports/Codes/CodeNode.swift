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
    /// Whether modules are squares, so that the code keeps its aspect ratio, and has a quiet zone on
    /// every side.
    var keepsAspectRatio: Bool
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
    guard measures.keepsAspectRatio else {
      return CGSize(
        width: min(proposal.width ?? ideal.width, ideal.width),
        height: min(proposal.height ?? ideal.height, ideal.height)
      ).usable
    }
    // The largest code in the finite sides of the proposal; without one, the ideal size.
    let ratio = ideal.height / ideal.width
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    if let height, height < width.map({ $0 * ratio }) ?? .infinity {
      return CGSize(width: height / ratio, height: height).usable
    }
    return width.map { CGSize(width: $0, height: $0 * ratio).usable } ?? ideal.usable
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
      y: origin.y + (measures.keepsAspectRatio ? zone * module.height : 0))
    let path = grid.path(at: corner, module: module)
    let rect = CGRect(origin: origin, size: fragment.size)
    let paint = inputs.environment.foregroundPaint(in: rect)
    guard let label else { return canvas.fill(path, with: paint) }
    canvas.withMarkedContent(.figure(label: label)) { canvas.fill(path, with: paint) }
  }
}

extension CodeNode {
  /// Makes the node of a code by libzint; a text that cannot be encoded is noted.
  ///
  /// - Parameters:
  ///   - idealModule: The ideal size of a module, in millimeters.
  ///   - minimumModule: The minimum size of a printed module, in millimeters.
  ///   - empty: The modules whose space is kept if there is no code.
  static func zint(
    _ kind: ZintEncoder.Kind, _ text: String, quietZone: Int, idealModule: CGFloat,
    minimumModule: CGFloat, empty: CGSize, label: String, _ inputs: NodeInputs
  ) -> CodeNode {
    var grid: ModuleGrid?
    do {
      grid = try ZintEncoder.grid(of: text, kind)
    } catch {
      inputs.note(.error, error.code, error.message, value: error.value)
    }
    let zone = 2 * CGFloat(quietZone)
    let modules =
      grid.map { CGSize(width: CGFloat($0.width) + zone, height: CGFloat($0.height) + zone) }
      ?? empty
    let module = idealModule * millimetre
    let measures = Measures(
      modules: modules,
      ideal: CGSize(width: modules.width * module, height: modules.height * module),
      keepsAspectRatio: true, minimumModule: minimumModule * millimetre)
    return CodeNode(grid, quietZone: quietZone, measures, label: label, inputs)
  }
}

extension NodeInputs {
  /// Returns a length above 0; otherwise the default, with a diagnostic.
  func validLength(
    _ length: CGFloat, _ name: String, default valid: CGFloat, operation: String
  ) -> CGFloat {
    if length > 0, length <= 10_000 { return length }
    note(
      .error, length.isFinite ? .outOfRange : .invalidNumber,
      "\(name) is \(length); it must be above 0 and at most 10,000 points, and \(valid) is taken",
      operation: operation, value: "\(length)")
    return valid
  }

  /// Returns the number of light modules on every side, 0...100; others are clamped, with a
  /// diagnostic.
  func validZone(_ modules: Int, operation: String) -> Int {
    let zone = min(max(modules, 0), 100)
    if zone != modules {
      note(
        .error, .outOfRange,
        "a quiet zone of \(modules) modules is taken as one of \(zone); give 0 … 100",
        operation: operation, value: "\(modules)")
    }
    return zone
  }
}
