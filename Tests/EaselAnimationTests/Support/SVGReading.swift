import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG document's elements, read by Foundation's parser.
final class SVGReading: NSObject, XMLParserDelegate {
  /// An element with what lies in it.
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// This element and all in it.
    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  /// An animation's key frames.
  struct Animation {
    var attribute: String
    var times: [Double]
    var values: [String]
    var isDiscrete: Bool
    /// The four numbers of each pace; empty where all are even.
    var splines: [[Double]]
    var element: Element

    /// The first number of the value at a moment, 0 … 1.
    func number(at time: Double) -> Double? {
      let numbers = values.map { Double($0.split(separator: " ")[0]) ?? .nan }
      guard let next = times.firstIndex(where: { $0 > time }) else { return numbers.last }
      guard next > 0 else { return numbers[0] }
      var share = (time - times[next - 1]) / (times[next] - times[next - 1])
      if !splines.isEmpty { share = Self.progress(splines[next - 1], at: share) }
      return numbers[next - 1] + (numbers[next] - numbers[next - 1]) * share
    }

    /// A cubic curve's progress, found by small steps.
    private static func progress(_ spline: [Double], at time: Double) -> Double {
      func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      let steps = 20_000
      let t = (0...steps).lazy.map { Double($0) / Double(steps) }
        .first { value(spline[0], spline[2], $0) >= time }
      return value(spline[1], spline[3], t ?? 1)
    }
  }

  private(set) var root: Element?
  private var open: [Element] = []

  /// Reads a document; throws the parser's error for one that is not well formed.
  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    if open.isEmpty { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// All elements in their order.
  var elements: [Element] { root?.all ?? [] }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// All animations in their order.
  var animations: [Animation] {
    var animations: [Animation] = []
    for element in elements {
      for child in element.children where ["animate", "animateTransform"].contains(child.name) {
        let values: [String] = child["values"]?.split(separator: ";").map(String.init) ?? []
        let times = child["keyTimes"]?.split(separator: ";").map(Self.number) ?? [0]
        let splines: [[Double]]? = child["keySplines"]?.split(separator: ";").map {
          $0.split(separator: " ").map(Self.number)
        }
        animations.append(
          Animation(
            attribute: child["attributeName"] ?? "", times: times, values: values,
            isDiscrete: child["calcMode"] == "discrete", splines: splines ?? [], element: element))
      }
    }
    return animations
  }

  /// A number of the file; NaN for other text.
  private static func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  func animations(of attribute: String) -> [Animation] {
    animations.filter { $0.attribute == attribute }
  }
}
