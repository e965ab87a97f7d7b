import Foundation

#if ColorProfiles
  internal import CLCMS
#endif

/// Converts pixels from the color space of a file to sRGB, by lcms2.
///
/// Pixels whose space is sRGB are not changed.
struct ProfileConversion {
  /// The kind of the pixels in the file.
  enum Model {
    case gray, rgb
    /// Four components; `isInverted` means that 255 is no ink, as Adobe's programs store it.
    case cmyk(isInverted: Bool)
  }

  /// The name of the format in messages, such as “PNG”.
  var format: String
  var model: Model
  /// The fault that was found, or `nil`.
  private(set) var diagnostic: Diagnostic?

  init(format: String, model: Model) {
    self.format = format
    self.model = model
  }

  /// Notes that the color space is not applied.
  private mutating func ignore(_ code: EaselError.Code, _ reason: String) {
    diagnostic = Diagnostic(
      .warning, code, "\(reason); its colors are drawn as sRGB", operation: "Image")
  }

  #if ColorProfiles
    /// Converts premultiplied blue, green, red and alpha; returns whether pixels have changed.
    mutating func convert(_ pixels: inout [UInt8], from space: FileColorSpace) -> Bool {
      guard let profile = open(space) else { return false }
      let isGray = profile.space == cmsSigGrayData
      guard isGray || profile.space == cmsSigRgbData else {
        ignore(
          .invalidImage, "the color profile of the \(format) is not for its \(modelName) pixels")
        return false
      }
      if isGray, case .rgb = model {
        ignore(.invalidImage, "the color profile of the \(format) is gray, and its pixels are not")
        return false
      }
      guard let transform = profile.transform(isGray ? CLCMS_GRAY_8 : CLCMS_BGRA_8) else {
        ignoreDamage()
        return false
      }
      guard !transform.isNeutral(isGray: isGray) else { return false }
      transform.convert(&pixels, isGray: isGray)
      return true
    }

    /// Returns the sRGB pixels of cyan, magenta, yellow and black; `nil` if that is not possible.
    mutating func converted(cmyk: [UInt8], from space: FileColorSpace) -> [UInt8]? {
      guard case .cmyk(let isInverted) = model, let profile = open(space) else { return nil }
      guard profile.space == cmsSigCmykData else {
        ignore(
          .invalidImage, "the color profile of the \(format) is not for its \(modelName) pixels")
        return nil
      }
      guard let transform = profile.transform(isInverted ? CLCMS_CMYK_8_REV : CLCMS_CMYK_8) else {
        ignoreDamage()
        return nil
      }
      var result = [UInt8](repeating: 255, count: cmyk.count)
      transform.run(cmyk, &result, count: cmyk.count / 4)
      return result
    }

    private var modelName: String {
      switch model {
      case .gray: "gray"
      case .rgb: "RGB"
      case .cmyk: "CMYK"
      }
    }

    private mutating func open(_ space: FileColorSpace) -> LCMSProfile? {
      if case .unsupported(let name) = space {
        ignore(.unsupportedFormat, "the \(format) has the color space \(name)")
        return nil
      }
      let profile = LCMSProfile(space)
      if profile == nil { ignoreDamage() }
      return profile
    }

    private mutating func ignoreDamage() {
      ignore(.invalidImage, "the color profile of the \(format) is damaged")
    }
  #else
    mutating func convert(_ pixels: inout [UInt8], from space: FileColorSpace) -> Bool {
      noteMissingTrait(space)
      return false
    }

    mutating func converted(cmyk: [UInt8], from space: FileColorSpace) -> [UInt8]? {
      noteMissingTrait(space)
      return nil
    }

    private mutating func noteMissingTrait(_ space: FileColorSpace) {
      // Profiles of sRGB have its name in their description, in ASCII or UTF-16.
      if case .profile(let bytes) = space, case let data = Data(bytes),
        data.range(of: Data("sRGB".utf8)) != nil
          || data.range(of: Data([0, 0x73, 0, 0x52, 0, 0x47, 0, 0x42])) != nil
      {
        return
      }
      ignore(
        .unsupportedFormat,
        "the \(format) has a color profile, and this build of Easel leaves profiles out (turn on "
          + "its package trait ColorProfiles)")
    }
  #endif
}
