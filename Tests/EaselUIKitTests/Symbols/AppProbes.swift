import EaselUIKit

enum AppProbes {
  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UITouch", "UIEvent", ".location(in:)", "override touchesBegan", "override touchesMoved",
        "override touchesEnded", "override touchesCancelled", ".touchesBegan(_:with:)",
        ".touchesMoved(_:with:)", ".touchesEnded(_:with:)", ".touchesCancelled(_:with:)",
        "override traitCollectionDidChange", ".traitCollectionDidChange(_:)",
        "override prepareForInterfaceBuilder", ".prepareForInterfaceBuilder()",
        "override accessibilityIncrement", "override accessibilityDecrement", inert: true
      ) {
        let (view, touch, event) = (Touched(frame: .zero), UITouch(), UIEvent())
        view.touchesBegan([touch], with: event)
        view.touchesMoved([touch], with: event)
        view.touchesEnded([touch], with: event)
        view.touchesCancelled([touch], with: event)
        view.traitCollectionDidChange(nil)
        view.prepareForInterfaceBuilder()
        return view.calls == 6 && touch.location(in: view) == .zero
      },
      SymbolProbe("UITraitCollection", ".traitCollection", ".userInterfaceStyle") {
        var style: UIUserInterfaceStyle?
        let view = ClosureView { _ in style = UITraitCollection.current.userInterfaceStyle }
        _ = view.recording(options: RenderOptions(appearance: .dark))
        return style == .dark && view.traitCollection.userInterfaceStyle == .light
      },
      SymbolProbe(
        "UIGestureRecognizer", "UITapGestureRecognizer", "UITapGestureRecognizer(target:action:)",
        "UIPanGestureRecognizer", inert: true
      ) {
        let view = UIView()
        let tap: UIGestureRecognizer = UITapGestureRecognizer(target: view, action: "tap")
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(UIPanGestureRecognizer())
        view.removeGestureRecognizer(tap)
        tap.addTarget(view, action: "tap")
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.setTranslation(.zero, in: view)
        return view.gestureRecognizers == nil && tap.state == .possible && tap.view == nil
          && tap.location(in: view) == pan.translation(in: view) && pan.velocity(in: view) == .zero
          && UIPinchGestureRecognizer().scale == 1
          && UILongPressGestureRecognizer().minimumPressDuration == 0.5
      },
      SymbolProbe(".addGestureRecognizer(_:)") {
        // A tap that leads somewhere becomes a link; others compile and do nothing.
        let view = UIView()
        let tap = UITapGestureRecognizer(target: view, action: "tap")
        tap.link = .destination("page")
        view.addGestureRecognizer(tap)
        return view.link == .destination("page")
      },
      SymbolProbe(
        "UIControl", "UIControlEvents", ".touchDown", ".touchUpInside", ".touchDragExit",
        ".touchDragEnter", ".touchCancel", ".valueChanged", ".editingDidBegin", ".editingDidEnd",
        ".addTarget(_:action:for:)", ".sendActions(for:)", ".isSelected", "override beginTracking",
        "override continueTracking", "override endTracking", ".endTracking(_:with:)", inert: true
      ) {
        let control: UIControl = Tracked(frame: .zero)
        let events: UIControlEvents = [
          .touchDown, .touchUpInside, .touchDragExit, .touchDragEnter, .touchCancel, .valueChanged,
          .editingDidBegin, .editingDidEnd,
        ]
        control.addTarget(nil, action: "tap", for: events)
        control.sendActions(for: .valueChanged)
        control.removeTarget(nil, action: nil, for: events)
        control.endTracking(nil, with: nil)
        control.cancelTracking(with: nil)
        return !control.isSelected && control.isEnabled
          && control.beginTracking(UITouch(), with: nil)
          && control.continueTracking(UITouch(), with: nil)
      },
      SymbolProbe("UIButton") {
        let button: UIButton = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        button.setTitle("word", for: .normal)
        button.setTitle("other", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        return abs(button.recording().bounds.midX - 40) < 1
          && button.titleLabel?.text == "word" && button.titleLabel?.textColor == .red
      },
      SymbolProbe(
        "UITextField", "UISearchBar", "UISearchBarDelegate", "UINavigationBar", inert: true
      ) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        field.text = "word"
        let (bar, searcher) = (UISearchBar(), Searcher())
        bar.delegate = searcher as UISearchBarDelegate
        searcher.searchBar(bar, textDidChange: "")
        return field.recording().bounds.width > 10 && field.text == "word" && bar.delegate != nil
          && UINavigationBar().subviews.isEmpty && UITextField(coder: NSCoder()) != nil
      },
      SymbolProbe("UICollectionViewCell", "UITableViewCell") {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 9, height: 8))
        let row = UITableViewCell(style: .default, reuseIdentifier: "row")
        row.frame = cell.frame
        cell.layoutIfNeeded()
        row.layoutIfNeeded()
        cell.prepareForReuse()
        row.prepareForReuse()
        row.setSelected(true, animated: true)
        return cell.contentView.frame == cell.bounds && row.contentView.frame == row.bounds
          && UICollectionViewCell(coder: NSCoder()) != nil
          && UITableViewCell(coder: NSCoder()) != nil
      },
      SymbolProbe(
        "UIApplication", ".statusBarFrame", ".willEnterForegroundNotification",
        ".willResignActiveNotification", "UIApplicationWillEnterForeground", "NSNotification",
        ".addObserver(_:selector:name:object:)", ".removeObserver(_:)", inert: true
      ) {
        let center = NotificationCenter.default
        let view = UIView()
        let name: NSNotification.Name = UIApplication.willEnterForegroundNotification
        center.addObserver(view, selector: "tap", name: name, object: nil)
        center.removeObserver(view)
        return name == .UIApplicationWillEnterForeground
          && name != UIApplication.willResignActiveNotification
          && UIApplication.didBecomeActiveNotification
            != UIApplication.didEnterBackgroundNotification
          && UIApplication.shared.statusBarFrame == .zero && UIApplication.shared.keyWindow == nil
          && UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
          && UIDevice.current.userInterfaceIdiom == .pad
      },
      SymbolProbe(
        ".userInterfaceLayoutDirection(for:)", ".semanticContentAttribute", ".preferredLanguages"
      ) {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        return UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute)
          == .rightToLeft
          && UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight
          && Locale.preferredLanguages.count >= 0
      },
      SymbolProbe(
        "UIAccessibilityTraits", ".isAccessibilityElement", ".accessibilityTraits",
        ".accessibilityFrame", inert: true
      ) {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.isAccessibilityElement = true
        view.accessibilityTraits = UIAccessibilityTraits.button
        view.accessibilityFrame = .zero
        return !view.isAccessibilityElement && view.accessibilityTraits == .button
          && view.accessibilityFrame == view.frame
      },
      SymbolProbe(".accessibilityLabel", ".accessibilityValue") {
        let view = UIView()
        view.accessibilityLabel = "Bars"
        view.accessibilityValue = "7"
        return view.accessibilityLabel == "Bars" && view.accessibilityValue == "7"
      },
      SymbolProbe(
        ".scheduledTimer(timeInterval:target:selector:userInfo:repeats:)", ".invalidate()",
        ".fireDate", "NSSelectorFromString", inert: true
      ) {
        let timer = Timer.scheduledTimer(
          timeInterval: 9, target: UIView(), selector: NSSelectorFromString("tap"), userInfo: nil,
          repeats: false)
        let date = timer.fireDate
        timer.invalidate()
        return date > .distantPast && !timer.isValid
      },
      SymbolProbe("CADisplayLink", ".add(to:forMode:)", ".isPaused") {
        var frames = 0
        let link = CADisplayLink { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.render(on: RecordingCanvas(), at: 0.99 / 60 * 2)
        link.isPaused = true
        view.render(on: RecordingCanvas(), at: 1)
        link.invalidate()
        return frames == 1
      },
      SymbolProbe("CADisplayLink(target:selector:)", inert: true) {
        let link = CADisplayLink(target: UIView(), selector: NSSelectorFromString("tick"))
        return !link.isPaused
      },
      SymbolProbe(".async", ".asyncAfter(deadline:)", inert: true) {
        // Both run after the rendering, if at all.
        DispatchQueue.global().async {}
        DispatchQueue.global().asyncAfter(deadline: .now()) {}
        return true
      },
      SymbolProbe(
        "NSObject", "NSCopying", "NSNull", "NSArray", "NSMutableArray", "NSSet",
        "NSMutableDictionary", "NSStringFromClass", ".copy()", ".mutableCopy()", ".anyObject()"
      ) {
        let object: NSObject = NSNull()
        let list: NSArray = NSMutableArray(array: [1])
        let set: NSSet = NSSet(array: [1])
        return object is NSCopying && (list.mutableCopy() as? NSMutableArray)?.count == 1
          && (list.copy() as? NSArray)?.count == 1 && set.anyObject() != nil
          && NSMutableDictionary().count == 0 && NSStringFromClass(NSObject.self) == "NSObject"
          && (UIBezierPath(rect: .zero).copy() as? UIBezierPath)?.isEmpty == false
      },
      SymbolProbe(".value(forKey:)", ".value(forKeyPath:)", ".setValue(_:forKey:)") {
        let layer = CALayer()
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue("word", forKey: "own")
        return layer.opacity == 0.5 && layer.value(forKeyPath: "opacity") != nil
          && layer.value(forKey: "own") as? String == "word"
      },
    ]
  }
}

/// Overrides what an app would call.
private final class Touched: UIView {
  var calls = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls += 1 }
  override func prepareForInterfaceBuilder() { calls += 1 }
  override func accessibilityIncrement() { calls += 1 }
  override func accessibilityDecrement() { calls += 1 }
}

private final class Tracked: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
}

private final class Searcher: UISearchBarDelegate {}
