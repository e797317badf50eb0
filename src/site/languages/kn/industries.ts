import type { SiteTexts } from "../catalogues";

/** The texts of the page of industries, in Kannada. */
export const industries: SiteTexts["industries"] = {
  title: "ನಮ್ಮ ಉದ್ಯಮಗಳು",
  description:
    "ಜವಳಿ, ಕಟ್ಟಡ ಸಾಮಗ್ರಿ, ಪಾತ್ರೆ, ಪೇಂಟ್, ಪಾನೀಯ, ಮೋಟಾರ್‌ಸೈಕಲ್ ಬಿಡಿಭಾಗ ಮತ್ತು ಇನ್ನೂ ಅನೇಕ: ಪ್ರತಿ ಉದ್ಯಮಕ್ಕೂ ತಕ್ಕ ಕೊರುಗೇಟೆಡ್ ಪ್ಯಾಕಿಂಗ್.",
  lead: "ಬಾಕ್ಸ್ ಹೇಗೆ ತಯಾರಾಗಬೇಕು ಎಂಬುದನ್ನು ಅದರಲ್ಲಿ ಇಡುವ ಸಾಮಾನು ನಿರ್ಧರಿಸುತ್ತದೆ. ಈ ಉದ್ಯಮಗಳು ಏನನ್ನು ತುಂಬುತ್ತವೆ, ಹೇಗೆ ಪೇರಿಸುತ್ತವೆ, ಎಲ್ಲಿಗೆ ಕಳುಹಿಸುತ್ತವೆ ಎಂಬುದು ನಮಗೆ ಗೊತ್ತು.",
  list: "ಉದ್ಯಮಗಳು",
};
