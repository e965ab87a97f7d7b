import EaselUIKit

enum AnimationProbes {
  /// The red square that a layer of 10 points draws at a moment, by its left edge.
  private static func left(at time: TimeInterval, _ animate: (CALayer) -> Void) -> CGFloat {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    animate(layer)
    return view.recording(options: RenderOptions(time: time)).bounds.minX
  }

  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  static var all: [SymbolProbe] {
    [
      SymbolProbe("NSValue(caTransform3D:)") {
        let move = CATransform3DMakeTranslation(4, 0, 0)
        let value = NSValue(caTransform3D: move)
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.toValue = value
        animation.duration = 2
        layer.add(animation, forKey: nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layer.addSublayer(layer)
        view.render(on: RecordingCanvas(), at: 1)
        return value.caTransform3DValue == move && layer.presentation()?.transform.m41 == 2
      },
      SymbolProbe(
        "CABasicAnimation", "CABasicAnimation(keyPath:)", "CAAnimation", ".keyPath", ".fromValue",
        ".toValue", ".duration", "CFTimeInterval", "CFTimeInterval(_:)", ".timingFunction",
        "CAMediaTimingFunction", "CAMediaTimingFunction(name:)", "CAMediaTimingFunctionName",
        ".linear", ".add(_:forKey:)", ".animation(forKey:)"
      ) {
        let duration: CFTimeInterval = CFTimeInterval(2)
        return near(
          left(at: 1) { layer in
            let animation: CABasicAnimation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 5
            animation.toValue = 105
            animation.duration = duration
            let function: CAMediaTimingFunction = CAMediaTimingFunction(
              name: CAMediaTimingFunctionName.linear)
            animation.timingFunction = function
            layer.add(animation, forKey: "move")
            let added: CAAnimation? = layer.animation(forKey: "move")
            if (added as? CABasicAnimation)?.keyPath != "position.x" { layer.isHidden = true }
          }, 50)
      },
      SymbolProbe(
        ".easeInEaseOut", ".easeIn", ".easeOut", "CAMediaTimingFunction(controlPoints:_:_:_:)"
      ) {
        let both = CAMediaTimingFunction(name: .easeInEaseOut)
        let (slow, fast) = (
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
        )
        let own = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        return near(own.progress(at: 0.3), both.progress(at: 0.3))
          && near(both.progress(at: 0.5), 0.5) && slow.progress(at: 0.5) < 0.5
          && fast.progress(at: 0.5) > 0.5
      },
      SymbolProbe(
        ".isRemovedOnCompletion", ".fillMode", ".forwards", ".both", "CAMediaTimingFillMode",
        ".beginTime", "CACurrentMediaTime", "CACurrentMediaTime()", ".byValue", ".isAdditive"
      ) {
        near(
          left(at: 9) { layer in
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 20
            animation.isAdditive = true
            animation.beginTime = CACurrentMediaTime() + 1
            animation.duration = 1
            animation.isRemovedOnCompletion = false
            let mode: CAMediaTimingFillMode = CAMediaTimingFillMode.both
            animation.fillMode = mode
            animation.fillMode = .forwards
            let further = CABasicAnimation(keyPath: "position.x")
            further.byValue = 10
            further.duration = 1
            further.fillMode = .forwards
            further.isRemovedOnCompletion = false
            layer.add(further, forKey: nil)
            layer.add(animation, forKey: nil)
          }, 30)
      },
      SymbolProbe(".repeatCount", ".autoreverses", ".speed", ".timeOffset") {
        near(
          left(at: 0.75) { layer in
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 5
            animation.toValue = 105
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            animation.repeatCount = 3
            animation.autoreverses = true
            animation.speed = 2
            animation.timeOffset = 0
            layer.add(animation, forKey: nil)
          }, 50)
      },
      SymbolProbe(
        "CAKeyframeAnimation", "CAKeyframeAnimation()", "CAKeyframeAnimation(keyPath:)", ".values",
        ".keyTimes", ".calculationMode", ".paced", ".timingFunctions"
      ) {
        let paced = CAKeyframeAnimation()
        paced.calculationMode = .paced
        paced.timingFunctions = [CAMediaTimingFunction(name: .linear)]
        return paced.calculationMode == .paced
          && near(
            left(at: 0.25) { layer in
              let animation: CAKeyframeAnimation = CAKeyframeAnimation(keyPath: "position.x")
              animation.values = [5, 105, 25]
              animation.keyTimes = [0, 0.5, 1]
              animation.duration = 1
              layer.add(animation, forKey: nil)
            }, 50)
      },
      SymbolProbe(
        "CAAnimationGroup", "CAAnimationGroup()", ".animations", ".removeAnimation(forKey:)",
        ".removeAllAnimations()", ".convertTime(_:from:)"
      ) {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        layer.removeAnimation(forKey: "a")
        let isGone = layer.animation(forKey: "a") == nil
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "b")
        layer.removeAllAnimations()
        return isGone && layer.animation(forKey: "b") == nil
          && layer.convertTime(3, from: nil) == 3
          && near(
            Self.left(at: 0.5) { layer in
              let move = CABasicAnimation(keyPath: "position.x")
              move.fromValue = 5
              move.toValue = 105
              move.timingFunction = CAMediaTimingFunction(name: .linear)
              let group: CAAnimationGroup = CAAnimationGroup()
              group.animations = [move]
              group.duration = 1
              move.duration = 1
              layer.add(group, forKey: nil)
            }, 50)
      },
      SymbolProbe(
        "CATransaction", ".begin()", ".commit()", ".setDisableActions(_:)"
      ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let disables = CATransaction.disableActions()
        CATransaction.commit()
        return disables && !CATransaction.disableActions()
      },
      SymbolProbe("CAAnimationDelegate") {
        let ends = Ends()
        _ = left(at: 2) { layer in
          let animation = CABasicAnimation(keyPath: "opacity")
          animation.duration = 1
          animation.delegate = ends as CAAnimationDelegate
          layer.add(animation, forKey: nil)
        }
        return ends.count == 1
      },
      SymbolProbe(
        ".animate(withDuration:)", ".animate(withDuration:animations:completion:)",
        ".animate(withDuration:delay:options:animations:completion:)", ".curveEaseOut",
        ".curveEaseInOut",
        ".animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
      ) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        moving.backgroundColor = .red
        view.addSubview(moving)
        var ended = 0
        UIView.animate(withDuration: 1) { moving.alpha = 0.9 }
        UIView.animate(withDuration: 1, animations: { moving.alpha = 1 }) { _ in ended += 1 }
        UIView.animate(
          withDuration: 1, delay: 1, options: [.curveEaseOut, .curveEaseInOut],
          animations: { moving.frame.origin.x = 100 }, completion: { _ in ended += 1 })
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          options: [], animations: { moving.frame.origin.y = 5 }, completion: nil)
        return view.recording(options: RenderOptions(time: 5)).bounds.minX == 100 && ended == 2
      },
    ]
  }
}

private final class Ends: CAAnimationDelegate {
  var count = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += 1 }
}
