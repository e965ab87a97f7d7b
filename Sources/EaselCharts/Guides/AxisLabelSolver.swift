import EaselBlocks
import EaselCanvas
import Foundation

/// Places the labels of an axis so that no label touches another one or leaves its space.
///
/// Names are shown whole; then in two or three lines; then in 8 points; then rotated by 45°, also
/// truncated; then, of more than twelve, rotated by 90°; then only every k-th. Names of rows wrap,
/// take up to half of the width, shrink and are truncated. They are left out only if lines in the
/// minimum font size are higher than the rows. Of values, every k-th is shown. If the task does not
/// take the first form that fits, the solver takes the form with the least cost: space, lines,
/// rotation, and hidden or truncated labels.
struct AxisLabelSolver {
  let task: AxisLabelTask

  init(_ task: AxisLabelTask) { self.task = task }

  /// Returns the placed labels.
  ///
  /// - Complexity: Each form that is tried lays out all texts; texts of earlier forms come from the
  ///   cache.
  func solve() -> AxisLabelSolution {
    guard task.texts.contains(where: { !$0.isEmpty }) else { return none }
    switch task.collision.form {
    case .disabled:
      let solution = placed(AxisLabelForm(fixedShape ?? .line, task.type.size))
      return solution.labels.isEmpty ? none : solution
    case .greedy(_, let spacing): return greedy(spacing)
    case .truncate:
      let form = AxisLabelForm(fixedShape ?? .line, task.type.size, cuts: true)
      if let solution = solution(form) { return solution }
    case .automatic: break
    }
    let forms = forms
    if task.takesFirstForm || task.role == .values || !task.isHorizontal {
      var single: AxisLabelSolution?
      for form in forms {
        guard let solution = solution(form) else { continue }
        if !isSingle(solution) { return solution }
        single = single ?? solution
      }
      return ends(isPair: true) ?? single ?? ends() ?? none
    }
    var best: (cost: Double, solution: AxisLabelSolution)?
    for form in forms {
      guard let solution = solution(form) else { continue }
      let cost = cost(of: solution)
      if best.map({ cost < $0.cost - 1e-9 }) ?? true { best = (cost, solution) }
    }
    return best?.solution ?? ends() ?? none
  }

  /// Whether only one of several values has a label, from which no other value can be read.
  private func isSingle(_ solution: AxisLabelSolution) -> Bool {
    guard task.role == .values, task.texts.count > 1 else { return false }
    return solution.labels.lazy.compactMap { $0 }.prefix(2).count < 2
  }

  // MARK: Forms

  private var fixedShape: AxisLabelForm.Shape? {
    switch task.orientation.form {
    case .automatic: nil
    case .horizontal: .line
    case .vertical: .upright
    case .verticalReversed: .uprightReversed
    }
  }

  /// The forms to try, in order of preference.
  private var forms: [AxisLabelForm] {
    let (type, strides) = (task.type, strides)
    if let shape = fixedShape, shape != .line {
      return type.sizes.map { AxisLabelForm(shape, $0) }
        + strides.map { AxisLabelForm(shape, type.smallSize, stride: $0) }
        + [1, 2, 5, 10].map { AxisLabelForm(shape, type.smallSize, stride: $0, cuts: true) }
    }
    if task.role == .values {
      return ([1] + strides).map { AxisLabelForm(.line, type.size, stride: $0) }
        + ([1] + strides).map { AxisLabelForm(.line, type.smallSize, stride: $0) }
    }
    guard task.isHorizontal else { return rows }
    let thinned = strides.map { AxisLabelForm(.line, type.size, stride: $0) }
    if task.isCounted { return [AxisLabelForm(.line, type.size)] + thinned }
    var forms: [AxisLabelForm] = []
    for size in type.sizes {
      forms += [AxisLabelForm(.line, size), AxisLabelForm(.wrapped, size)]
    }
    let turns = task.orientation.form == .automatic
    if !task.takesFirstForm { forms.append(AxisLabelForm(.staggered, type.size)) }
    if turns {
      forms.append(AxisLabelForm(.slanted, type.smallSize))
      if !task.takesFirstForm { forms.append(AxisLabelForm(.upright, type.smallSize)) }
      forms.append(AxisLabelForm(.slanted, type.smallSize, cuts: true))
      if isFew {
        forms.append(AxisLabelForm(.slanted, type.smallSize, cuts: true, isTight: true))
      } else {
        // Many columns that are too close for diagonal lines have space for upright ones.
        forms += [false, true].map {
          AxisLabelForm(.uprightReversed, type.smallSize, cuts: $0, isTight: true)
        }
      }
    }
    for stride in strides {
      forms += type.sizes.map { AxisLabelForm(.line, $0, stride: stride) }
      if turns { forms.append(AxisLabelForm(.slanted, type.smallSize, stride: stride)) }
    }
    return forms + [AxisLabelForm(.line, type.smallSize, cuts: true)]
  }

  private var rows: [AxisLabelForm] {
    let type = task.type
    let sizes = type.minimumSize < type.smallSize ? type.sizes + [type.minimumSize] : type.sizes
    return sizes.dropLast(sizes.count > 2 ? 1 : 0).flatMap { size in
      [false, true].flatMap { isWide in
        [AxisLabelForm(.line, size, isWide: isWide), AxisLabelForm(.wrapped, size, isWide: isWide)]
      }
    }
      + sizes.flatMap {
        [AxisLabelForm(.wrapped, $0, cuts: true), AxisLabelForm(.line, $0, cuts: true)]
      } + [AxisLabelForm(.line, type.minimumSize, cuts: true, isTight: true)]
      + strides.map { AxisLabelForm(.line, type.minimumSize, stride: $0, cuts: true) }
  }

