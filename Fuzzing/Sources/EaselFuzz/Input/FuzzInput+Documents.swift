import EaselCanvas
import Foundation

extension FuzzInput {
  /// Options with the limits for drawings of people whom one does not know.
  mutating func renderOptions() -> RenderOptions {
    let bits = byte()
    var options = RenderOptions(
      policy: bits & 1 == 0 ? .lenient : .strict, appearance: bits & 2 == 0 ? .light : .dark,
      limits: .untrusted)
    if bits & 4 != 0 { options.quality = .exact }
    if bits & 24 == 24 { options.minimumContrast = 3 }
    return options
  }

  mutating func linkTarget() -> LinkTarget {
    switch index(below: 4) {
    case 0: .url("https://example.org/a?b=(c)")
    case 1: .url(string())
    case 2: .destination("here")
    default: .destination(string())
    }
  }

  mutating func content() -> MarkedContent {
    switch index(below: 8) {
    case 0, 1: .link(linkTarget(), area: maybe { $0.rect() })
    case 2: .destination("here", area: maybe { $0.rect() })
    case 3: .destination(string(), area: maybe { $0.rect() })
    case 4: .figure(label: string(), value: maybe { $0.string() })
    default: .artifact
    }
  }
}
