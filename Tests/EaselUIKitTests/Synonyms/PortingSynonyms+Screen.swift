import EaselUIKit

extension PortingSynonyms {
  private final class TouchedView: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  static let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// The pixels of a view at a time, one to a point.
  static func image(of view: UIView, at time: TimeInterval? = nil) throws -> UIImage {
    UIImage(data: try view.data(as: .png, scale: 1, at: time)) ?? UIImage()
  }

  /// Touches compile and never come; a view has a link.
  @Sendable static func touches(_ measured: inout Measured) throws {
    let view = TouchedView(frame: frame)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.backgroundColor = .red
    view.link = .url("https://example.org/")
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    measured.equal(view.touches, 0, "touches of a view that is drawn")
    measured.equal(svg.ranges(of: "href=\"https://example.org/\"").count, 1, "links in the SVG")
    let pdf = try PDFReader(view.data(as: .pdf)).objects()
    measured.holds(pdf.contains("/URI (https://example.org/)"), "the link in the PDF")
  }

  /// An animation has its value at each time, and its end without a time.
  @Sendable static func animations(_ measured: inout Measured) throws {
    func view() -> UIView {
      let view = UIView(frame: frame)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 20))
      box.backgroundColor = .red
      view.addSubview(box)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.frame.origin.x = 16 }
      return view
    }
    /// The column of pixels at which the box begins.
    func start(_ time: TimeInterval?) throws -> Int? {
      let image = try image(of: view(), at: time)
      return (0..<20).first { pixel(image, $0, 10).first == 255 }
    }
    measured.equal(try start(0), 0, "the box at 0 s")
    measured.equal(try start(1), 8, "the box at 1 s of 2")
    measured.equal(try start(2), 16, "the box at 2 s")
    measured.equal(try start(nil), 16, "the box without a time")
  }

  /// Timers and display links run on the clock of the drawing.
  @Sendable static func clocks(_ measured: inout Measured) throws {
    let view = UIView(frame: frame)
    var (fired, frames) = ([Double](), 0)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      fired.append(CACurrentMediaTime())
    }
    let link = CADisplayLink { _ in frames += 1 }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    view.render(on: RecordingCanvas(), at: 1.05)
    timer.invalidate()
    link.invalidate()
    measured.equal(fired, [0.5, 1], "times at which a timer of 0.5 s fired until 1.05 s")
    measured.equal(frames, 10, "frames of a link of 10 a second")
  }

  /// `scale:` is the number of pixels a point.
  @Sendable static func scales(_ measured: inout Measured) throws {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    for scale in [1, 2, 3] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let url = folder.appending(path: "a.png")
      try view.write(to: url, scale: CGFloat(scale))
      let image = UIImage(data: try Data(contentsOf: url)) ?? UIImage()
      measured.equal(image.size.width * image.scale, CGFloat(20 * scale), "pixels at \(scale)")
    }
    measured.holds(UIScreen.main.scale >= 2, "the scale of the screen")
  }

  /// A dynamic color is that of the appearance that is drawn.
  @Sendable static func darkMode(_ measured: inout Measured) throws {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .blue : .red
    }
    let light = try image(of: view)
    let options = RenderOptions(appearance: .dark)
    let dark = UIImage(data: try view.data(as: .png, scale: 1, options: options)) ?? UIImage()
    measured.equal(pixel(light, 10, 10), [255, 0, 0, 255], "light")
    measured.equal(pixel(dark, 10, 10), [0, 0, 255, 255], "dark")
  }

  /// Preferred fonts have the sizes of the setting Large, which is the default.
  @Sendable static func textSizes(_ measured: inout Measured) throws {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      measured.equal(
        UIFont.preferredFont(forTextStyle: style).pointSize, size, "\(style) as on iOS")
    }
  }

  /// Views are drawn in several tasks with the bytes of a view that is drawn alone.
  @Sendable static func viewsInTasks(_ measured: inout Measured) async throws {
    @Sendable func bytes(_ number: Int) throws -> Data {
      let view = UIView(frame: frame)
      let label = UILabel(frame: frame)
      label.text = "\(number)"
      view.addSubview(label)
      return try view.data(as: .png, scale: 2)
    }
    let alone = try (0..<8).map(bytes)
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<8 { group.addTask { (number, try bytes(number)) } }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    measured.equal(Set(alone).count, 8, "views differ")
    for number in 0..<8 {
      measured.holds(together[number] == alone[number], "view \(number) in a task has its bytes")
    }
  }
}
