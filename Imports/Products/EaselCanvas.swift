import EaselCanvas
import Foundation

private func useEaselCanvas(on canvas: any Canvas, _ image: Image) {
  let color: Color = Color.systemBlue
  let path: Path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  let style: StrokeStyle = StrokeStyle(lineWidth: 2)
  canvas.stroke(path, with: .color(color), style: style)
  let font: Font = Font.system(size: 12)
  let turn: CGAffineTransform = CGAffineTransform(rotationAngle: 1)
  let options: RenderOptions = RenderOptions()
  let gradient: Gradient? = nil
  _ = (font, turn, options, gradient)
}
