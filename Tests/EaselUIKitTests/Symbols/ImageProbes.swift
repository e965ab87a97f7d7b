import EaselUIKit

enum ImageProbes {
  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContext(_:)",
        "UIGraphicsBeginImageContextWithOptions", "UIGraphicsBeginImageContextWithOptions(_:_:_:)",
        "UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsGetImageFromCurrentImageContext()",
        "UIGraphicsEndImageContext", "UIGraphicsEndImageContext()", "UIImage"
      ) {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), true, 2)
        let inner: UIImage? = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return inner?.size == CGSize(width: 3, height: 4) && inner?.width == 6
          && outer?.width == 2 && UIGraphicsGetImageFromCurrentImageContext() == nil
      },
      SymbolProbe(
        "UIGraphicsImageRenderer", "UIGraphicsImageRenderer(size:format:)",
        "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererFormat()", ".cgContext"
      ) {
        let format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
        let renderer: UIGraphicsImageRenderer = UIGraphicsImageRenderer(
          size: CGSize(width: 4, height: 4), format: format)
        let image = renderer.image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }
        return pixel(image, 0, 0) == [0, 0, 0, 255] && pixel(image, 7, 0)[3] == 0
      },
      SymbolProbe(
        "CGImage", ".cgImage", "UIImage(cgImage:)", "UIImage()", ".pngData()", ".draw(in:)",
        ".draw(in:blendMode:alpha:)"
      ) {
        let image = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
        guard let pixels: CGImage = image.cgImage, UIImage().size == .zero else { return false }
        let drawn = drawnImage { _ in
          UIImage(cgImage: pixels).draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
          image.draw(
            in: CGRect(x: 0, y: 10, width: 20, height: 10), blendMode: .normal, alpha: 0.2)
        }
        return image.pngData()?.isEmpty == false && pixel(drawn, 9, 5) == [0, 0, 0, 255]
          && pixel(drawn, 9, 12) == [0, 0, 0, 51] && pixel(drawn, 9, 18)[3] == 0
      },
      SymbolProbe(
        "CGImageAlphaInfo", ".premultipliedLast", ".premultipliedFirst", ".noneSkipFirst",
        "CGBitmapInfo", "CGBitmapInfo(rawValue:)"
      ) {
        let alpha: [CGImageAlphaInfo] = [.premultipliedLast, .premultipliedFirst, .noneSkipFirst]
        let info: CGBitmapInfo = CGBitmapInfo(rawValue: alpha[0].rawValue)
        return alpha.map(\.rawValue) == [1, 2, 6] && info.rawValue == 1
      },
      SymbolProbe(
        ".withRenderingMode(_:)", ".alwaysTemplate", ".alwaysOriginal",
        ".resizableImage(withCapInsets:resizingMode:)", ".clip(to:mask:)",
        ".drawHierarchy(in:afterScreenUpdates:)"
      ) {
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let half = drawnImage { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20)) }
        let caps = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        let drawn = drawnImage { context in
          UIColor.red.setFill()
          half.withRenderingMode(.alwaysOriginal).withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .draw(in: CGRect(x: 0, y: 0, width: 5, height: 20))
          context.clip(to: whole, mask: half)
          UIRectFill(CGRect(x: 8, y: 0, width: 12, height: 20))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.backgroundColor = .red
        let shown = drawnImage { _ in _ = view.drawHierarchy(in: whole, afterScreenUpdates: true) }
        return pixel(drawn, 2, 2) == [255, 0, 0, 255] && pixel(drawn, 9, 9) == [255, 0, 0, 255]
          && pixel(drawn, 12, 9)[3] == 0 && pixel(shown, 15, 15) == [255, 0, 0, 255]
      },
      SymbolProbe(".main", "UIScreen") {
        let screen: UIScreen = UIScreen.main
        return screen.scale >= 2 && screen.bounds.width > 0
      },
      SymbolProbe("UIImageView", ".image", ".contentMode", ".scaleAspectFill", ".redraw") {
        let view: UIImageView = UIImageView(image: drawnImage { _ in })
        view.contentMode = .scaleAspectFill
        view.image = view.image?.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 10))
        let other = UIView()
        other.contentMode = .redraw
        return view.image?.width == 5 && other.contentMode != view.contentMode
      },
    ]
  }
}