  /// Whether there are so few names that a reader would miss each one that is left out.
  private var isFew: Bool { task.role == .names && task.texts.count <= 12 }

  /// The strides 2, 5, 10, 20 … below the number of labels.
  private var strides: [Int] {
    if let multiples = task.multiples { return multiples.filter { $0 < task.texts.count } }
    var (result, decade) = ([Int](), 1)
    while decade < task.texts.count {
      for factor in [1, 2, 5] where factor * decade > 1 && factor * decade < task.texts.count {
        result.append(factor * decade)
      }
      decade *= 10
    }
    return result
  }

  // MARK: Solutions

  private var none: AxisLabelSolution {
    var solution = AxisLabelSolution(
      labels: Array(repeating: nil, count: task.texts.count),
      form: AxisLabelForm(.line, task.type.size, stride: max(1, task.texts.count)))
    count(&solution)
    return solution
  }

  /// Returns the first and the last label alone, or the label at which counting starts.
  ///
  /// - Parameter isPair: Whether only the first and the last label together are a solution.
  private func ends(isPair: Bool = false) -> AxisLabelSolution? {
    let last = task.texts.count - 1
    guard last > 0 || !isPair else { return nil }
    for indices in isPair ? [[0, last]] : [[0, last], [task.anchor], [0], [last]] where last >= 0 {
      for size in task.type.sizes {
        let form = AxisLabelForm(.line, size, stride: max(1, last))
        var solution = AxisLabelSolution(
          labels: Array(repeating: nil, count: task.texts.count), form: form)
        for index in indices where index <= last { solution.labels[index] = label(index, form) }
        if isSound(solution) {
          count(&solution)
          return solution
        }
      }
    }
    return nil
  }

  /// Returns the labels in a form; `nil` if they do not fit.
  func solution(_ form: AxisLabelForm) -> AxisLabelSolution? {
    if form.isWide {
      guard let depth = task.wideDepth, depth > task.depth else { return nil }
      var (wide, plain) = (task, form)
      wide.depth = depth
      plain.isWide = false
      return AxisLabelSolver(wide).solution(plain)
    }
    let solution = placed(form)
    guard isSound(solution) else { return nil }
    return solution
  }

  private func placed(_ form: AxisLabelForm) -> AxisLabelSolution {
    guard !isHopeless(form) else { return unsound(form) }
    var solution = AxisLabelSolution(
      labels: Array(repeating: nil, count: task.texts.count), form: form)
    let last = task.texts.count - 1
    let phase = task.role == .values ? task.anchor % form.stride : 0
    let isChecked = task.collision != .disabled
    var before: [ChartLabel?] = [nil, nil]
    for index in stride(from: phase, through: last, by: form.stride) {
      let label = label(index, form)
      solution.labels[index] = label
      guard let label else {
        if task.texts[index].isEmpty || !task.positions[index].isFinite { continue }
        return unsound(form)
      }
      // Checking here finds a misfit before all texts are laid out.
      let row = form.shape == .staggered ? index % 2 : 0
      if isChecked {
        guard isInside(label) else { return unsound(form) }
        if let one = before[row], touch(one, label, form) { return unsound(form) }
      }
      before[row] = label
    }
    // Numbers keep equal steps, so only names show the last label as well.
    if task.role == .names, form.stride > 1, last % form.stride != 0, !task.isCounted {
      solution.labels[last] = label(last, form)
      // The last label is shown, and the one before it is removed if they touch.
      let before = last / form.stride * form.stride
      if before > 0, let one = solution.labels[before], let other = solution.labels[last],
        touch(one, other, form)
      {
        solution.labels[before] = nil
      }
    }
    count(&solution)
    return solution
  }

  /// Whether names are too close for one character each; this avoids the layout of thousands of
  /// them.
  private func isHopeless(_ form: AxisLabelForm) -> Bool {
    guard task.role == .names, task.collision != .disabled,
      task.texts.count > 2 * form.stride, task.texts.count > 20
    else { return false }
    let step = task.step * CGFloat(form.stride)
    switch form.shape {
    case .line, .wrapped: return step < form.size * (task.isHorizontal ? 0.5 : 1)
    case .staggered: return step < form.size * 0.25
    case .slanted, .upright, .uprightReversed:
      return task.isHorizontal && step < form.size
    }
  }

  /// Returns a solution that counts as not fitting.
  private func unsound(_ form: AxisLabelForm) -> AxisLabelSolution {
    var solution = AxisLabelSolution(labels: [], form: form)
    solution.hidden = task.texts.count
    return solution
  }

  private func greedy(_ spacing: CGFloat?) -> AxisLabelSolution {
    let form = AxisLabelForm(fixedShape ?? .line, task.type.size)
    var solution = AxisLabelSolution(
      labels: Array(repeating: nil, count: task.texts.count), form: form)
    var last: ChartLabel?
    for index in task.texts.indices {
      guard let label = label(index, form), isInside(label) else { continue }
      if let last, touch(last, label, form, spacing) { continue }
      solution.labels[index] = label
      last = label
    }
    count(&solution)
    return solution
  }

  private func count(_ solution: inout AxisLabelSolution) {
    for (index, text) in task.texts.enumerated() where !text.isEmpty {
      guard let label = solution.labels[index] else {
        solution.hidden += 1
        solution.affected.append(index)
        continue
      }
      if label.text.isTruncated {
        solution.cut += 1
        solution.affected.append(index)
      }
      if label.rotation != 0 { solution.turned += 1 }
    }
  }
}
