import EaselBlocks
import EaselCanvas
import EaselReports

/// The report: a cover with the contents, three sections of charts, and the table of figures.
struct YearReport {
  let electricity: Electricity
  let weather: Weather
  let strings: Strings

  var report: Report {
    Report(strings.title, language: strings.language.rawValue, theme: .yearReport) {
      cover
      Contents().theme(.cover)
      Section(strings.generation) {
        Text(strings.yearFindings(years)).foregroundStyle(.secondary)
        GenerationChart(years: years, strings: strings).frame(height: 570)
      }
      Section(strings.sources) {
        Text(strings.sourceFindings(electricity)).foregroundStyle(.secondary)
        SourcesChart(electricity: electricity, strings: strings).frame(height: 570)
      }
      .pageBreakBefore()
      Section(strings.weather) {
        Text(strings.weatherFindings(weather)).foregroundStyle(.secondary)
        WeatherCharts(weather: weather, strings: strings).frame(height: 600)
      }
      .pageBreakBefore()
      Section(strings.figures) {
        Text(strings.thousands).foregroundStyle(.secondary)
        figures
        Text(strings.creditPower).font(.caption2).foregroundStyle(.secondary)
      }
      .pageBreakBefore()
    } header: { page in
      if !page.isFirst {
        HStack {
          Text(strings.title)
          Spacer()
          Text(strings.subtitle(years))
        }
        Divider()
      }
    } footer: { page in
      if !page.isFirst {
        Text(strings.page(page.number, of: page.count))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    .info(
      DocumentInfo(
        title: "\(strings.title): \(strings.subtitle(years))", author: strings.author,
        subject: strings.perYear, keywords: ["electricity", "weather", "Iowa", "Seattle"])
    )
    .conformance([.ua1, .a3a])
  }

  private var years: [Electricity.Year] { electricity.years }

  @BlockBuilder private var cover: some Block {
    Rectangle().fill(Color.accent).frame(width: 44, height: 5)
    VStack(alignment: .leading, spacing: 4) {
      Text(strings.title).font(.largeTitle).accessibilityHeading(.h1)
      Text(strings.subtitle(years)).font(.title3.weight(.regular)).foregroundStyle(.secondary)
    }
    MixChart(electricity: electricity, strings: strings)
      .frame(height: 330)
      .padding(.vertical, 28)
  }

  /// All years and sources, with totals and the share of the last source.
  private var figures: some Block {
    Table(years) {
      TableColumn("\(strings.year)", value: \.name).width(48).rowHeader()
      for source in electricity.sources.indices {
        TableColumn(
          "\(strings.source(electricity.sources[source]))", value: \.values[source],
          format: .number.precision(.fractionLength(0))
        )
        .alignment(.trailing)
      }
      TableColumn("\(strings.total)") { year in
        Text(year.total, format: .number.precision(.fractionLength(0))).bold()
      }
      .alignment(.trailing)
      TableColumn(
        "\(strings.share)", value: \.lastShare, format: .percent.precision(.fractionLength(1))
      )
      .alignment(.trailing)
    }
    .cellPadding(vertical: 6.5)
    .summary(strings.perYear)
  }
}

extension Theme {
  /// The type and the margins of the report.
  fileprivate static var yearReport: Theme {
    var theme = Theme.plain
    theme.type[.largeTitle] = TypeSize(size: 32, lineHeight: 38, weight: .bold)
    theme.type[.heading(1)] = TypeSize(size: 22, lineHeight: 28, weight: .bold)
    theme.spacing.pageMargins = DirectionalEdgeInsets(
      top: 72, leading: 56, bottom: 64, trailing: 56)
    theme.spacing.paragraph = 18
    return theme
  }

  /// The contents on the cover, beneath a title that is larger.
  fileprivate static var cover: Theme {
    var theme = yearReport
    theme.type[.heading(1)] = theme.type[.title3]
    theme.type[.body] = TypeSize(size: 11, lineHeight: 15)
    return theme
  }
}
