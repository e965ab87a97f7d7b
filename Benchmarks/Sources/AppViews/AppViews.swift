import EaselSwiftUI

/// Measures views of SwiftUI's kind, drawn by `ImageRenderer`.
///
/// usage: `appviews card | list | form | chart | tasks COUNT` draws a view COUNT times, each time with a
/// renderer of its own, and prints the milliseconds of one and the peak memory in MiB. `valgrind
/// --tool=callgrind` of two counts gives the instructions of one.
@main
enum AppViews {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let work = arguments.first, let count = arguments.dropFirst().first.flatMap({ Int($0) })
    else {
      FileHandle.standardError.write(
        Data("usage: appviews card | list | form | chart | tasks COUNT\n".utf8))
      exit(2)
    }
    var bytes = 0
    let time = try await ContinuousClock().measure {
      switch work {
      case "card": for index in 0..<count { bytes += try png(EnergyCard(seed: index)) }
      case "list": for index in 0..<count { bytes += try png(Orders(seed: index)) }
      case "form": for index in 0..<count { bytes += try png(Settings(seed: index)) }
      case "chart": for index in 0..<count { bytes += try png(Week(seed: index)) }
      case "tasks":
        bytes = try await withThrowingTaskGroup(of: Int.self) { group in
          for task in 0..<8 {
            group.addTask {
              try (0..<count / 8).reduce(0) { try $0 + png(EnergyCard(seed: $1 + task)) }
            }
          }
          return try await group.reduce(0, +)
        }
      default: exit(2)
      }
    }
    let each = time / .milliseconds(1) / Double(max(count, 1))
    print("\(work): \(each) ms each, \(bytes) bytes, \(peakMemory()) MiB")
  }

  private static func png(_ view: some View) throws -> Int {
    let renderer = ImageRenderer(content: view.frame(width: 390))
    renderer.scale = 2
    return try renderer.pngData().count
  }

  /// The largest amount of memory that the process has had, in MiB.
  private static func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
  }
}

private struct EnergyCard: View {
  let seed: Int
  @State private var shown = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Energy today", systemImage: "bolt.fill").font(.caption.weight(.semibold))
        .foregroundStyle(.green)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(Double(seed % 40) + 0.5, format: .number).font(.system(.title, design: .rounded))
        Text("kWh").font(.subheadline).foregroundStyle(.secondary)
      }
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(0..<24) { hour in
          Capsule().fill(hour % 7 == 0 ? .orange : .green).frame(height: (8 + Double(hour)) * shown)
        }
      }
      .frame(height: 40, alignment: .bottom)
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 22))
    .onAppear { withAnimation { shown = 1 } }
  }
}

private struct Orders: View {
  let seed: Int

  var body: some View {
    List(0..<25) { row in
      HStack {
        VStack(alignment: .leading) {
          Text("Order \(seed + row)").font(.headline)
          Text("Customer \(row)").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text(Double(row) * 12.5, format: .currency(code: "EUR"))
      }
    }
  }
}

private struct Settings: View {
  let seed: Int

  var body: some View {
    Form {
      Section("Account") {
        LabeledContent("Customer", value: "\(seed)")
        Toggle("Monthly report", isOn: .constant(true))
      }
      Section("Service") {
        Picker("Tariff", selection: .constant(1)) {
          Text("Green").tag(1)
          Text("Basic").tag(2)
        }
        Slider(value: .constant(0.4))
        Button("Close account", role: .destructive) {}
      }
    }
  }
}

private struct Week: View {
  let seed: Int

  var body: some View {
    Chart(0..<7, id: \.self) { day in
      BarMark(x: .value("Day", "D\(day)"), y: .value("Energy", Double((day * 5 + seed) % 13)))
    }
    .frame(height: 220)
  }
}
