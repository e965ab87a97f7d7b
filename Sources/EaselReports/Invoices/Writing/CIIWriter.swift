import Foundation

/// Writes an invoice as CrossIndustryInvoice of UN/CEFACT, D16B; the schema fixes the order of the
/// elements.
///
/// Source: EN 16931-3-3, the binding of the terms to CII.
struct CIIWriter {
  let draft: EInvoice.Draft
  let totals: InvoiceTotals

  func data() -> Data {
    let standard = "urn:un:unece:uncefact:data:standard"
    var xml = ElementWriter()
    xml.add(
      "rsm:CrossIndustryInvoice",
      [
        "xmlns:rsm": "\(standard):CrossIndustryInvoice:100",
        "xmlns:ram": "\(standard):ReusableAggregateBusinessInformationEntity:100",
        "xmlns:qdt": "\(standard):QualifiedDataType:100",
        "xmlns:udt": "\(standard):UnqualifiedDataType:100",
      ]
    ) { xml in
      addContext(to: &xml)
      addDocument(to: &xml)
      xml.add("rsm:SupplyChainTradeTransaction") { xml in
        for (index, line) in draft.lines.enumerated() { add(line, index, to: &xml) }
        addAgreement(to: &xml)
        addDelivery(to: &xml)
        addSettlement(to: &xml)
      }
    }
    return xml.data
  }

  private func addContext(to xml: inout ElementWriter) {
    xml.add("rsm:ExchangedDocumentContext") { xml in
      xml.add("ram:BusinessProcessSpecifiedDocumentContextParameter") {
        $0.add("ram:ID", draft.actualProcess)
      }
      xml.add("ram:GuidelineSpecifiedDocumentContextParameter") {
        $0.add("ram:ID", draft.profile.identifier)
      }
    }
  }

  private func addDocument(to xml: inout ElementWriter) {
    xml.add("rsm:ExchangedDocument") { xml in
      xml.add("ram:ID", draft.number)
      xml.add("ram:TypeCode", draft.type)
      add(draft.issued, as: "ram:IssueDateTime", to: &xml)
      for note in draft.notes {
        xml.add("ram:IncludedNote") { xml in
          xml.add("ram:Content", note.text)
          xml.add("ram:SubjectCode", note.subject)
        }
      }
    }
  }

  private func addAgreement(to xml: inout ElementWriter) {
    let references = draft.references
    xml.add("ram:ApplicableHeaderTradeAgreement") { xml in
      xml.add("ram:BuyerReference", draft.buyerReference)
      add(draft.seller, in: .seller, as: "ram:SellerTradeParty", to: &xml)
      add(draft.buyer, in: .buyer, as: "ram:BuyerTradeParty", to: &xml)
      if let party = draft.taxRepresentative {
        add(
          party, in: .taxRepresentative, as: "ram:SellerTaxRepresentativeTradeParty", to: &xml)
      }
      add(references.salesOrder, as: "ram:SellerOrderReferencedDocument", to: &xml)
      add(references.order, as: "ram:BuyerOrderReferencedDocument", to: &xml)
      add(references.contract, as: "ram:ContractReferencedDocument", to: &xml)
      for attachment in draft.attachments { add(attachment, to: &xml) }
      addReference(references.tender, type: "50", to: &xml)
      addReference(references.object?.id, type: "130", scheme: references.object?.scheme, to: &xml)
      if let project = references.project {
        xml.add("ram:SpecifiedProcuringProject") { xml in
          xml.add("ram:ID", project)
          // The schema requires a name, for which EN 16931 has no term.
          xml.add("ram:Name", "Project reference")
        }
      }
    }
  }

  private func addDelivery(to xml: inout ElementWriter) {
    let delivery = draft.delivery
    // The schema requires the element, also without content.
    xml.addRequired("ram:ApplicableHeaderTradeDelivery") { xml in
      xml.add("ram:ShipToTradeParty") { xml in
        add(delivery?.locationID, to: &xml)
        xml.add("ram:Name", delivery?.name)
        add(delivery?.address, to: &xml)
      }
      xml.add("ram:ActualDeliverySupplyChainEvent") {
        add(delivery?.date, as: "ram:OccurrenceDateTime", to: &$0)
      }
      add(draft.references.despatchAdvice, as: "ram:DespatchAdviceReferencedDocument", to: &xml)
      add(draft.references.receivingAdvice, as: "ram:ReceivingAdviceReferencedDocument", to: &xml)
    }
  }
}

extension CIIWriter {
  func add(
    _ day: EInvoice.Day?, as name: String, prefix: String = "udt", to xml: inout ElementWriter
  ) {
    guard let day else { return }
    xml.add(name) {
      $0.add("\(prefix):DateTimeString", day.text(separator: ""), ["format": "102"])
    }
  }

  func add(_ reference: String?, as name: String, to xml: inout ElementWriter) {
    xml.add(name) { $0.add("ram:IssuerAssignedID", reference) }
  }

  func addReference(
    _ id: String?, type: String, scheme: String? = nil, to xml: inout ElementWriter
  ) {
    guard let id else { return }
    xml.add("ram:AdditionalReferencedDocument") { xml in
      xml.add("ram:IssuerAssignedID", id)
      xml.add("ram:TypeCode", type)
      xml.add("ram:ReferenceTypeCode", scheme)
    }
  }

  func add(_ period: EInvoice.Period?, to xml: inout ElementWriter) {
    xml.add("ram:BillingSpecifiedPeriod") { xml in
      add(period?.start, as: "ram:StartDateTime", to: &xml)
      add(period?.end, as: "ram:EndDateTime", to: &xml)
    }
  }

  func add(
    _ item: EInvoice.AllowanceCharge, isCharge: Bool, to xml: inout ElementWriter
  ) {
    xml.add("ram:SpecifiedTradeAllowanceCharge") { xml in
      xml.add("ram:ChargeIndicator") { $0.add("udt:Indicator", isCharge ? "true" : "false") }
      xml.add("ram:CalculationPercent", item.percent?.plainText)
      xml.add("ram:BasisAmount", item.base?.amountText)
      xml.add("ram:ActualAmount", item.amount.amountText)
      xml.add("ram:ReasonCode", item.reasonCode)
      xml.add("ram:Reason", item.reason)
      if let tax = item.tax {
        xml.add("ram:CategoryTradeTax") { add(tax, to: &$0) }
      }
    }
  }

  func add(_ tax: EInvoice.Tax, to xml: inout ElementWriter) {
    xml.add("ram:TypeCode", "VAT")
    xml.add("ram:CategoryCode", tax.category.rawValue)
    xml.add("ram:RateApplicablePercent", tax.rate?.plainText)
  }

  private func add(_ attachment: EInvoice.Attachment, to xml: inout ElementWriter) {
    xml.add("ram:AdditionalReferencedDocument") { xml in
      xml.add("ram:IssuerAssignedID", attachment.id)
      xml.add("ram:URIID", attachment.location)
      xml.add("ram:TypeCode", "916")
      xml.add("ram:Name", attachment.description)
      if let file = attachment.file {
        xml.add(
          "ram:AttachmentBinaryObject", file.data.base64EncodedString(),
          ["mimeCode": file.type, "filename": file.name])
      }
    }
  }
}
