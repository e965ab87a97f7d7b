#if ColorProfiles
  internal import CLCMS

  /// A color profile of lcms2, in a context of its own.
  ///
  /// The context is used by one thread at a time, so that lcms2 needs no lock.
  final class LCMSProfile {
    fileprivate let context: cmsContext
    private let pointer: cmsHPROFILE
    /// The color space of the pixels.
    let space: cmsColorSpaceSignature

    /// Opens a color space; `nil` if it is damaged.
    init?(_ source: FileColorSpace) {
      guard let context = cmsCreateContext(nil, nil) else { return nil }
      let opened: cmsHPROFILE? =
        switch source {
        case .profile(let bytes):
          bytes.withUnsafeBytes {
            cmsOpenProfileFromMemTHR(context, $0.baseAddress, cmsUInt32Number($0.count))
          }
        case .primaries(let primaries, let function):
          Self.open(primaries, function, context)
        case .unsupported: nil
        }
      guard let opened else {
        cmsDeleteContext(context)
        return nil
      }
      self.context = context
      pointer = opened
      space = cmsGetColorSpace(opened)
    }

    deinit {
      cmsCloseProfile(pointer)
      cmsDeleteContext(context)
    }

    private static func open(
      _ primaries: RGBPrimaries, _ function: FileColorSpace.TransferFunction, _ context: cmsContext
    ) -> cmsHPROFILE? {
      func point(_ xy: [Double]) -> cmsCIExyY { cmsCIExyY(x: xy[0], y: xy[1], Y: 1) }
      let curve: OpaquePointer? =
        switch function {
        case .power(let exponent): cmsBuildGamma(context, exponent)
        // The parameters of IEC 61966-2-1, as in lcms2's own sRGB profile.
        case .sRGB:
          cmsBuildParametricToneCurve(
            context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        }
      guard let curve else { return nil }
      defer { cmsFreeToneCurve(curve) }
      var white = point(primaries.white)
      var triple = cmsCIExyYTRIPLE(
        Red: point(primaries.red), Green: point(primaries.green), Blue: point(primaries.blue))
      var curves: [OpaquePointer?] = [curve, curve, curve]
      return cmsCreateRGBProfileTHR(context, &white, &triple, &curves)
    }

    /// Returns the transform from pixels of a format to blue, green, red and alpha in sRGB.
    func transform(_ format: cmsUInt32Number) -> LCMSTransform? {
      guard let target = cmsCreate_sRGBProfileTHR(context) else { return nil }
      defer { cmsCloseProfile(target) }
      let isBGRA = format == CLCMS_BGRA_8
      let made = cmsCreateTransformTHR(
        context, pointer, format, target, CLCMS_BGRA_8,
        cmsUInt32Number(INTENT_PERCEPTUAL), isBGRA ? cmsUInt32Number(cmsFLAGS_COPY_ALPHA) : 0)
      return made.map { LCMSTransform($0, self) }
    }
  }

  /// A transform of pixels to sRGB.
  final class LCMSTransform {
    private let pointer: cmsHTRANSFORM
    /// Keeps the context alive.
    private let profile: LCMSProfile

    fileprivate init(_ pointer: cmsHTRANSFORM, _ profile: LCMSProfile) {
      self.pointer = pointer
      self.profile = profile
    }

    deinit { cmsDeleteTransform(pointer) }

    /// Converts a number of pixels.
    func run(_ source: [UInt8], _ target: inout [UInt8], count: Int) {
      // lcms2 counts pixels in 32 bits.
      let most = 1 << 24
      var done = 0
      let width = count > 0 ? source.count / count : 0
      source.withUnsafeBytes { source in
        target.withUnsafeMutableBytes { target in
          while done < count {
            let next = min(count - done, most)
            cmsDoTransform(
              pointer, source.baseAddress.map { $0 + done * width },
              target.baseAddress.map { $0 + done * 4 }, cmsUInt32Number(next))
            done += next
          }
        }
      }
    }

    /// Whether the transform changes no component of a grid of colors by more than 2 of 255.
    ///
    /// So much do the variants of sRGB profiles differ. Their pixels stay as they are.
    func isNeutral(isGray: Bool) -> Bool {
      let grays = (0...255).map { UInt8($0) }
      let levels: [UInt8] = [0, 51, 102, 153, 204, 255]
      var colors: [UInt8] = grays.flatMap { [$0, $0, $0, 255] }
      if !isGray {
        for blue in levels {
          for green in levels {
            for red in levels { colors += [blue, green, red, 255] }
          }
        }
      }
      var result = [UInt8](repeating: 255, count: colors.count)
      run(isGray ? grays : colors, &result, count: colors.count / 4)
      return zip(colors, result).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    }

    /// Converts premultiplied pixels.
    ///
    /// - Parameter isGray: Whether the pixels are gray, and the transform takes one component.
    func convert(_ pixels: inout [UInt8], isGray: Bool) {
      var plain = pixels
      var isOpaque = true
      for index in stride(from: 0, to: plain.count - 3, by: 4) where plain[index + 3] != 255 {
        isOpaque = false
        let alpha = Int(plain[index + 3])
        guard alpha > 0 else { continue }
        for part in index..<(index + 3) {
          plain[part] = UInt8(min((Int(plain[part]) * 255 + alpha / 2) / alpha, 255))
        }
      }
      let source =
        isGray ? stride(from: 0, to: plain.count, by: 4).map { plain[$0] } : plain
      let alphas = isOpaque ? [] : stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
      run(source, &plain, count: plain.count / 4)
      for (pixel, alpha) in alphas.enumerated() where alpha != 255 {
        let index = pixel * 4
        for part in index..<(index + 3) {
          plain[part] = UInt8((Int(plain[part]) * Int(alpha) + 127) / 255)
        }
        plain[index + 3] = alpha
      }
      pixels = plain
    }
  }
#endif
