import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every symbol of axes is used once; numbers are lines of Fixtures/charts/symbols.csv.

enum AxisUses {
  static func marks() -> [any AxisContent] {  // 292
    // 146 148 161 170
    let plain: AxisMarks<Never> = AxisMarks(preset: .aligned, position: .leading)
    return [
      plain,
      AxisMarks(format: .number, preset: .extended, position: .bottom),  // 150 160 164
      // 151 162 165
      AxisMarks(format: .percent, preset: .inset, position: .top, values: [0, 0.5, 1]),
      AxisMarks(values: [0, 50, 100]) { value in AxisValueLabel("\(value.index)") },  // 166 218
      AxisMarks(position: .trailing, values: [0, 50, 100]) { AxisGridLine() },  // 163 167
      AxisMarks(preset: .automatic, position: .automatic) { AxisTick() },  // 149 159 168
      AxisMarks(values: .automatic(desiredCount: 4)) { value in  // 154 169
        // 217 219
        if value.count > 1, let number = value.as(Double.self) { AxisValueLabel("\(number)") }
      },
      AxisMarks(values: [0, 50, 100], stroke: StrokeStyle(lineWidth: 1)),  // 171
      AxisMarks(format: .dateTime.month()), AxisMarks(format: .currency(code: "EUR")),
      AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1)),
      AxisMarks().compositingLayer(), AxisMarks().compositingLayer { $0.opacity(0.5) },  // 293 294
    ]
  }

  static func options() -> [Any] {
    let presets: [AxisMarkPreset] = [.automatic]  // 147
    let positions: [AxisMarkPosition] = [.automatic]  // 158
    let values: [AxisMarkValues] = [  // 152
      .automatic,  // 153
      .automatic(minimumStride: 5, desiredCount: 4),  // 155
      .stride(by: .month, count: 3),  // 156
      .stride(by: 10),  // 157
    ]
    let orientations: [AxisValueLabelOrientation] = [  // 201
      .automatic, .horizontal, .vertical, .verticalReversed,  // 202 203 204 205
    ]
    let resolutions: [AxisValueLabelCollisionResolution] = [  // 206
      .automatic, .disabled, .greedy, .truncate,  // 207 208 209 210
      .greedy(priority: 1, minimumSpacing: 4),  // 211
    ]
    let lengths: [AxisTick.Length] = [  // 190
      .automatic, .label, .longestLabel,  // 191 192 193
      .label(extendPastBy: 2), .longestLabel(extendPastBy: 2),  // 194 195
    ]
    return [presets, positions, values, orientations, resolutions, lengths]
  }

  static func parts(_ value: AxisValue) -> [any AxisMark] {  // 184 216
    let tick: AxisTick = AxisTick(length: 4)  // 189 196
    // 198 199
    let line: AxisGridLine = AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1))
    let label: AxisValueLabel<Never> = AxisValueLabel(centered: true)  // 200 213
    return [
      tick, line, AxisTick(length: .longestLabel),  // 197
      label.font(.caption), label.foregroundStyle(.red),  // 185 186
      label.offset(CGSize(width: 1, height: 1)), label.offset(x: 1, y: 2),  // 187 188
      AxisValueLabel("a", collisionResolution: .greedy(minimumSpacing: 4)),  // 212
      AxisValueLabel(horizontalSpacing: 2) { Text("a") },  // 214
      AxisValueLabel(format: .number), AxisValueLabel(format: .dateTime.month()),  // 215
      AnyAxisMark(tick as any AxisMark), AnyAxisMark(erasing: tick),  // 220 221 222
    ]
  }

  @AxisMarkBuilder  // 223
  static func built(_ flag: Bool) -> some AxisMark {
    if flag { AxisTick() }  // 230
    if flag {
      AxisTick()  // 227
    } else {
      AxisGridLine()  // 228
    }
    AxisTick()  // 226 229
  }

  @AxisContentBuilder  // 175
  static func builtContent(_ flag: Bool) -> some AxisContent {
    if flag { AxisMarks() }  // 182
    if flag {
      AxisMarks()  // 179
    } else {
      AxisMarks { AxisTick() }  // 180
    }
    AxisMarks()  // 178 181
  }

  static func pieces() -> [Any] {
    let any: AnyAxisContent = AnyAxisContent(AxisMarks() as any AxisContent)  // 172 173
    return [
      any, AnyAxisContent(erasing: AxisMarks()),  // 174
      AxisContentBuilder.buildBlock(), AxisContentBuilder.buildBlock(any),  // 176 177
      AxisContentBuilder.buildLimitedAvailability(any),  // 183
      AxisMarkBuilder.buildBlock(), AxisMarkBuilder.buildBlock(AxisTick()),  // 224 225
      AxisMarkBuilder.buildLimitedAvailability(AxisTick()),  // 231
    ]
  }
}
