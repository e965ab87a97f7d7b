import EaselBlocks
import EaselCanvas
import Foundation

/// The receipt and the payment part of a Swiss QR bill, with the sections of the style guide.
struct SwissQRBillSlip: Block {
  let bill: SwissQRBill
  @EnvironmentValue(\.locale) private var locale
  @EnvironmentValue(\.theme) private var theme

  /// The families that the style guide permits, the one to use without the others first.
  private static let families = ["Liberation Sans", "Arial", "Frutiger", "Helvetica"]

  private var type: SwissQRBillType {
    let family = theme.families.text
    return SwissQRBillType(family: Self.families.first { $0 == family } ?? Self.families[0])
  }

  var body: some Block {
    let texts = SwissQRBillTexts.texts(in: locale)
    let isTranslated = locale.language.languageCode?.identifier.lowercased() == texts.language
    ZStack(alignment: .topLeading) {
      SwissQRBillReceipt(fields: bill.fields, texts: texts, type: type)
      SwissQRBillPaymentPart(bill: bill, texts: texts, type: type)
      SwissQRBillLines(separation: bill.separation).accessibilityHidden(true)
    }
    .slipFrame(width: 210, height: 105)
    .background { Rectangle().fill(Tint.white).accessibilityHidden(true) }
    .foregroundStyle(Tint.black)
    .environment(\.locale, isTranslated ? locale : Locale(identifier: texts.language))
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.appearance, .light)
  }
}

/// The fonts of a Swiss QR bill.
struct SwissQRBillType {
  let family: String

  /// Returns a heading in bold type.
  func heading(_ text: String, size: CGFloat) -> some Block {
    Text(verbatim: text).font(.custom(family, size: size).bold().leading(.tight))
  }

  /// Returns a value whose lines are 1 point higher than its size.
  func value(_ text: String, size: CGFloat) -> some Block {
    // The tight leading is 1.05 times the size.
    Text(verbatim: text).font(.custom(family, size: size).leading(.tight))
      .lineSpacing(1 - 0.05 * size)
  }

  /// Returns a heading, 2 points smaller than the value, with the value below it.
  func group(_ heading: String, _ value: String, size: CGFloat) -> some Block {
    VStack(alignment: .leading, spacing: 1) {
      self.heading(heading, size: size - 2)
      self.value(value, size: size)
    }
  }

  /// Returns the empty line between two groups, which may become lower.
  func gap(size: CGFloat) -> some Block {
    Spacer(minLength: 0)
      .frame(minHeight: 2, idealHeight: size + 1, maxHeight: size + 3)
  }
}

extension Block {
  /// Places the block at the top left of a frame, in millimeters.
  func slipFrame(
    x: CGFloat = 0, y: CGFloat = 0, width: CGFloat, height: CGFloat,
    alignment: Alignment = .topLeading
  ) -> some Block {
    let unit = CodeNode.millimetre
    return frame(width: width * unit, height: height * unit, alignment: alignment)
      .offset(x: x * unit, y: y * unit)
  }
}

/// The receipt, the left 62 mm of the slip.
struct SwissQRBillReceipt: Block {
  let fields: SwissQRBillFields
  let texts: SwissQRBillTexts
  let type: SwissQRBillType

  /// The size of values, in points.
  private let size: CGFloat = 8

  var body: some Block {
    type.heading(texts.receipt, size: 11).slipFrame(x: 5, y: 5, width: 52, height: 7)
    ViewThatFits(in: .vertical) {
      information(fields.payee(), fields.payer())
      information(fields.payee(), fields.payer(isReduced: true))
      information(fields.payee(isReduced: true), fields.payer(isReduced: true))
    }
    .slipFrame(x: 5, y: 12, width: 52, height: 56)
    type.group(texts.currency, fields.currency.rawValue, size: size)
      .slipFrame(x: 5, y: 68, width: 12, height: 14)
    if fields.amount.isEmpty {
      type.heading(texts.amount, size: size - 2).slipFrame(x: 17, y: 68, width: 10, height: 14)
      SwissQRBillBlank().slipFrame(x: 27, y: 68, width: 30, height: 10)
    } else {
      type.group(texts.amount, fields.shownAmount, size: size)
        .slipFrame(x: 17, y: 68, width: 40, height: 14)
    }
    type.heading(texts.acceptancePoint, size: size - 2)
      .slipFrame(x: 5, y: 82, width: 52, height: 18, alignment: .topTrailing)
  }

