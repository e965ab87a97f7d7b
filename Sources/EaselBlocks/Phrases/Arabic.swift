extension Phrases {
  static let arabic = Phrases(
    language: "ar", plural: PluralForm.arabic,
    reports: Reports(
      carriedForward: "المجموع المرحَّل", broughtForward: "المجموع المنقول",
      openingBalance: "الرصيد الافتتاحي", closingBalance: "الرصيد الختامي", total: "الإجمالي",
      missingValues: "قيم مفقودة: {count}", pageOfPages: "صفحة {page} من {count}",
      continued: "{title} (تابع)", contents: "المحتويات", listOfFigures: "قائمة الأشكال",
      listOfTables: "قائمة الجداول", figure: "الشكل {number}", table: "الجدول {number}",
      section: "القسم {number}"),
    invoices: Invoices(
      lines: "مجموع البنود", allowances: "الخصومات", charges: "الرسوم الإضافية",
      net: "الإجمالي بدون الضريبة", tax: "ضريبة القيمة المضافة {rate} على {base}",
      noTax: "بدون ضريبة على {base}", gross: "الإجمالي شاملًا الضريبة", prepaid: "المدفوع مسبقًا",
      rounding: "التقريب", due: "المبلغ المستحق",
      reverseCharge: "الاحتساب العكسي للضريبة", intraCommunity: "توريد معفى داخل الاتحاد الأوروبي",
      export: "تصدير معفى"),
    codes: Codes(qrCode: "رمز QR", barcode: "رمز شريطي"),
    chartNotes: ChartNotes(
      noData: "لا توجد بيانات", hiddenValues: "القيم غير المعروضة: {count}",
      hiddenLabels: "التسميات غير المعروضة: {count}",
      cutValues: "القيم خارج المحور: {count}",
      insufficientSpace: "النصوص غير معروضة: تحتاج إلى {width} × {height}",
      otherSegments: "أخرى"),
    charts: Charts(
      chart: "رسم بياني", bar: "رسم بياني بالأعمدة", horizontalBar: "رسم بياني بالأشرطة",
      stackedBar: "رسم بياني بالأعمدة المكدسة", horizontalStackedBar: "رسم بياني بالأشرطة المكدسة",
      groupedBar: "رسم بياني بالأعمدة المجمّعة",
      horizontalGroupedBar: "رسم بياني بالأشرطة المجمّعة",
      shareBar: "رسم بياني بالأعمدة المكدسة بالنسب المئوية",
      horizontalShareBar: "رسم بياني بالأشرطة المكدسة بالنسب المئوية",
      rangeBar: "رسم بياني بأعمدة النطاقات", horizontalRangeBar: "رسم بياني بأشرطة النطاقات",
      histogram: "مدرّج تكراري", line: "رسم بياني خطي", area: "رسم بياني مساحي",
      stackedArea: "رسم بياني مساحي مكدس", shareArea: "رسم بياني مساحي مكدس بالنسب المئوية",
      band: "رسم بياني لنطاق القيم", scatter: "مخطط انتشار", bubble: "رسم بياني فقاعي",
      dot: "رسم بياني بالنقاط", heatMap: "خريطة حرارية", pie: "رسم بياني دائري",
      donut: "رسم بياني حلقي", combination: "مزيج من {list}", titled: "{kind} «{title}»",
      about: "{kind}: {subject}", by: "{value} حسب {category}", against: "{value} مقابل {category}",
      interval: "{first} إلى {last}", axis: "{name}: من {first} إلى {last}",
      dateAxis: "{name}: من {first} إلى {last}",
      axisWithoutZero: "{name}: من {first} إلى {last}، ولا يبدأ من الصفر",
      logarithmicAxis: "{name}: من {first} إلى {last}، بمقياس لوغاريتمي",
      brokenAxis: "{name}: محور مقطوع، {list}",
      horizontalAxis: "المحور الأفقي", verticalAxis: "المحور الرأسي", categories: "{name}: {list}",
      categoryCount: Wording(
        one: "{name}: فئة واحدة، {first}", two: "{name}: فئتان، {first} و{last}",
        few: "{name}: {count} فئات، من {first} إلى {last}",
        other: "{name}: {count} فئة، من {first} إلى {last}"),
      series: Wording(
        one: "سلسلة واحدة: {list}", two: "سلسلتان: {list}", few: "{count} سلاسل: {list}",
        other: "{count} سلسلة: {list}"),
      seriesCount: Wording(
        zero: "لا سلاسل", one: "سلسلة واحدة", two: "سلسلتان", few: "{count} سلاسل",
        other: "{count} سلسلة"),
      points: Wording(
        zero: "لا نقاط", one: "نقطة واحدة", two: "نقطتان", few: "{count} نقاط",
        other: "{count} نقطة"),
      panels: Wording(
        zero: "لا لوحات", one: "لوحة واحدة", two: "لوحتان", few: "{count} لوحات",
        other: "{count} لوحة"),
      extremes: "أعلى قيمة: {high}؛ أدنى قيمة: {low}",
      totalExtremes: "أعلى مجموع: {high}؛ أدنى مجموع: {low}", constant: "كل القيم: {value}",
      only: "القيمة: {value}", shares: "النسب: {list}", valueAt: "{value} ({at})",
      item: "{name} {value}", named: "{name} – {text}", rising: "{name}: ارتفاع بمقدار {change}",
      falling: "{name}: انخفاض بمقدار {change}", steady: "{name}: دون تغيّر", values: "القيمة",
      missing: Wording(
        zero: "لا قيم مفقودة", one: "قيمة واحدة مفقودة", two: "قيمتان مفقودتان",
        few: "{count} قيم مفقودة", many: "{count} قيمة مفقودة", other: "{count} قيمة مفقودة"),
      noData: "لا توجد بيانات", semicolon: "؛ ", comma: "، ", sentence: "{text}.", space: " "))
}
