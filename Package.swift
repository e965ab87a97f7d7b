// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "easel",
  products: [
    .library(name: "Easel", targets: ["Easel"]),
    .library(name: "EaselCanvas", targets: ["EaselCanvas"]),
    .library(name: "EaselCairo", targets: ["EaselCairo"]),
    .library(name: "EaselViews", targets: ["EaselViews"]),
    .library(name: "EaselBlocks", targets: ["EaselBlocks"]),
    .library(name: "EaselStatistics", targets: ["EaselStatistics"]),
    .library(name: "EaselCharts", targets: ["EaselCharts"]),
    .library(name: "EaselReports", targets: ["EaselReports"]),
    .library(name: "EaselAnimation", targets: ["EaselAnimation"]),
    .library(name: "EaselUIKit", targets: ["EaselUIKit"]),
    .library(name: "EaselWorker", targets: ["EaselWorker"]),
    .library(name: "EaselTesting", targets: ["EaselTesting"]),
  ],
  traits: [
    .trait(name: "Deflate", description: "PNG in a sixth of the time, by libdeflate."),
    .trait(name: "JPEG", description: "JPEG images, by libjpeg-turbo."),
    .trait(name: "ColorProfiles", description: "ICC profiles of images, by Little CMS."),
    .trait(name: "WebP", description: "Animated WebP, by libwebp."),
    // Off by default: few documents have passwords, and OpenSSL is one more library to keep up to date.
    .trait(name: "Encryption", description: "Passwords of PDF documents, by OpenSSL's libcrypto."),
    // Off by default: what they need is not part of every report.
    .trait(name: "Hyphenation", description: "Hyphenation in reports, by libhyphen."),
    .trait(name: "QRCode", description: "QR codes in reports, by libqrencode."),
    .trait(name: "Markdown", description: "Reports from Markdown, by cmark-gfm."),
    // Off by default: libimagequant is under the GPL, which whoever passes a program on must know.
    .trait(name: "GIF", description: "Animated GIF, by giflib and libimagequant (GPL)."),
    .default(enabledTraits: ["Deflate", "JPEG", "ColorProfiles", "WebP"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "Modules/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", path: "Modules/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Modules/CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    // Comes with fontconfig, which reads its files by it.
    .systemLibrary(
      name: "CExpat", path: "Modules/CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CDeflate", path: "Modules/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CJPEG", path: "Modules/CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLCMS", path: "Modules/CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
    .systemLibrary(
      name: "CCrypto", path: "Modules/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CZlib", path: "Modules/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CWebP", path: "Modules/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CGIF", path: "Modules/CGIF",
      providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CImageQuant", path: "Modules/CImageQuant", pkgConfig: "imagequant",
      providers: [.apt(["libimagequant-dev"]), .brew(["libimagequant"])]),
    .systemLibrary(
      name: "CHyphen", path: "Modules/CHyphen",
      providers: [.apt(["libhyphen-dev"]), .brew(["hyphen"])]),
    .systemLibrary(
      name: "CQRCode", path: "Modules/CQRCode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(
      name: "CMarkdown", path: "Modules/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    // Only tests read what was written.
    .systemLibrary(
      name: "CWebPDemux", path: "Modules/CWebPDemux", pkgConfig: "libwebpdemux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(
      name: "EaselCanvas",
      dependencies: [
        "CCairo", "CExpat", "CPango", "CHarfBuzz", "CZlib",
        .target(name: "CDeflate", condition: .when(traits: ["Deflate"])),
        .target(name: "CJPEG", condition: .when(traits: ["JPEG"])),
        .target(name: "CLCMS", condition: .when(traits: ["ColorProfiles"])),
        .target(name: "CCrypto", condition: .when(traits: ["Encryption"])),
      ]),
    .target(name: "EaselCairo", dependencies: ["CCairo", "EaselCanvas"]),
    .target(name: "EaselViews", dependencies: ["EaselCanvas"]),
    .target(name: "EaselBlocks", dependencies: ["EaselCanvas", "EaselViews"]),
    .target(name: "EaselStatistics"),
    .target(
      name: "EaselCharts",
      dependencies: ["EaselCanvas", "EaselViews", "EaselBlocks", "EaselStatistics"]),
    .target(
      name: "EaselReports",
      dependencies: [
        "EaselCanvas", "EaselViews", "EaselBlocks", "EaselCharts",
        .target(name: "CHyphen", condition: .when(traits: ["Hyphenation"])),
        .target(name: "CQRCode", condition: .when(traits: ["QRCode"])),
        .target(name: "CMarkdown", condition: .when(traits: ["Markdown"])),
      ]),
    .target(
      name: "EaselAnimation",
      dependencies: [
        "EaselCanvas", "EaselViews",
        .target(name: "CWebP", condition: .when(traits: ["WebP"])),
        .target(name: "CGIF", condition: .when(traits: ["GIF"])),
        .target(name: "CImageQuant", condition: .when(traits: ["GIF"])),
      ]),
    .target(name: "EaselTimer", dependencies: ["EaselViews"]),
    .target(name: "EaselUIKit", dependencies: ["EaselCanvas", "EaselTimer", "EaselViews"]),
    .target(name: "EaselWorker", dependencies: ["EaselCanvas"]),
    .target(name: "EaselTesting", dependencies: ["EaselCanvas"]),
    .target(
      name: "Easel",
      dependencies: ["EaselCanvas", "EaselViews", "EaselBlocks", "EaselCharts", "EaselReports"]),
    // Random documents of users' words, from which the oracles compare what comes out.
    .target(
      name: "EaselGenerators",
      dependencies: [
        "EaselCanvas", "EaselBlocks", "EaselCharts", "EaselReports", "EaselStatistics",
        "EaselViews",
      ],
      path: "Tests/Generators"),
    .executableTarget(
      name: "EaselOracles",
      dependencies: [
        "EaselCanvas", "EaselBlocks", "EaselCharts", "EaselGenerators", "EaselReports",
        "EaselViews",
      ],
      path: "Tests/EaselOracles"),
    // What tests start in a process of its own.
    .executableTarget(
      name: "EaselTestProcess", dependencies: ["EaselCanvas", "EaselWorker"],
      path: "Tests/EaselTestProcess"),
    .testTarget(
      name: "EaselAnimationTests",
      dependencies: [
        "EaselAnimation", "EaselCanvas", "EaselCharts", "EaselViews",
        .target(name: "CWebPDemux", condition: .when(traits: ["WebP"])),
      ]),
    // Their cases go through cairo's PDF as well.
    .testTarget(
      name: "EaselCanvasTests", dependencies: ["CCairo", "EaselCairo", "EaselCanvas"]),
    .testTarget(
      name: "EaselCairoTests", dependencies: ["CCairo", "EaselCairo", "EaselCanvas"]),
    .testTarget(
      name: "EaselTestingTests", dependencies: ["EaselTesting", "EaselViews", "EaselCharts"]),
    .testTarget(name: "EaselViewsTests", dependencies: ["EaselViews"]),
    .testTarget(name: "EaselBlocksTests", dependencies: ["EaselBlocks"]),
    .testTarget(name: "EaselStatisticsTests", dependencies: ["EaselStatistics"]),
    .testTarget(
      name: "EaselChartsTests",
      dependencies: ["EaselCharts", "EaselBlocks", "EaselGenerators", "EaselStatistics"]),
    .testTarget(
      name: "EaselReportsTests",
      dependencies: ["EaselReports", "EaselBlocks", "EaselCanvas", "EaselCharts"]),
    .testTarget(name: "EaselUIKitTests", dependencies: ["EaselUIKit"]),
    .testTarget(name: "EaselWorkerTests", dependencies: ["EaselWorker"]),
  ],
  swiftLanguageModes: [.v6]
)
