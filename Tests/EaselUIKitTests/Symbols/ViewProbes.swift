import EaselUIKit

enum ViewProbes {
  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIView", "UIView()", "UIView(frame:)", ".init(frame:)", ".init(coder:)", "NSCoder",
        "override draw", ".draw(_:)", ".setNeedsDisplay()", ".backgroundColor"
      ) {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let view: UIView = Overriding(frame: frame)
        view.backgroundColor = .red
        view.setNeedsDisplay()
        let canvas = RecordingCanvas()
        view.render(on: canvas)
        return (view as? Overriding)?.calls == ["awake", "layout", "draw"]
          && Overriding(coder: NSCoder()) != nil && UIView(frame: frame).frame == frame
          && UIView().subviews.isEmpty && canvas.recording.bounds == frame
      },
      SymbolProbe(
        ".addSubview(_:)", ".subviews", ".superview", ".removeFromSuperview()", ".tag",
        ".insertSubview(_:at:)", ".bringSubviewToFront(_:)"
      ) {
        let (outer, inner, other) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        outer.insertSubview(other, at: 0)
        let before = outer.subviews == [other, inner]
        outer.bringSubviewToFront(other)
        inner.tag = 7
        let found = outer.viewWithTag(7) === inner
        inner.removeFromSuperview()
        return before && found && outer.subviews == [other] && inner.superview == nil
      },
      SymbolProbe(
        ".frame", ".bounds", ".center", ".alpha", ".isHidden", ".transform", ".clipsToBounds",
        ".isUserInteractionEnabled", ".layer"
      ) {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.center.y += 5
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        return view.bounds.size == CGSize(width: 30, height: 40) && view.frame.minX == -5
          && view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds
          && !view.isUserInteractionEnabled
      },
      SymbolProbe(
        "override layoutSubviews", ".layoutSubviews()", ".layoutIfNeeded()",
        "override awakeFromNib",
        ".awakeFromNib()", ".sizeToFit()", ".intrinsicContentSize",
        "override var intrinsicContentSize", ".invalidateIntrinsicContentSize()",
        ".noIntrinsicMetric"
      ) {
        let view = Overriding(frame: .zero)
        view.layoutIfNeeded()
        view.layoutSubviews()
        view.awakeFromNib()
        view.invalidateIntrinsicContentSize()
        view.sizeToFit()
        return view.calls == ["awake", "layout", "layout", "awake"]
          && view.bounds.size == view.intrinsicContentSize
          && UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric
      },
      SymbolProbe("override didMoveToSuperview", "override willMove") {
        let view = Overriding(frame: .zero)
        UIView().addSubview(view)
        return view.calls == ["will move", "moved"]
      },
      SymbolProbe("override point") {
        !Overriding(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          .point(inside: CGPoint(x: 1, y: 1), with: nil)
      },
      SymbolProbe(
        ".tintColor", ".tintColorDidChange()", "override tintColorDidChange"
      ) {
        let view = Overriding(frame: .zero)
        view.tintColor = .red
        view.tintColorDidChange()
        return view.tintColor == .red && view.calls == ["tint", "tint"]
      },
      SymbolProbe("override var layerClass", "override layoutSublayers", ".layoutSublayers()") {
        let view = Shaped(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let layer = Placing()
        layer.layoutSublayers()
        return view.layer is CAShapeLayer && layer.isPlaced
      },
      SymbolProbe(
        "UIEdgeInsets", "UIEdgeInsets(top:left:bottom:right:)", ".inset(by:)", ".top", ".bottom"
      ) {
        let insets: UIEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
          == CGRect(x: 2, y: 1, width: 4, height: 6) && insets.top + insets.bottom == 4
      },
      SymbolProbe(
        ".translatesAutoresizingMaskIntoConstraints", "NSLayoutConstraint", ".heightAnchor",
        ".constraint(equalToConstant:)", ".isActive", ".constant",
        "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        ".addConstraint(_:)", ".setContentHuggingPriority(_:for:)"
      ) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.setContentHuggingPriority(.required, for: .horizontal)
        let height: NSLayoutConstraint = inner.heightAnchor.constraint(equalToConstant: 10)
        height.constant = 12
        height.isActive = true
        outer.addConstraint(
          NSLayoutConstraint(
            item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width,
            multiplier: 0.5, constant: 1))
        NSLayoutConstraint.activate([
          inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        return inner.frame == CGRect(x: 0, y: 0, width: 26, height: 12)
      },
      SymbolProbe(
        "UIStackView", "UIStackView()", "UIStackView(arrangedSubviews:)", ".arrangedSubviews",
        ".addArrangedSubview(_:)", ".removeArrangedSubview(_:)", ".axis", ".distribution",
        ".spacing", ".isLayoutMarginsRelativeArrangement", ".layoutMargins"
      ) {
        let stack: UIStackView = UIStackView(arrangedSubviews: [UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.alignment = .fill
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let extra = UIView()
        stack.addArrangedSubview(UIView())
        stack.addArrangedSubview(extra)
        stack.removeArrangedSubview(extra)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame.width) == [40, 40]
          && UIStackView().arrangedSubviews.isEmpty
      },
      SymbolProbe(
        "UIScrollView", ".contentSize", ".isPagingEnabled", ".contentOffset", ".contentInset",
        ".isScrollEnabled"
      ) {
        let scroll: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        scroll.contentSize = CGSize(width: 100, height: 20)
        scroll.isPagingEnabled = true
        scroll.isScrollEnabled = true
        scroll.contentInset = .zero
        scroll.contentOffset = CGPoint(x: 50, y: 0)
        return scroll.pageRects.count == 2 && scroll.bounds.minX == 50
      },
      SymbolProbe(".autoresizingMask", ".flexibleWidth", ".flexibleHeight") {
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        return view.frame == CGRect(x: 0, y: 0, width: 30, height: 20)
      },
      SymbolProbe(".contentScaleFactor", inert: true) {
        let view = UIView()
        view.contentScaleFactor = 7
        return view.contentScaleFactor == 2
      },
      SymbolProbe(".isDragging", inert: true) {
        final class Owner: UIScrollViewDelegate {
          var moves = 0
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if !scrollView.isDragging { moves += 1 }
          }
        }
        let (owner, scroll) = (Owner(), UIScrollView())
        scroll.delegate = owner
        scroll.contentOffset.y = 4
        return owner.moves == 1
      },
      SymbolProbe(".didMoveToWindow()", "override didMoveToWindow", inert: true) {
        let view = Overriding(frame: .zero)
        view.didMoveToWindow()
        return view.calls == ["window"]
      },
      SymbolProbe("override var isHighlighted", "override var isSelected", inert: true) {
        let control = Operated(frame: .zero)
        control.isHighlighted = true
        control.isSelected = true
        return control.changes == 2
      },
      SymbolProbe("override setSelected", ".setSelected(_:animated:)", inert: true) {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setSelected(true, animated: false)
        return cell.wasSelected
      },
    ]
  }
}

/// Overrides what drawing views override, and remembers what was called.
private final class Overriding: UIView {
  var calls: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    calls.append("draw")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }
  override func tintColorDidChange() { calls.append("tint") }
  override func didMoveToWindow() { calls.append("window") }
  override func didMoveToSuperview() { calls.append("moved") }
  override func willMove(toSuperview newSuperview: UIView?) { calls.append("will move") }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  override var intrinsicContentSize: CGSize { CGSize(width: 11, height: 12) }
}

private final class Shaped: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class Placing: CALayer {
  var isPlaced = false

  override func layoutSublayers() { isPlaced = true }
}

private final class Operated: UIControl {
  var changes = 0

  override var isHighlighted: Bool { didSet { changes += 1 } }
  override var isSelected: Bool { didSet { changes += 1 } }
}

private final class Cell: UITableViewCell {
  var wasSelected = false

  override func setSelected(_ selected: Bool, animated: Bool) { wasSelected = selected }
}