  private func information(_ payee: String, _ payer: String?) -> some Block {
    VStack(alignment: .leading, spacing: 0) {
      type.group(texts.account, payee, size: size)
      type.gap(size: size)
      if !fields.reference.isEmpty {
        type.group(texts.reference, fields.shownReference, size: size)
        type.gap(size: size)
      }
      SwissQRBillPayer(
        payer: payer, texts: texts, type: type, size: size, blank: CGSize(width: 52, height: 20))
    }
    .frame(width: 52 * CodeNode.millimetre, alignment: .leading)
  }
}

/// The payment part, the right 148 mm of the slip.
struct SwissQRBillPaymentPart: Block {
  let bill: SwissQRBill
  let texts: SwissQRBillTexts
  let type: SwissQRBillType

  private var fields: SwissQRBillFields { bill.fields }

  var body: some Block {
    type.heading(texts.paymentPart, size: 11).slipFrame(x: 67, y: 5, width: 51, height: 7)
    SwissQRBillSymbol(bill: bill).slipFrame(x: 67, y: 17, width: 46, height: 46)
    // Smaller type if the space is too small, down to the size that the style guide permits.
    ViewThatFits(in: .vertical) {
      information(size: 10)
      information(size: 9)
      information(size: 8)
    }
    .slipFrame(x: 118, y: 5, width: 87, height: 85)
    type.group(texts.currency, fields.currency.rawValue, size: 10)
      .slipFrame(x: 67, y: 68, width: 15, height: 22)
    if fields.amount.isEmpty {
      type.heading(texts.amount, size: 8).slipFrame(x: 82, y: 68, width: 36, height: 4)
      SwissQRBillBlank().slipFrame(x: 78, y: 72, width: 40, height: 15)
    } else {
      type.group(texts.amount, fields.shownAmount, size: 10)
        .slipFrame(x: 82, y: 68, width: 36, height: 22)
    }
    VStack(alignment: .leading, spacing: 1) {
      // By index, as both procedures may be the same.
      ForEach(fields.alternativeSchemes.indices, id: \.self) { index in
        let scheme = fields.alternativeSchemes[index]
        (Text(verbatim: "\(scheme.name): ").bold() + Text(verbatim: scheme.parameters))
          .font(.custom(type.family, size: 7).leading(.tight)).lineLimit(1)
      }
    }
    .slipFrame(x: 67, y: 90, width: 138, height: 10)
  }

  private func information(size: CGFloat) -> some Block {
    VStack(alignment: .leading, spacing: 0) {
      type.group(texts.account, fields.payee(), size: size)
      type.gap(size: size)
      if !fields.reference.isEmpty {
        type.group(texts.reference, fields.shownReference, size: size)
        type.gap(size: size)
      }
      if !fields.message.isEmpty || !fields.billInformation.isEmpty {
        VStack(alignment: .leading, spacing: 1) {
          type.heading(texts.additionalInformation, size: size - 2)
          SwissQRBillInformation(
            fields: fields, type: type, size: size, width: 87 * CodeNode.millimetre)
        }
        type.gap(size: size)
      }
      SwissQRBillPayer(
        payer: fields.payer(), texts: texts, type: type, size: size,
        blank: CGSize(width: 65, height: 25))
    }
    .frame(width: 87 * CodeNode.millimetre, alignment: .leading)
  }
}

/// The payer of a Swiss QR bill, or a field to fill in by hand.
struct SwissQRBillPayer: Block {
  let payer: String?
  let texts: SwissQRBillTexts
  let type: SwissQRBillType
  let size: CGFloat
  /// The size of the field, in millimeters.
  let blank: CGSize

  var body: some Block {
    if let payer {
      type.group(texts.payableBy, payer, size: size)
    } else {
      VStack(alignment: .leading, spacing: 2) {
        type.heading(texts.payableByBlank, size: size - 2)
        SwissQRBillBlank().slipFrame(width: blank.width, height: blank.height)
      }
    }
  }
}

/// The message and the bill information of a Swiss QR bill, broken into lines.
struct SwissQRBillInformation: PrimitiveBlock {
  typealias Body = Never
  let fields: SwissQRBillFields
  let type: SwissQRBillType
  let size: CGFloat
  /// The width of the lines in points.
  let width: CGFloat

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let text = fields.shownInformation { line in
      inputs.node(of: type.value(line, size: size)).size(.unspecified).width <= width
    }
    return inputs.node(of: type.value(text, size: size))
  }
}
