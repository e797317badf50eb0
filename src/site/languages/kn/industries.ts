import type { SiteTexts } from "../catalogues";

/** The texts of the page of industries, in Kannada. */
export const industries: SiteTexts["industries"] = {
  title: "ನಮ್ಮ ಉದ್ಯಮಗಳು",
  description:
    "ಜವಳಿ, ಕಟ್ಟಡ ಸಾಮಗ್ರಿ, ಪಾತ್ರೆ, ಪೇಂಟ್, ಪಾನೀಯ, ಮೋಟಾರ್‌ಸೈಕಲ್ ಬಿಡಿಭಾಗ ಮತ್ತು ಇನ್ನೂ ಅನೇಕ: ಪ್ರತಿ ಉದ್ಯಮಕ್ಕೂ ತಕ್ಕ ಕೊರುಗೇಟೆಡ್ ಪ್ಯಾಕಿಂಗ್.",
  lead: "ಬಾಕ್ಸ್ ಹೇಗೆ ತಯಾರಾಗಬೇಕು ಎಂಬುದನ್ನು ಅದರಲ್ಲಿ ಇಡುವ ಸಾಮಾನು ನಿರ್ಧರಿಸುತ್ತದೆ. ಈ ಉದ್ಯಮಗಳು ಏನನ್ನು ತುಂಬುತ್ತವೆ, ಹೇಗೆ ಪೇರಿಸುತ್ತವೆ, ಎಲ್ಲಿಗೆ ಕಳುಹಿಸುತ್ತವೆ ಎಂಬುದು ನಮಗೆ ಗೊತ್ತು.",
  list: "ಉದ್ಯಮಗಳು",
};

/** The texts of a sector's page, in Kannada. */
export const sector: SiteTexts["sector"] = {
  title: "ಬಾಕ್ಸ್ ವಿವರಗಳು",
  description: "ವಲಯವಾರು ಬಾಕ್ಸ್ ವಿವರಗಳು: ಪ್ಲೈ, ಪೇಪರ್ ಗ್ರೇಡ್, GSM, ಪ್ರಿಂಟಿಂಗ್, ಸಾಮರ್ಥ್ಯ ಮತ್ತು ಬಳಕೆ.",
  lead: "ಈ ವಲಯದ ಬಾಕ್ಸ್‌ಗಳು. ಪ್ರತಿ ಅಂಕಿಯನ್ನೂ ನಿಮ್ಮ ಭಾರಕ್ಕೆ ತಕ್ಕಂತೆ ಬದಲಾಯಿಸಬಹುದು.",
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
