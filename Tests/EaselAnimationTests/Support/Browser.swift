import EaselCanvas
import Foundation

/// A Chromium without a window.
enum Browser {
  /// Where it is; nil where it is not installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// An animated SVG as the browser shows it at moments, one image below the other.
  ///
  /// - Parameter scale: Pixels to a point.
  static func drawnImage(
    of svg: Data, size: CGSize, scale: Int, times: [TimeInterval]
  ) throws -> Image {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("profile"), withIntermediateDirectories: true)
    try svg.write(to: folder.url.appendingPathComponent("drawing.svg"))
    let (width, height) = (Int(size.width) * scale, Int(size.height) * scale)
    let frames = times.map { time in
      "<iframe src=\"drawing.svg\" data-moment=\"\(time)\" width=\"\(width)\" "
        + "height=\"\(height)\"></iframe>"
    }
    let page = """
      <!DOCTYPE html><meta charset="utf-8">
      <style>body { margin: 0; background: white } iframe { display: block; border: 0 }</style>
      \(frames.joined(separator: "\n"))
      <script>
      window.onload = () => {
        for (const frame of document.querySelectorAll("iframe")) {
          const svg = frame.contentDocument.documentElement;
          svg.setAttribute("width", "\(width)");
          svg.setAttribute("height", "\(height)");
          svg.pauseAnimations();
          svg.setCurrentTime(Number(frame.dataset.moment));
        }
      };
      </script>
      """
    let file = folder.url.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let drawnImage = folder.url.appendingPathComponent("image.png")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--allow-file-access-from-files", "--force-device-scale-factor=1",
      "--force-color-profile=srgb", "--virtual-time-budget=1000",
      "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)",
      "--window-size=\(width),\(height * times.count)", "--screenshot=\(drawnImage.path)",
      file.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Image(data: Data(contentsOf: drawnImage))
  }
}
