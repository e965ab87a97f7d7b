extension Phrases {
  static let japanese = Phrases(
    language: "ja", plural: PluralForm.always,
    reports: Reports(
      carriedForward: "次頁へ繰越", broughtForward: "前頁より繰越",
      openingBalance: "期首残高", closingBalance: "期末残高", total: "合計", missingValues: "欠損値: {count}",
      pageOfPages: "{page} / {count} ページ", continued: "{title}（続き）", contents: "目次",
      listOfFigures: "図一覧", listOfTables: "表一覧", figure: "図 {number}", table: "表 {number}",
      section: "第 {number} 節"),
    invoices: Invoices(
      lines: "明細合計", allowances: "値引き", charges: "追加料金", net: "税抜合計", tax: "税額（{base}の{rate}）",
      noTax: "非課税（{base}）", gross: "税込合計", prepaid: "支払済額", rounding: "端数調整", due: "お支払額",
      reverseCharge: "リバースチャージ", intraCommunity: "EU域内供給（免税）", export: "輸出免税"),
    codes: Codes(qrCode: "QRコード", barcode: "バーコード"),
    chartNotes: ChartNotes(
      noData: "データなし", hiddenValues: "{count}件の値は表示されていません", hiddenLabels: "{count}件のラベルは表示されていません",
      cutValues: "{count}件の値は軸の範囲外です",
      insufficientSpace: "文字は表示されていません（{width} × {height} が必要）",
      otherSegments: "その他"),
    charts: Charts(
      chart: "グラフ", bar: "棒グラフ", horizontalBar: "横棒グラフ", stackedBar: "積み上げ棒グラフ",
      horizontalStackedBar: "積み上げ横棒グラフ", groupedBar: "集合棒グラフ", horizontalGroupedBar: "集合横棒グラフ",
      shareBar: "100%積み上げ棒グラフ", horizontalShareBar: "100%積み上げ横棒グラフ", rangeBar: "範囲棒グラフ",
      horizontalRangeBar: "範囲横棒グラフ", histogram: "ヒストグラム", line: "折れ線グラフ", area: "面グラフ",
      stackedArea: "積み上げ面グラフ", shareArea: "100%積み上げ面グラフ", band: "範囲面グラフ", scatter: "散布図",
      bubble: "バブルチャート", dot: "ドットプロット", heatMap: "ヒートマップ", pie: "円グラフ", donut: "ドーナツグラフ",
      combination: "{list}の組み合わせ", titled: "{kind}「{title}」", about: "{kind}：{subject}",
      by: "{category}別の{value}", against: "{category}と{value}の関係", interval: "{first}～{last}",
      axis: "{name}：{first}から{last}まで", dateAxis: "{name}：{first}から{last}まで",
      axisWithoutZero: "{name}：{first}から{last}まで（0から始まらない）",
      logarithmicAxis: "{name}：{first}から{last}まで（対数目盛）",
      brokenAxis: "{name}：途中を省いた軸（{list}）",
      horizontalAxis: "横軸", verticalAxis: "縦軸",
      categories: "{name}：{list}", categoryCount: "{name}：{first}から{last}まで{count}項目",
      series: "{count}系列：{list}", seriesCount: "{count}系列", points: "{count}個の点",
      panels: "{count}個のパネル", extremes: "最大値は{high}、最小値は{low}",
      totalExtremes: "合計の最大値は{high}、最小値は{low}", constant: "値はすべて{value}", only: "値は{value}",
      shares: "割合：{list}", valueAt: "{value}（{at}）", item: "{name} {value}", named: "{name}：{text}",
      rising: "{name}は{change}上昇", falling: "{name}は{change}低下", steady: "{name}は横ばい", values: "値",
      missing: "欠損値{count}個", noData: "データなし", semicolon: "；", comma: "、", sentence: "{text}。",
      space: ""))
}
