extension RuleChecks {
  /// Checks that no text is blank, and that XML can contain each.
  func checkTexts() {
    var texts: [(String, String?)] = [
      ("number", draft.number), ("type", draft.type), ("currency", draft.currency),
      ("terms", draft.terms), ("buyerReference", draft.buyerReference), ("process", draft.process),
      ("references.project", draft.references.project),
      ("references.contract", draft.references.contract),
      ("references.order", draft.references.order),
      ("references.salesOrder", draft.references.salesOrder),
      ("references.receivingAdvice", draft.references.receivingAdvice),
      ("references.despatchAdvice", draft.references.despatchAdvice),
      ("references.tender", draft.references.tender),
      ("references.object", draft.references.object?.id),
      ("references.accounting", draft.references.accounting),
      ("delivery.name", draft.delivery?.name),
    ]
    texts += draft.notes.map { ("notes", $0.text) }
    texts += partyTexts("seller", draft.seller) + partyTexts("buyer", draft.buyer)
    texts += draft.payee.map { partyTexts("payee", $0) } ?? []
    texts += draft.taxRepresentative.map { partyTexts("taxRepresentative", $0) } ?? []
    texts += addressTexts("delivery", draft.delivery?.address)
    if let payment = draft.payment {
      texts += [
        ("payment.text", payment.text), ("payment.reference", payment.reference),
        ("payment.debit", payment.debit?.mandate), ("payment.debit", payment.debit?.creditor),
        ("payment.card", payment.card?.number), ("payment.card", payment.card?.holder),
      ]
      texts += payment.accounts.flatMap {
        [
          ("payment.accounts", Optional($0.id)), ("payment.accounts", $0.name),
          ("payment.accounts", $0.bic),
        ]
      }
    }
    texts += draft.attachments.flatMap {
      [
        ("attachments", Optional($0.id)), ("attachments", $0.description),
        ("attachments", $0.location),
      ]
    }
    for (path, item) in [("allowances", draft.allowances), ("charges", draft.charges)] {
      texts += item.flatMap { [(path, $0.reason), (path, $0.reasonCode)] }
    }
    for (index, line) in draft.lines.enumerated() { texts += lineTexts("lines[\(index)]", line) }
    for (path, text) in texts { check(text, at: path) }
  }

  private func addressTexts(_ path: String, _ address: EInvoice.Address?) -> [(String, String?)] {
    guard let address else { return [] }
    return [
      address.line1, address.line2, address.line3, address.postcode, address.city, address.region,
    ].map { ("\(path).address", $0) }
  }

  private func partyTexts(_ path: String, _ party: EInvoice.Party) -> [(String, String?)] {
    let texts = [
      party.name, party.tradingName, party.legalID?.id, party.vatID, party.taxNumber,
      party.legalForm, party.electronicAddress?.id, party.contact?.name, party.contact?.phone,
      party.contact?.email,
    ]
    return texts.map { (path, $0) } + party.ids.map { (path, $0.id) }
      + addressTexts(path, party.address)
  }

  private func lineTexts(_ path: String, _ line: EInvoice.Line) -> [(String, String?)] {
    let texts = [
      line.id, line.note, line.name, line.description, line.orderLine, line.accountingReference,
      line.sellerItemID, line.buyerItemID, line.standardItemID?.id, line.objectID?.id,
      line.tax.reason,
    ]
    let items = line.allowances + line.charges
    return texts.map { (path, $0) } + items.flatMap { [(path, $0.reason), (path, $0.reasonCode)] }
      + line.classifications.map { (path, $0.code) }
  }

  private func check(_ text: String?, at path: String) {
    guard let text, !text.isEmpty else { return }
    require(
      !isBlank(text),
      RuleName(
        facturX: ["PEPPOL-EN16931-R008"], xrechnung: ["PEPPOL-EN16931-R008"],
        peppol: ["PEPPOL-EN16931-R008"], easel: ["EASEL-TEXT"]), "BG-1", at: path,
      "a text has only spaces; set it to nil")
    let isWritable = text.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
    require(
      isWritable, .easel("EASEL-TEXT"), "BG-1", at: path,
      "a text contains a control character, which XML cannot contain; remove it")
  }
}
