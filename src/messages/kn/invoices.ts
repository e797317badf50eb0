import type { invoicesMessages } from "../../../domain/messages/invoices";

/** Messages about invoices and the replies of the portals, in Kannada. */
export const invoices: Record<keyof typeof invoicesMessages, string> = {
  "invoice.ofDispatch": "ಈ ಡಿಸ್ಪ್ಯಾಚ್‌ಗೆ ಇನ್‌ವಾಯ್ಸ್ ಅಥವಾ ಚಲನ್ ಈಗಾಗಲೇ ಇದೆ",
  "invoice.dispatchHas": "ಈ ಡಿಸ್ಪ್ಯಾಚ್‌ಗೆ %{serial} ಈಗಾಗಲೇ ಇದೆ",
  "invoice.dispatchIsCancelled": "ಈ ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದಾಗಿದೆ",
  "invoice.toolingCharged": "ಈ ಆರ್ಡರ್‌ನ ಬೇರೆ ಇನ್‌ವಾಯ್ಸ್‌ನಲ್ಲಿ ಟೂಲಿಂಗ್ ಶುಲ್ಕ ಇದೆ: ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ",
  "invoice.sameIrn": "ಬೇರೆ ಇನ್‌ವಾಯ್ಸ್‌ಗೆ ಈ IRN ಇದೆ",
  "invoice.sameEway": "ಬೇರೆ ಇನ್‌ವಾಯ್ಸ್‌ಗೆ ಈ ಇ-ವೇ ಬಿಲ್ ನಂಬರ್ ಇದೆ",
  "invoice.isCancelled": "%{serial} ರದ್ದಾಗಿದೆ",
  "invoice.alreadyCancelled": "%{serial} ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ",
  "invoice.hasCreditNote": "%{serial}: ಇದಕ್ಕೆ ಕ್ರೆಡಿಟ್ ನೋಟ್ %{note} ಇದೆ: ಮೊದಲು ಅದನ್ನು ರದ್ದುಮಾಡಿ",
  "invoice.settingsFirst": "ಮೊದಲು ಇನ್‌ವಾಯ್ಸ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಪ್ಲಾಂಟ್‌ನ ಹೆಸರು, ವಿಳಾಸ ಮತ್ತು GSTIN ನಮೂದಿಸಿ",
  "invoice.noGstRate": "ಈ ದಿನಾಂಕದಂದು HSN %{hsn} ಗೆ GST ದರ ಇಲ್ಲ: ಅದನ್ನು ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಸೇರಿಸಿ",
  "invoice.figuresChanged": "ನೀವು ನೋಡಿದ ನಂತರ ಮೊತ್ತಗಳು ಬದಲಾಗಿವೆ: ದಾಖಲೆಯನ್ನು ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಪೋಸ್ಟ್ ಮಾಡಿ",
  "invoice.supplierPin": "ಪ್ಲಾಂಟ್‌ನ ಪಿನ್ ಕೋಡ್ ಅದರ ರಾಜ್ಯದ್ದಲ್ಲ: ಮೊದಲು ಇನ್‌ವಾಯ್ಸ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಸರಿಪಡಿಸಿ",
  "invoice.onlyTaxInvoice": "ಟ್ಯಾಕ್ಸ್ ಇನ್‌ವಾಯ್ಸ್‌ಗೆ ಮಾತ್ರ ಕ್ರೆಡಿಟ್ ನೋಟ್ ಇರುತ್ತದೆ",
  "invoice.aboveCreditable":
    "%{serial}: ಒಟ್ಟು %{quantity}. ಕ್ರೆಡಿಟ್ ಆದದ್ದು: %{credited}. ಇನ್ನು ಗರಿಷ್ಠ %{rest}",
  "invoice.abovePrice": "%{serial}: ಒಂದು ಬಾಕ್ಸ್‌ನ ಬೆಲೆ ₹%{price}",
  "invoice.creditNoteNoEway": "ಕ್ರೆಡಿಟ್ ನೋಟ್‌ಗೆ ಇ-ವೇ ಬಿಲ್ ಇರುವುದಿಲ್ಲ",
  "invoice.challanNoEInvoice": "ಚಲನ್ ಇ-ಇನ್‌ವಾಯ್ಸ್ ಆಗಿ ನೋಂದಣಿ ಆಗುವುದಿಲ್ಲ",
  "portal.otherSerial": "ಉತ್ತರ %{serial} ಬಗ್ಗೆ ಇದೆ, %{own} ಬಗ್ಗೆ ಅಲ್ಲ",
  "portal.otherSupplier": "ಉತ್ತರದಲ್ಲಿ ಸರಬರಾಜುದಾರರ GSTIN %{gstin} ಇದೆ, ಈ ದಾಖಲೆಯಲ್ಲಿ %{own}",
  "portal.otherClient": "ಉತ್ತರದಲ್ಲಿ ಗ್ರಾಹಕರ GSTIN %{gstin} ಇದೆ, ಈ ದಾಖಲೆಯಲ್ಲಿ %{own}",
  "portal.noGstin": "ಯಾವುದೂ ಇಲ್ಲ",
  "portal.otherTotal": "ಉತ್ತರದಲ್ಲಿ ಒಟ್ಟು ₹%{total} ಇದೆ, ಈ ದಾಖಲೆಯಲ್ಲಿ ₹%{own}",
  "portal.noJson": "ಇದು JSON ಫೈಲ್ ಅಲ್ಲ: ಪೋರ್ಟಲ್ ಕೊಟ್ಟ ಫೈಲ್ ಆಯ್ಕೆಮಾಡಿ",
  "portal.noEway": "ಫೈಲ್‌ನಲ್ಲಿ ಇ-ವೇ ಬಿಲ್ ನಂಬರ್ ಇಲ್ಲ",
  "portal.ewayDigits": "ಇ-ವೇ ಬಿಲ್ ನಂಬರ್‌ನಲ್ಲಿ 12 ಅಂಕಿಗಳಿವೆ, “%{number}” ಅಲ್ಲ",
  "portal.unreadableQr": "QR ಕೋಡ್‌ನ ಪಠ್ಯ ಓದಲು ಆಗಲಿಲ್ಲ: ಸಹಿಯಾದ ಪೂರ್ಣ QR ಕೋಡ್ ನಕಲಿಸಿ",
  "portal.wrongSignature":
    "QR ಕೋಡ್‌ನ ಸಹಿ ಸೆಟ್ಟಿಂಗ್‌ನಲ್ಲಿರುವ ಯಾವುದೇ ಪೋರ್ಟಲ್ ಕೀಗೆ ಹೊಂದುವುದಿಲ್ಲ: ಮೊದಲು ಫೈಲ್, ನಂತರ ಕೀಗಳನ್ನು ಪರಿಶೀಲಿಸಿ",
  "settings.portalKeys": "ಇದು ಸಾರ್ವಜನಿಕ ಕೀ ಅಥವಾ ಪ್ರಮಾಣಪತ್ರ ಅಲ್ಲ: BEGIN ನಿಂದ END ವರೆಗಿನ ಪಠ್ಯ ಅಂಟಿಸಿ",
  "portal.noIrn": "ಫೈಲ್‌ನಲ್ಲಿ IRN ಇಲ್ಲ",
  "portal.irnForm": "IRN ನಲ್ಲಿ ಅಂಕಿಗಳು ಮತ್ತು a ಯಿಂದ f ವರೆಗಿನ ಅಕ್ಷರಗಳು ಒಟ್ಟು 64 ಇರುತ್ತವೆ",
  "portal.otherIrn": "QR ಕೋಡ್‌ನ IRN ನಮೂದಿಸಿದ IRN ಗಿಂತ ಬೇರೆ",
};
