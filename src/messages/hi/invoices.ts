import type { invoicesMessages } from "../../../domain/messages/invoices";

/** Messages about invoices and the replies of the portals, in Hindi. */
export const invoices: Record<keyof typeof invoicesMessages, string> = {
  "invoice.ofDispatch": "इस डिस्पैच का इनवॉइस या चालान पहले से है",
  "invoice.dispatchHas": "इस डिस्पैच का %{serial} पहले से है",
  "invoice.dispatchIsCancelled": "यह डिस्पैच रद्द है",
  "invoice.toolingCharged": "इस ऑर्डर के दूसरे इनवॉइस में टूलिंग का खर्च है: फिर से कोशिश करें",
  "invoice.sameIrn": "किसी और इनवॉइस का यही IRN है",
  "invoice.sameEway": "किसी और इनवॉइस का यही ई-वे बिल नंबर है",
  "invoice.isCancelled": "%{serial} रद्द है",
  "invoice.alreadyCancelled": "%{serial} पहले से रद्द है",
  "invoice.hasCreditNote": "%{serial} का क्रेडिट नोट %{note} है: पहले उसे रद्द करें",
  "invoice.settingsFirst": "पहले इनवॉइस सेटिंग में प्लांट का नाम, पता और GSTIN दर्ज करें",
  "invoice.noGstRate": "इस तारीख को HSN %{hsn} की GST दर नहीं है: उसे सेटिंग में जोड़ें",
  "invoice.figuresChanged": "आपके देखने के बाद आँकड़े बदल गए: दस्तावेज़ फिर जाँचें, फिर पोस्ट करें",
  "invoice.supplierPin": "प्लांट का पिन कोड उसके राज्य का नहीं है: पहले उसे इनवॉइस सेटिंग में ठीक करें",
  "invoice.noLine": "%{serial} में ऐसी कोई लाइन नहीं है",
  "invoice.aboveCreditableValue":
    "%{serial} की इस लाइन में ₹%{value} हैं। क्रेडिट हो चुके: ₹%{credited}। अब ज़्यादा से ज़्यादा ₹%{rest}",
  "invoice.creditTooLate": "%{serial} का क्रेडिट नोट %{date} तक ही टैक्स घटाता है: अब पोस्ट नहीं होगा",
  "invoice.irnTooOld": "%{serial} का IRN 24 घंटे से पुराना है, पोर्टल उसे रद्द नहीं करता: क्रेडिट नोट पोस्ट करें",
  "invoice.noteIrnTooOld": "%{serial} का IRN 24 घंटे से पुराना है, पोर्टल उसे रद्द नहीं करता",
  "invoice.monthFiled":
    "%{month} का रिटर्न भरा और लॉक है: इस महीने का कोई दस्तावेज़ पोस्ट या रद्द नहीं होता",
  "filedMonth.locked": "%{month} पहले से लॉक है",
  "filedMonth.open": "%{month} लॉक नहीं है",
  "invoice.onlyTaxInvoice": "क्रेडिट नोट सिर्फ़ टैक्स इनवॉइस का होता है",
  "invoice.aboveCreditable":
    "%{serial} में कुल %{quantity} हैं। क्रेडिट हो चुके: %{credited}। अब ज़्यादा से ज़्यादा %{rest}",
  "invoice.abovePrice": "%{serial} में एक बॉक्स का दाम ₹%{price} है",
  "invoice.creditNoteNoEway": "क्रेडिट नोट का ई-वे बिल नहीं होता",
  "invoice.challanNoEInvoice": "चालान ई-इनवॉइस के रूप में पंजीकृत नहीं होता",
  "portal.otherSerial": "जवाब %{serial} का है, %{own} का नहीं",
  "portal.otherSupplier": "जवाब में सप्लायर का GSTIN %{gstin} है, इस दस्तावेज़ में %{own}",
  "portal.otherClient": "जवाब में ग्राहक का GSTIN %{gstin} है, इस दस्तावेज़ में %{own}",
  "portal.noGstin": "कोई नहीं",
  "portal.otherTotal": "जवाब में कुल ₹%{total} है, इस दस्तावेज़ में ₹%{own}",
  "portal.noJson": "यह JSON फ़ाइल नहीं है: पोर्टल से मिली फ़ाइल चुनें",
  "portal.noEway": "फ़ाइल में ई-वे बिल नंबर नहीं है",
  "portal.ewayDigits": "ई-वे बिल नंबर में 12 अंक होते हैं, “%{number}” नहीं",
  "portal.unreadableQr": "QR कोड का टेक्स्ट पढ़ा नहीं जा सका: हस्ताक्षर वाला पूरा QR कोड कॉपी करें",
  "portal.wrongSignature":
    "QR कोड का हस्ताक्षर सेटिंग की किसी पोर्टल कुंजी से मेल नहीं खाता: पहले फ़ाइल, फिर कुंजियाँ जाँचें",
  "settings.portalKeys": "यह सार्वजनिक कुंजी या प्रमाणपत्र नहीं है: BEGIN से END तक का टेक्स्ट चिपकाएँ",
  "portal.noIrn": "फ़ाइल में IRN नहीं है",
  "portal.irnForm": "IRN में 64 अंक और a से f तक के अक्षर होते हैं",
  "portal.otherIrn": "QR कोड का IRN दर्ज किए IRN से अलग है",
};
