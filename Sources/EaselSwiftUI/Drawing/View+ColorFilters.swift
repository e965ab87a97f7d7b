import EaselBlocks
import EaselCanvas
import Foundation

extension View {
  /// Adds an amount from -1 to 1 to the colors of the view.
  public func brightness(_ amount: Double) -> some View {
    filtered("brightness") { _ in .brightness(amount) }
  }
  /// Multiplies the distance of the colors of the view from gray.
  public func contrast(_ amount: Double) -> some View {
    filtered("contrast") { _ in .contrast(amount) }
  }
  /// Changes the saturation of the view's colors; 0 makes them gray, and 1 keeps them.
  public func saturation(_ amount: Double) -> some View {
    filtered("saturation") { _ in .saturation(amount) }
  }
  /// Makes the colors of the view gray, by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some View {
    filtered("grayscale") { _ in .saturation(1 - amount) }
  }
  /// Rotates the hues of the view's colors.
  public func hueRotation(_ angle: Angle) -> some View {
    filtered("hueRotation") { _ in .hueRotation(angle) }
  }
  /// Inverts the colors of the view.
  public func colorInvert() -> some View { filtered("colorInvert") { _ in .invert } }
  /// Multiplies the colors of the view with another one.
  public func colorMultiply(_ color: Color) -> some View {
    filtered("colorMultiply") { environment in
      let color = color.resolve(in: environment)
      return .multiply(color.components(for: environment.appearance))
    }
  }
  /// Makes the view black, as opaque as its colors are light.
  public func luminanceToAlpha() -> some View {
    filtered("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  private func filtered(
    _ name: String, _ filter: @escaping (EnvironmentValues) -> ColorFilter
  ) -> some View { ModifiedBlock(self, FilterModifier(name: name, filter: filter)) }

  /// Returns the view unchanged: shaders are not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    inert("colorEffect")
  }
  /// Returns the view unchanged: shaders are not run.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { inert("distortionEffect") }
  /// Returns the view unchanged: shaders are not run.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { inert("layerEffect") }
}

private struct FilterModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let name: String
  let filter: (EnvironmentValues) -> ColorFilter

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let filter = filter(inputs.environment)
    guard filter.isFinite else {
      inputs.note(
        .error, .invalidNumber, "\(name) is not a finite number; it is ignored", operation: name)
      return node
    }
    return EffectNode(node, FilterDrawing(filter: filter), inputs)
  }
}

private struct FilterDrawing: FragmentDrawing {
  let filter: ColorFilter

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    fragment.drawChildren(on: FilteringCanvas(canvas, filter), at: origin)
  }
}

/// A program for the colors of pixels, which is not run.
public struct Shader: Hashable, Sendable {
  /// A value that is passed to a shader.
  public struct Argument: Hashable, Sendable {
    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Returns a color.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument() }
  }
  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {}
}

/// The function of a shader, which is not run.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The name of the function.
  public let name: String
  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }
  /// Returns the shader of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The functions of shaders, none of which is run.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()
  /// Returns a function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// Returns a function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
