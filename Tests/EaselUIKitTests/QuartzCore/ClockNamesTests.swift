import EaselUIKit
import Testing

@Suite struct ClockNamesTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func render(at time: TimeInterval) {
    view.render(on: RecordingCanvas(), at: time)
  }

  @Test func timersFireByTheVirtualClock() {
    var fired: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      fired.append(CACurrentMediaTime())
    }
    render(at: 0.4)
    #expect(fired.isEmpty)
    render(at: 1.2)
    #expect(fired == [0.5, 1])
    timer.invalidate()
    render(at: 3)
    #expect(fired.count == 2 && !timer.isValid)
  }

  @Test func aTimerThatDoesNotRepeatFiresOnce() {
    var count = 0
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in count += 1 }
    render(at: 0)
    RunLoop.main.add(timer, forMode: .common)
    render(at: 5)
    #expect(count == 1 && !timer.isValid)
  }

  @Test func displayLinksAreCalledForEachFrame() {
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    render(at: 1.05)
    #expect(frames == 10)
    link.isPaused = true
    render(at: 2.05)
    link.isPaused = false
    link.invalidate()
    render(at: 3)
    #expect(frames == 10)
  }

  @Test func scrollViewsAndPageControlsHaveUIKitsNames() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 200, height: 50)
    scroll.contentOffset = CGPoint(x: 100, y: 0)
    #expect(scroll.bounds.origin.x == 100)
    let dots = UIPageControl()
    dots.numberOfPages = 2
    #expect(dots.currentPage == 0)
  }
}
