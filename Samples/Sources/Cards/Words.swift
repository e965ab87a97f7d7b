/// The words of the mail in one language.
struct Words {
  let locale, title, week: String
  let names: [String]
  let note: String

  static let all = [
    Words(
      locale: "en_US", title: "Your week", week: "November 9–15",
      names: ["Revenue", "Orders", "Visitors", "Returns"],
      note: "Changes are against the week before. Lines show eight weeks."),
    Words(
      locale: "ja_JP", title: "今週のまとめ", week: "11月9日〜15日", names: ["売上", "注文数", "訪問者数", "返品率"],
      note: "増減は前週との比較です。線は8週間の推移を表します。"),
    Words(
      locale: "ar_EG", title: "أسبوعك", week: "٩–١٥ نوفمبر",
      names: ["الإيرادات", "الطلبات", "الزوار", "المرتجعات"],
      note: "التغيرات مقارنة بالأسبوع السابق. تعرض الخطوط ثمانية أسابيع."),
  ]
}
