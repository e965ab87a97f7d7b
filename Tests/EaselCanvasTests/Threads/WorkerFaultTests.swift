#if compiler(>=6.2)
  import Foundation
  import Testing

  @testable import EaselCanvas

  /// Faults of the whole process, each tried in a process of its own.
  ///
  /// What a closure throws ends its process with a failure.
  @Suite("Faults of processes")
  struct WorkerFaultTests {
    private static let size = CGSize(width: 100, height: 100)

    /// Whether the process may change its root folder, as in most containers.
    private static let mayChangeRoot = geteuid() == 0 && chroot("/") == 0

    /// The sanitizer that the tests were built with (`Scripts/test --sanitize`).
    private static let sanitizer = ProcessInfo.processInfo.environment["EASEL_SANITIZER"]

    // MARK: Memory

    @Test(
      "mem-01: a bitmap that does not fit into memory is an error",
      .enabled(if: sanitizer == nil, "a sanitizer's own memory leaves no room for a limit"))
    func memory() async {
      await #expect(processExitsWith: .success) {
        _ = TextLayout("warm")
        try Worker.limit(.addressSpace, to: Worker.addressSpace() + 64 << 20)
        let error = try FaultProbes.expectError {
          _ = try BitmapSurface(size: CGSize(width: 8_000, height: 8_000))
        }
        try FaultMismatch.unless(error?.code == .outOfMemory, "\(error?.description ?? "none")")
        _ = try BitmapSurface(size: Self.size).finish()
      }
    }

    // MARK: Files

    @Test("io-09: the error for a read-only folder names it", arguments: OutputFaultTests.formats)
    func readOnlyFolder(_ format: String) async {
      await #expect(processExitsWith: .success) { [format = format as String] in
        try Worker.withFolder { folder in
          try Worker.write("old", folder, format)
          chmod(folder.path, 0o555)
          // The superuser may write anywhere; the system's nobody may not.
          if geteuid() == 0 { try FaultMismatch.unless(seteuid(65_534) == 0, "no other user") }
          defer { _ = seteuid(getuid()) }
          try Worker.expectFailure(EACCES, folder, format)
        }
      }
    }

    @Test(
      "without /proc, the temporary file is named beside the target",
      .enabled(if: mayChangeRoot, "a root folder without /proc needs the right to change it"))
    func noProc() async {
      await #expect(processExitsWith: .success) {
        try Worker.withFolder { folder in
          try FaultMismatch.unless(chroot(folder.path) == 0, "no other root")
          let root = URL(fileURLWithPath: "/")
          var document: PDFDocument? = try PDFDocument(to: .file(root.appending(path: "a.pdf")))
          let waiting = try FileManager.default.contentsOfDirectory(atPath: "/")
          try FaultMismatch.unless(
            waiting.count == 1 && waiting[0].hasPrefix(".a.pdf."), "\(waiting)")
          try document?.page(size: Self.size) { Drawing.shapes(0, on: $0) }
          try document?.finish()
          document = try PDFDocument(to: .file(root.appending(path: "b.pdf")))
          document = nil
          let left = try FileManager.default.contentsOfDirectory(atPath: "/")
          try FaultMismatch.unless(left == ["a.pdf"], "\(left)")
        }
      }
    }

    @Test(
      "io-15: writing without free file descriptors is an error",
      arguments: OutputFaultTests.formats)
    func descriptors(_ format: String) async {
      await #expect(processExitsWith: .success) { [format = format as String] in
        try Worker.withFolder { folder in
          try Worker.write("old", folder, format)
          try Worker.limit(.descriptors, to: 3)
          defer { try? Worker.limit(.descriptors, to: 64) }
          try Worker.expectFailure(EMFILE, folder, format)
        }
      }
    }

    @Test(
      "a document larger than the limit on file size is an error",
      arguments: OutputFaultTests.formats)
    func fileSize(_ format: String) async {
      await #expect(processExitsWith: .success) { [format = format as String] in
        try Worker.withFolder { folder in
          try Worker.write("old", folder, format)
          try Worker.limit(.fileSize, to: 4_096)
          // The process writes its coverage when it ends.
          defer { Worker.lift(.fileSize) }
          try Worker.expectFailure(EFBIG, folder, format)
        }
      }
    }

    @Test("writing to a closed pipe is an error", arguments: OutputFaultTests.formats)
    func closedPipe(_ format: String) async {
      await #expect(processExitsWith: .success) { [format = format as String] in
        signal(SIGPIPE, SIG_DFL)
        var ends: [Int32] = [0, 0]
        try FaultMismatch.unless(pipe(&ends) == 0, "no pipe")
        close(ends[0])
        let writing = ends[1]
        let error = try FaultProbes.expectError {
          try OutputFaultTests.write(
            format,
            to: .sink { bytes in
              guard Glibc.write(writing, bytes.baseAddress, bytes.count) == bytes.count else {
                throw EaselError(.outputFailed, "the pipe is closed", value: "errno \(errno)")
              }
            })
        }
        try FaultMismatch.unless(
          error?.value == "errno \(EPIPE)", error?.description ?? "no error")
        // Nothing waits to end the process later, and what others do with pipes is as before.
        var pending = sigset_t()
        sigpending(&pending)
        try FaultMismatch.unless(sigismember(&pending, SIGPIPE) == 0, "a signal is pending")
      }
    }

    // MARK: Fonts

    @Test(
      "env-01: text without any fonts is an error",
      .enabled(if: mayChangeRoot, "a root folder without fonts needs the right to change it"))
    func noFonts() async {
      await #expect(processExitsWith: .success) {
        try Worker.withFolder { folder in
          try FaultMismatch.unless(chroot(folder.path) == 0, "no other root")
          let document = try PDFDocument()
          try document.page(size: Self.size) { $0.draw(TextLayout("text"), at: .zero) }
          let error = try FaultProbes.expectError { _ = try document.finish() }
          try FaultMismatch.unless(
            error?.code == .fontUnavailable, error?.description ?? "no error")
          try FaultMismatch.unless(
            error?.message.contains(FontFamilies.packages[0]) == true, "no package is named")
        }
      }
    }

    @Test(
      "env-02: text is drawn with a missing fontconfig configuration", arguments: [false, true])
    func noFontConfiguration(_ usesSystemFonts: Bool) async {
      await #expect(processExitsWith: .success) { [usesSystemFonts = usesSystemFonts as Bool] in
        setenv("FONTCONFIG_FILE", "/no/such/fonts.conf", 1)
        FontLibrary.usesSystemFonts = usesSystemFonts
        try Worker.expectText()
      }
    }

    @Test("env-04: text is drawn without a home folder and a writable cache")
    func noHome() async {
      await #expect(processExitsWith: .success) {
        unsetenv("HOME")
        setenv("XDG_CACHE_HOME", "/proc/no-cache", 1)
        FontLibrary.usesSystemFonts = true
        try Worker.expectText()
      }
    }

    @Test("env-05: damaged font files are left out")
    func damagedFonts() async {
      await #expect(processExitsWith: .success) {
        try Worker.withFolder { folder in
          let font = URL(
            fileURLWithPath: "/usr/share/fonts/truetype/bizud-gothic/BIZUDPGothic-Regular.ttf")
          try Data(contentsOf: font).prefix(5_000).write(to: folder.appending(path: "cut.ttf"))
          var numbers = FaultNumbers(seed: 1)
          let noise = (0..<5_000).map { _ in UInt8(truncatingIfNeeded: numbers.bits()) }
          try Data(noise).write(to: folder.appending(path: "noise.ttf"))
          try Data(
            "<fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>"
              .utf8
          ).write(to: folder.appending(path: "fonts.conf"))
          setenv("FONTCONFIG_FILE", folder.appending(path: "fonts.conf").path, 1)
          FontLibrary.usesSystemFonts = true
          try Worker.expectText()
        }
      }
    }

    // MARK: Threads

    @Test(
      "thr-07: threads that end release their text engine",
      .enabled(
        if: sanitizer != "address", "AddressSanitizer keeps what was freed, to see later uses"))
    func threads() async {
      await #expect(processExitsWith: .success) {
        for _ in 0..<50 { Worker.setTextInThread() }
        let before = try Worker.residentBytes()
        for _ in 0..<450 { Worker.setTextInThread() }
        let growth = try Worker.residentBytes() - before
        // An engine takes a quarter of a megabyte: 450 of them would be far beyond this.
        try FaultMismatch.unless(growth < 16 << 20, "\(growth) bytes more")
      }
    }
  }

  /// What the processes of ``WorkerFaultTests`` do.
  enum Worker {
    enum Resource {
      case addressSpace
      case descriptors
      case fileSize

      fileprivate var number: __rlimit_resource_t {
        let resource =
          switch self {
          case .addressSpace: RLIMIT_AS
          case .descriptors: RLIMIT_NOFILE
          case .fileSize: RLIMIT_FSIZE
          }
        return __rlimit_resource_t(resource.rawValue)
      }
    }

    static func limit(_ resource: Resource, to value: Int) throws {
      var limit = rlimit()
      getrlimit(resource.number, &limit)
      limit.rlim_cur = rlim_t(value)
      try FaultMismatch.unless(setrlimit(resource.number, &limit) == 0, "no limit could be set")
    }

    /// Gives a resource all that the process may have.
    static func lift(_ resource: Resource) {
      var limit = rlimit()
      getrlimit(resource.number, &limit)
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource.number, &limit)
    }

    private static func pages(_ column: Int) throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return (Int(text.split(separator: " ")[column]) ?? 0) * Int(getpagesize())
    }

    static func addressSpace() throws -> Int { try pages(0) }
    static func residentBytes() throws -> Int { try pages(1) }

    static func withFolder(_ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder)
    }

    static func write(_ text: String, _ folder: URL, _ format: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: "report.\(format)"))
    }

    /// A report cannot be written, for a reason, and the old one stays alone in its folder.
    static func expectFailure(_ code: Int32, _ folder: URL, _ format: String) throws {
      let file = folder.appending(path: "report.\(format)")
      let error = try FaultProbes.expectError {
        try OutputFaultTests.write(format, to: .file(file), dots: 2_000)
      }
      try limit(.descriptors, to: 64)
      try FaultMismatch.unless(
        error?.code == .outputFailed && error?.value == "errno \(code)"
          && error?.message.contains(file.path) == true, error?.description ?? "no error")
      try FaultMismatch.unless(try Data(contentsOf: file) == Data("old".utf8), "another file")
      try FaultMismatch.unless(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.\(format)"],
        "something is left in the folder")
    }

    static func expectText() throws {
      let layout = TextLayout("text", style: TextStyle(font: Font(family: "cut", size: 12)))
      try FaultMismatch.unless(!layout.lines.isEmpty && layout.missing.isEmpty, "no text")
      let surface = try BitmapSurface(size: CGSize(width: 50, height: 20))
      surface.canvas.draw(TextLayout("text"), at: .zero)
      _ = try surface.finishImage()
    }

    /// Sets a text in a thread of its own, and waits until that thread is gone.
    static func setTextInThread() {
      var thread = pthread_t()
      let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
        _ = TextLayout("Größe 売上", width: 30).size
        return nil
      }
      guard pthread_create(&thread, nil, body, nil) == 0 else { return }
      pthread_join(thread, nil)
    }
  }
#endif
