/** Messages about invoices and the replies of the portals. */
export const invoicesMessages = {
  "invoice.ofDispatch": "This dispatch has an invoice or a challan already",
  "invoice.dispatchHas": "This dispatch has %{serial} already",
  "invoice.dispatchIsCancelled": "This dispatch is cancelled",
  "invoice.toolingCharged": "Another invoice of this order has the tooling charge: try again",
  "invoice.sameIrn": "Another invoice has this IRN",
  "invoice.sameEway": "Another invoice has this e-way bill number",
  "invoice.isCancelled": "%{serial} is cancelled",
  "invoice.alreadyCancelled": "%{serial} is already cancelled",
  "invoice.hasCreditNote": "%{serial} has the credit note %{note}: cancel it first",
  "invoice.settingsFirst":
    "Enter the plant's name, address and GSTIN in the invoice settings first",
  "invoice.noGstRate": "HSN %{hsn} has no GST rate on this date: add it in the settings",
  "invoice.figuresChanged":
    "The figures have changed since you saw them: check the document again, then post it",
  "invoice.supplierPin":
    "The plant's PIN code is of another state than the plant: correct it in the invoice settings first",
  "invoice.noLine": "%{serial} has no such line",
  "invoice.aboveCreditableValue":
    "%{serial} has ₹%{value} on this line, of which ₹%{credited} are credited: at most ₹%{rest} more",
  "invoice.creditTooLate":
    "A credit note for %{serial} lowers tax only until %{date}: it is refused now",
  "invoice.irnTooOld":
    "The IRN of %{serial} is older than 24 hours, so the portal does not cancel it: post a credit note",
  "invoice.noteIrnTooOld":
    "The IRN of %{serial} is older than 24 hours, so the portal does not cancel it",
  "invoice.monthFiled": "%{month} is filed and locked: its documents cannot be posted or cancelled",
  "filedMonth.locked": "%{month} is locked already",
  "filedMonth.open": "%{month} is not locked",
  "invoice.onlyTaxInvoice": "Only a tax invoice has credit notes",
  "invoice.aboveCreditable":
    "%{serial} has %{quantity}, of which %{credited} are credited: at most %{rest} more",
  "invoice.abovePrice": "%{serial} has a price of ₹%{price} a box",
  "invoice.tooLarge": "The total must be at most ₹%{most}",
  "invoice.creditNoteNoEway": "A credit note has no e-way bill",
  "invoice.challanNoEInvoice": "A challan is not registered as an e-invoice",
  "portal.otherSerial": "The reply is about %{serial}, not about %{own}",
  "portal.otherSupplier": "The reply has the supplier's GSTIN %{gstin}, this document %{own}",
  "portal.otherClient": "The reply has the client's GSTIN %{gstin}, this document %{own}",
  "portal.noGstin": "none",
  "portal.otherTotal": "The reply has a total of ₹%{total}, this document ₹%{own}",
  "portal.noJson": "The file is no JSON: choose the file that the portal gave",
  "portal.noEway": "The file has no e-way bill number",
  "portal.ewayDigits": "An e-way bill number has 12 digits, not “%{number}”",
  "portal.unreadableQr": "The text of the QR code cannot be read: copy the whole signed QR code",
  "portal.wrongSignature":
    "The QR code's signature matches no key of the portal in the settings: check the file, then the keys",
  "settings.portalKeys": "This is no public key or certificate: paste the text from BEGIN to END",
  "portal.noIrn": "The file has no IRN",
  "portal.irnForm": "An IRN has 64 digits and letters a to f",
  "portal.otherIrn": "The QR code has another IRN than the one entered",
  "portal.wrongIrn":
    "This is not the IRN of %{serial}: the portal computes it from the GSTIN, the financial year and the number",
} as const;
