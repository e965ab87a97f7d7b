import Foundation

/// Writes an invoice as Invoice or CreditNote of OASIS UBL 2.1; the schemas fix the order of the
/// elements, which differs between both.
///
/// Source: EN 16931-3-2, the binding of the terms to UBL.
struct UBLWriter {
  let draft: EInvoice.Draft
  let totals: InvoiceTotals
  private var isCreditNote: Bool { draft.isCreditNote }
  /// The prefix of the names of lines and quantities.
  private var kind: String { isCreditNote ? "CreditNote" : "Invoice" }

  init(draft: EInvoice.Draft, totals: InvoiceTotals) {
    self.draft = draft
    self.totals = totals
  }

  func data() -> Data {
    let standard = "urn:oasis:names:specification:ubl:schema:xsd"
    var xml = ElementWriter()
    xml.add(
      kind,
      [
        "xmlns": "\(standard):\(kind)-2", "xmlns:cac": "\(standard):CommonAggregateComponents-2",
        "xmlns:cbc": "\(standard):CommonBasicComponents-2",
      ]
    ) { xml in
      addHeader(to: &xml)
      addReferences(to: &xml)
      addParties(to: &xml)
      addDelivery(to: &xml)
      addPayment(to: &xml)
      for item in draft.allowances { add(item, isCharge: false, to: &xml) }
      for item in draft.charges { add(item, isCharge: true, to: &xml) }
      addTax(to: &xml)
      addTotals(to: &xml)
      for (index, line) in draft.lines.enumerated() {
        add(line, index, quantity: isCreditNote ? "Credited" : "Invoiced", kind: kind, to: &xml)
      }
    }
    return xml.data
  }

  private func addHeader(to xml: inout ElementWriter) {
    xml.add("cbc:CustomizationID", draft.profile.identifier)
    xml.add("cbc:ProfileID", draft.actualProcess)
    xml.add("cbc:ID", draft.number)
    xml.add("cbc:IssueDate", draft.issued.description)
    if isCreditNote {
      xml.add("cbc:TaxPointDate", draft.taxPoint?.description)
    } else {
      xml.add("cbc:DueDate", draft.due?.description)
    }
    xml.add("cbc:\(kind)TypeCode", draft.type)
    for note in draft.notes {
      // UBL has no element for the subject; EN 16931-3-2 puts it before the text.
      xml.add("cbc:Note", (note.subject.map { "#\($0)#" } ?? "") + note.text)
    }
    if !isCreditNote { xml.add("cbc:TaxPointDate", draft.taxPoint?.description) }
    xml.add("cbc:DocumentCurrencyCode", draft.currency)
    xml.add("cbc:TaxCurrencyCode", draft.taxCurrency)
    xml.add("cbc:AccountingCost", draft.references.accounting)
    xml.add("cbc:BuyerReference", draft.buyerReference)
    add(draft.period, taxPoint: draft.taxPointCode, to: &xml)
  }

  private func addReferences(to xml: inout ElementWriter) {
    let references = draft.references
    xml.add("cac:OrderReference") { xml in
      // The schema requires the order's number; Peppol names NA where there is only the seller's.
      xml.add("cbc:ID", references.order ?? references.salesOrder.map { _ in "NA" })
      xml.add("cbc:SalesOrderID", references.salesOrder)
    }
    for invoice in draft.preceding {
      xml.add("cac:BillingReference") { xml in
        xml.add("cac:InvoiceDocumentReference") { xml in
          xml.add("cbc:ID", invoice.number)
          xml.add("cbc:IssueDate", invoice.issued?.description)
        }
      }
    }
    add(references.despatchAdvice, as: "cac:DespatchDocumentReference", to: &xml)
    add(references.receivingAdvice, as: "cac:ReceiptDocumentReference", to: &xml)
    if !isCreditNote { add(references.tender, as: "cac:OriginatorDocumentReference", to: &xml) }
    add(references.contract, as: "cac:ContractDocumentReference", to: &xml)
    addObject(references.object, as: "cac:AdditionalDocumentReference", to: &xml)
    if isCreditNote, let project = references.project {
      // A credit note has no element for the project.
      xml.add("cac:AdditionalDocumentReference") { xml in
        xml.add("cbc:ID", project)
        xml.add("cbc:DocumentTypeCode", "50")
      }
    }
    for attachment in draft.attachments { add(attachment, to: &xml) }
    if isCreditNote {
      add(references.tender, as: "cac:OriginatorDocumentReference", to: &xml)
    } else {
      add(references.project, as: "cac:ProjectReference", to: &xml)
    }
  }

  private func addDelivery(to xml: inout ElementWriter) {
    guard let delivery = draft.delivery else { return }
    xml.add("cac:Delivery") { xml in
      xml.add("cbc:ActualDeliveryDate", delivery.date?.description)
      xml.add("cac:DeliveryLocation") { xml in
        xml.add("cbc:ID", delivery.locationID?.id, ["schemeID": delivery.locationID?.scheme])
        add(delivery.address, as: "cac:Address", to: &xml)
      }
      xml.add("cac:DeliveryParty") { xml in
        xml.add("cac:PartyName") { $0.add("cbc:Name", delivery.name) }
      }
    }
  }
}

extension UBLWriter {
  func add(_ id: String?, as name: String, to xml: inout ElementWriter) {
    xml.add(name) { $0.add("cbc:ID", id) }
  }

  func addObject(
    _ id: EInvoice.Identifier?, as name: String, to xml: inout ElementWriter
  ) {
    guard let id else { return }
    xml.add(name) { xml in
      xml.add("cbc:ID", id.id, ["schemeID": id.scheme])
      xml.add("cbc:DocumentTypeCode", "130")
    }
  }

  func add(
    _ period: EInvoice.Period?, taxPoint: String? = nil, to xml: inout ElementWriter
  ) {
    xml.add("cac:InvoicePeriod") { xml in
      xml.add("cbc:StartDate", period?.start?.description)
      xml.add("cbc:EndDate", period?.end?.description)
      xml.add("cbc:DescriptionCode", taxPoint)
    }
  }

  func addAmount(_ name: String, _ amount: Decimal?, to xml: inout ElementWriter) {
    xml.add(name, amount?.amountText, ["currencyID": draft.currency])
  }

  private func add(_ attachment: EInvoice.Attachment, to xml: inout ElementWriter) {
    xml.add("cac:AdditionalDocumentReference") { xml in
      xml.add("cbc:ID", attachment.id)
      xml.add("cbc:DocumentDescription", attachment.description)
      xml.add("cac:Attachment") { xml in
        if let file = attachment.file {
          xml.add(
            "cbc:EmbeddedDocumentBinaryObject", file.data.base64EncodedString(),
            ["mimeCode": file.type, "filename": file.name])
        }
        xml.add("cac:ExternalReference") { $0.add("cbc:URI", attachment.location) }
      }
    }
  }
}
