import Easel

/// What an article looks like: lines and faces of a shape, larger from series to series.
struct Illustration {
  let shape: Shape
  /// From 0, small, to 1.
  let proportion: Double
  /// What it shows, for readers who do not see it.
  let words: String

  /// The illustration as an image, whose sides are 4 : 3.
  func image(line: String = "#33526b", face: String = "#e9eff4") throws -> VectorImage {
    let scale = 0.9 + 0.15 * proportion
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
      <g fill="\(face)" stroke="\(line)" stroke-width="1.1" stroke-linejoin="round"
      stroke-linecap="round" transform="translate(20 15) scale(\(scale)) translate(-20 -15)">
      \(shape.svg)</g></svg>
      """
    return try VectorImage(data: Data(svg.utf8))
  }

  /// A kind of goods.
  enum Shape: String, CaseIterable {
    case screw, nut, plug, hook, hammer, drill, disc, cartridge, brush, lamp, pipe, pot, helmet, box

    /// Its paths in 40 × 30.
    fileprivate var svg: String {
      switch self {
      case .screw:
        """
        <path d="M10 13h21l5 2l-5 2h-21z"/><path d="M4 9q2 0 6 4v4q-4 4-6 4z"/>
        <path d="M15 12.2l2 5.6m2-5.6l2 5.6m2-5.6l2 5.6m2-5.6l2 5.6"/>
        """
      case .nut:
        """
        <path d="M20 3l10.4 6v12l-10.4 6l-10.4-6v-12z"/><circle cx="20" cy="15" r="8"/>
        <circle cx="20" cy="15" r="5" fill="#ffffff"/>
        """
      case .plug:
        """
        <path d="M5 9h3v2h23l5 3v2l-5 3h-23v2h-3z"/><path d="M17 15h18"/>
        <path d="M19 11l2-2.5v2.5zM26 11l2-2.5v2.5zM19 19l2 2.5v-2.5zM26 19l2 2.5v-2.5z"/>
        """
      case .hook:
        """
        <path d="M9 3h9v24h-9z"/><circle cx="13.5" cy="7" r="1.5"/><circle cx="13.5" cy="23" r="1.5"/>
        <path d="M18 12h4v5a3 3 0 0 0 6 0v-3h4v3a7 7 0 0 1-14 0z"/>
        """
      case .hammer:
        """
        <path d="M18 11h4l1 16q-3 2-6 0z"/>
        <path d="M10 4h14q7 0 8 6q-4-2.5-8-1.500v2.500h-8v-2h-6z"/><path d="M8 3.500h2v6h-2z"/>
        """
      case .drill:
        """
        <path d="M3 12.500h9v5h-9z"/><path d="M12 12.800h20l5 2.200l-5 2.200h-20z"/>
        <path d="M13 17.200q4 0 5-4.400m0 4.400q4 0 5-4.400m0 4.400q4 0 5-4.400m0 4.400q3 0 4-4.4"/>
        """
      case .disc:
        """
        <circle cx="20" cy="15" r="13"/><circle cx="20" cy="15" r="10" stroke-dasharray="1.5 2.4"/>
        <circle cx="20" cy="15" r="5"/><circle cx="20" cy="15" r="2" fill="#ffffff"/>
        """
      case .cartridge:
        """
        <path d="M3 10.500h3v9h-3z"/><path d="M6 9h20v12h-20z"/><path d="M26 11h3l8 3.200v1.600l-8 3.200h-3z"/>
        <path d="M10 12.500h12v5h-12z" fill="#ffffff"/>
        """
      case .brush:
        """
        <path d="M3 13.500q8-1 15-2.500v8q-7-1.5-15-2.500z"/><path d="M18 9.500h6v11h-6z"/>
        <path d="M24 10l12 1.500q-1.5 3.5 0 7l-12 1.500z"/><path d="M27 13h6M27 15.300h6M27 17.600h6"/>
        """
      case .lamp:
        """
        <path d="M20 2a8.5 8.5 0 0 0-5 15.400q1.5 1.2 1.5 3.600h7q0-2.4 1.5-3.600a8.5 8.5 0 0 0-5-15.400z"/>
        <path d="M16.5 21h7v5l-2 2h-3l-2-2z"/><path d="M16.5 23.500h7M18 12.500l2 2l2-2M20 14.500v6"/>
        """
      case .pipe:
        """
        <path d="M10 5h9v6q0 3 3 3h8v9h-11q-9 0-9-9z"/><path d="M8.5 3h12v3.500h-12z"/>
        <path d="M29 12.500h3.500v12h-3.500z"/>
        """
      case .pot:
        """
        <path d="M13 18h14l-1.8 10h-10.400z"/><path d="M11.5 14.500h17v3.500h-17z"/>
        <path d="M20 14.500v-5q-7 0-8-6q7 0 8 6q1-6 8-6q-1 6-8 6"/>
        """
      case .helmet:
        """
        <path d="M7 21a13 13 0 0 1 26 0z"/><path d="M17 8.300q3-1.3 6 0v8.200h-6z"/>
        <path d="M4 21q16-3 32 0v2.500q-16-2.5-32 0z"/>
        """
      case .box:
        """
        <path d="M20 3l13 5.500v13l-13 5.500l-13-5.500v-13z"/><path d="M7 8.500l13 5.500l13-5.500M20 14v13"/>
        <path d="M13.5 5.800l13 5.500v4.5"/>
        """
      }
    }
  }
}
