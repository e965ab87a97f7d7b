/// The checks of the table "Coming from matplotlib".
enum MatplotlibSynonyms {
  static let table = CounterpartTable(guide: "charts.md", section: "Coming from matplotlib")

  static let all = files + data + marks + texts + scales + pages

  private static let files = [
    Synonym(#"matplotlib.use("Agg"), plt.close()"#, tasksSideBySide),
    Synonym("figsize=(8, 5)", figureSize),
    Synonym(#"savefig("a.png", dpi=144)"#, resolution),
    Synonym("savefig(buffer) with BytesIO", bytes),
    Synonym(#"tight_layout(), bbox_inches="tight""#, reservedSpace),
    Synonym(
      "plt.show(), a notebook", withoutCheck: "there is no counterpart; a file is written instead"),
    Synonym("rcParams, style sheets, set_theme", themes),
    Synonym("a locale and a time zone of the process", settingsOfTheRendering),
  ]

  private static let data = [
    Synonym("DataFrame, read_csv, groupby, melt", groupedRows),
    Synonym(#"resample("ME").sum()"#, monthlySums),
    Synonym("plot of 100,000 values", manyValues),
    Synonym("hist(bins=20), boxplot, errorbar", distributions),
    Synonym("regplot, rolling(7).mean()", trends),
    Synonym("imshow, heatmap, colorbar, cmap=", heatMap),
  ]

  private static let marks = [
    Synonym("plot, scatter, bar, barh, pie", kindsOfMarks),
    Synonym(#"step(where="post"), fill_between, stackplot"#, stepsAndAreas),
    Synonym("axhline, axvspan, annotate, text", referencesAndTexts),
    Synonym(#"color=, lw=2, ls="--", marker="o", alpha=, zorder="#, looks),
  ]

  private static let texts = [
    Synonym("title, xlabel, ylabel", titles),
    Synonym(#"legend(loc="upper right")"#, legendPositions),
    Synonym("set_major_locator, set_major_formatter", ticksAndFormats),
    Synonym("xticks(rotation=45), autofmt_xdate()", longNames),
  ]

  private static let scales = [
    Synonym(#"xlim, ylim, invert_yaxis, yscale("log")"#, limitsAndScales),
    Synonym("twinx()", secondAxis),
  ]

  private static let pages = [
    Synonym("ax.set_position, a height for each bar", plotSizes),
    Synonym("subplots, GridSpec, FacetGrid", panels),
    Synonym(
      "FuncAnimation", withoutCheck: "measured in EaselAnimationTests, which has the product"),
    Synonym("pytest-mpl", withoutCheck: "measured in EaselTestingTests, which has the product"),
  ]
}
