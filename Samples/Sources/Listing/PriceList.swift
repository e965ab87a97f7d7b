import Easel

/// A wholesaler's price list: a cover, the contents, and a chapter for each kind of goods.
struct PriceList {
  let catalogue = Catalogue.standard
  let articles: ArticleFeed

  var report: Report {
    Report("Price List 2026", language: "en", theme: .priceList) {
      Pages(.catalogue) {
        cover
      } background: { _ in
        Color.brand
      }
      Pages(.catalogue) {
        PageBreak(to: .right)
        Contents(depth: 2).font(.callout)
      } footer: { page in
        foot(page)
      }
      ForEach(catalogue.chapters, id: \.number) { chapter in
        Pages(.catalogue) {
          PageBreak(to: .right)
          Section("\(title(chapter.name).foregroundStyle(.white))") {
            Table(stream: articles.articles(of: chapter)) { Self.columns(illustrations: true) }
              .groups(by: \.group) { group in
                VStack { Section("\(title(group.name))") {} }.padding(.top, 9)
              }
              .cellPadding(vertical: 2.3)
              .runningTitle { "\($0.number)  \($0.group.name.english)" }
              .summary("\(chapter.name.english): articles and prices")
          }
        } header: { page in
          head(page, chapter)
        } footer: { page in
          foot(page)
        } background: { page in
          if page.isFirst {
            Color.brand.frame(height: 136).frame(maxHeight: .infinity, alignment: .top)
          }
        }
      }
    }
    .info(DocumentInfo(title: "Price List 2026", author: "Ahrens & Finch")).conformance([.ua1])
  }

  @TableColumnBuilder<Article>
  static func columns(illustrations: Bool) -> [TableColumn<Article>] {
    if illustrations { TableColumn("") { IllustrationBlock($0.illustration) }.width(40) }
    TableColumn("No.", value: \.number).width(58).rowHeader()
    TableColumn("Description", value: \.english).width(.fraction(0.29))
    TableColumn("Bezeichnung", value: \.german).width(.fraction(0.29))
    TableColumn("Pack", value: \.pack)
    TableColumn("Per", value: \.unit)
    TableColumn("Price €", value: \.price, format: .number.precision(.fractionLength(2)))
  }

  /// A name in both languages.
  private func title(_ name: Catalogue.Words) -> Text {
    Text("\(name.english) · \(Text(name.german).fontWeight(.regular))")
  }

  @BlockBuilder private var cover: some Block {
    Text("Ahrens & Finch").font(.title3).foregroundStyle(.white)
    Spacer()
    Grid(columns: 4, horizontalSpacing: 24, verticalSpacing: 24) {
      ForEach(Illustration.Shape.allCases.prefix(12), id: \.self) { shape in
        IllustrationBlock(
          Illustration(shape: shape, proportion: 1, words: ""), width: 92, isPlain: true)
      }
    }
    .accessibilityHidden(true)
    Spacer()
    VStack(alignment: .leading, spacing: 4) {
      Text("Price List 2026").font(.largeTitle).accessibilityHeading(.h1)
      Text("Preisliste 2026").font(.title2)
      Text("4,100 articles · 4.100 Artikel").padding(.top, 12)
    }
    .foregroundStyle(.white)
  }

  /// The first article of a left page, the last one of a right page, at the outer side.
  private func head(_ page: ReportPage, _ chapter: Catalogue.Chapter) -> some Block {
    let isLeft = page.side == .left
    return VStack(spacing: 5) {
      HStack {
        if isLeft { Text(page.firstTitle).bold() } else { Text(chapter.name.english) }
        Spacer()
        if isLeft { Text(chapter.name.english) } else { Text(page.lastTitle).bold() }
      }
      Divider()
    }
    .foregroundStyle(page.isFirst ? .white : Color.brand)
  }

  /// The number of the page at the outer side.
  private func foot(_ page: ReportPage) -> some Block {
    let number = Text("\(page.number) of \(page.count)")
    return HStack {
      if page.side == .left { number } else { Text("Prices in euros without VAT") }
      Spacer()
      if page.side == .left { Text("Preise in Euro ohne MwSt.") } else { number }
    }
  }
}
