import EaselUIKit

extension PortingSynonyms {
  /// A string names what is animated.
  @Sendable static func keyPaths(_ measured: inout Measured) throws {
    let view = UIView(frame: frame)
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    shape.path = path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 4
    view.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    shape.add(animation, forKey: nil)
    let image = try image(of: view, at: 1)
    measured.equal(pixel(image, 8, 10).first, 255, "the first half is drawn at half of the time")
    measured.equal(pixel(image, 12, 10).last, 0, "the second half is not")
    measured.equal(pixel(try Self.image(of: view), 18, 10).first, 255, "all is drawn at the end")
  }

  /// A selector is made of its name, and a closure takes its place.
  @Sendable static func selectors(_ measured: inout Measured) throws {
    let button = UIButton(frame: frame)
    button.addTarget(nil, action: Selector("tapped"), for: .touchUpInside)
    measured.holds(Selector("tapped") == Selector("tapped"), "selectors of one name are equal")
    measured.holds(Selector("tapped") != Selector("other"), "others are not")
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
    button.render(on: RecordingCanvas(), at: 2)
    timer.invalidate()
    measured.equal(count, 1, "calls of the closure")
  }

  /// Objects are released at the end of their scope.
  @Sendable static func releases(_ measured: inout Measured) throws {
    weak var kept: UIView?
    for _ in 0..<3 {
      let view = UIView(frame: frame)
      view.addSubview(UILabel(frame: frame))
      _ = try view.data(as: .png)
      kept = view
    }
    measured.holds(kept == nil, "a drawn view is released without a pool")
  }

  /// Images are written as PNG.
  @Sendable static func pngFiles(_ measured: inout Measured) throws {
    let image = drawnImage { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(frame)
    }
    let data = image.pngData() ?? Data()
    measured.holds(data.starts(with: [0x89, 0x50, 0x4E, 0x47]), "bytes of a PNG file")
    let read = UIImage(data: data) ?? UIImage()
    measured.equal(pixel(read, 10, 10), [255, 0, 0, 255], "its pixels")
  }

  /// Shadows, masks, gradients and blend modes are there.
  @Sendable static func effects(_ measured: inout Measured) throws {
    let view = UIView(frame: frame)
    let box = UIView(frame: CGRect(x: 4, y: 4, width: 6, height: 6))
    box.backgroundColor = .red
    box.layer.shadowColor = UIColor.blue.cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 0
    box.layer.shadowOffset = CGSize(width: 6, height: 6)
    view.addSubview(box)
    let shadow = pixel(try image(of: view), 13, 13)
    measured.equal(shadow, [0, 0, 255, 255], "the shadow of a layer")

    let masked = UIView(frame: frame)
    masked.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    masked.layer.mask = mask
    let cut = try image(of: masked)
    measured.equal([pixel(cut, 5, 10)[3], pixel(cut, 15, 10)[3]], [255, 0], "the mask of a layer")

    let gradient = CAGradientLayer()
    gradient.frame = frame
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shaded = UIView(frame: frame)
    shaded.layer.addSublayer(gradient)
    let colors = try image(of: shaded)
    measured.holds(pixel(colors, 10, 0)[0] > 240, "the top of a gradient layer is red")
    measured.holds(pixel(colors, 10, 19)[2] > 240, "its bottom is blue")

    let blended = drawnImage { context in
      context.setFillColor(UIColor.yellow.cgColor)
      context.fill(frame)
      context.setBlendMode(.multiply)
      context.setFillColor(UIColor.cyan.cgColor)
      context.fill(frame)
    }
    measured.equal(pixel(blended, 10, 10), [0, 255, 0, 255], "yellow times cyan")
  }

  /// PDF files are written.
  @Sendable static func writtenPDF(_ measured: inout Measured) throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      for page in 1...2 {
        context.beginPage()
        "Page \(page)".draw(at: CGPoint(x: 20, y: 20), withAttributes: [:])
      }
    }
    let reader = PDFReader(data)
    measured.equal(try reader.info("Pages"), "2", "pages")
    measured.equal(try reader.text(2), "Page 2", "text of the second page")
  }

  /// A layer that is turned in perspective is higher on its near side.
  @Sendable static func perspective(_ measured: inout Measured) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    box.backgroundColor = .red
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    box.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    view.addSubview(box)
    let image = try image(of: view)
    func height(_ x: Int) -> Int { (0..<100).count { pixel(image, x, $0)[3] > 128 } }
    let columns = (0..<100).filter { height($0) > 0 }
    guard let first = columns.first, let last = columns.last else {
      return measured.holds(false, "the layer is drawn")
    }
    measured.holds(columns.count < 55, "a turned layer is narrower: \(columns.count)")
    let (left, right) = (height(first + 1), height(last - 1))
    measured.holds(abs(left - right) > 8, "one side is higher: \(left) and \(right)")
    measured.holds(abs(height(50) - 60) <= 1, "the middle keeps its height: \(height(50))")
  }
}
