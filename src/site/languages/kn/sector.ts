import type { SiteTexts } from "../catalogues";

/** The texts of a sector's page, in Kannada. */
export const sector: SiteTexts["sector"] = {
  title: "ಬಾಕ್ಸ್ ವಿವರಗಳು",
  description: "ವಲಯವಾರು ಬಾಕ್ಸ್ ವಿವರಗಳು: ಪ್ಲೈ, ಪೇಪರ್ ಗ್ರೇಡ್, GSM, ಪ್ರಿಂಟಿಂಗ್, ಸಾಮರ್ಥ್ಯ ಮತ್ತು ಬಳಕೆ.",
  lead: "ಈ ವಲಯಕ್ಕೆ ನಾವು ಮಾಡುವ ಬಾಕ್ಸ್‌ಗಳು. ಇಲ್ಲಿರುವ ಪ್ರತಿ ಅಂಕಿಯನ್ನೂ ನಿಮ್ಮ ಭಾರಕ್ಕೆ ತಕ್ಕಂತೆ ಬದಲಾಯಿಸಬಹುದು.",
  boxes: "ಬಾಕ್ಸ್‌ಗಳು",
  none: "ಬಾಕ್ಸ್ ವಿವರಗಳು ಲಭ್ಯವಿಲ್ಲ.",
  all: "ಎಲ್ಲಾ ವಲಯಗಳನ್ನು ನೋಡಿ",
  details: {
    capacity: "ಸಾಮರ್ಥ್ಯ",
    noOfPly: "ಪ್ಲೈ ಸಂಖ್ಯೆ",
    shape: "ಆಕಾರ",
    printingType: "ಪ್ರಿಂಟಿಂಗ್",
    application: "ಬಳಕೆ",
    paperGrade: "ಪೇಪರ್ ಗ್ರೇಡ್",
    gsm: "GSM",
    color: "ಬಣ್ಣ",
    property: "ಗುಣ",
  },
};
