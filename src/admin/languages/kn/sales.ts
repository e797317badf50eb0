import type * as screenTexts from "../../sales/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of sales in Kannada. */
export const sales: Translations<typeof screenTexts> = {
  sales: {
    title: "ಮಾರಾಟ",
    hint: "ಕಳೆದ 12 ತಿಂಗಳು, ತೆರಿಗೆ ಇಲ್ಲದೆ. ಇನ್‌ವಾಯ್ಸ್‌ನಲ್ಲಿ ಕ್ರೆಡಿಟ್ ನೋಟ್ ಕಳೆಯಲಾಗಿದೆ. ಮಾರ್ಜಿನ್ ಎಂದರೆ ಪೇಪರ್ ನಂತರ ಉಳಿಯುವುದು: ರೀಲ್‌ಗಳ ತೂಕ ಅವುಗಳ ಲ್ಯಾಂಡೆಡ್ ರೇಟ್‌ನಲ್ಲಿ.",
    failed: "ಮಾರಾಟ ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    none: "ಕಳೆದ 12 ತಿಂಗಳಲ್ಲಿ ಕೊಟೇಶನ್ ಅಥವಾ ಇನ್‌ವಾಯ್ಸ್ ಇಲ್ಲ.",
    chart: "ತಿಂಗಳ ಪ್ರಕಾರ ಮಾರಾಟ",
    summary: "ಇನ್‌ವಾಯ್ಸ್ %{invoiced}. %{priced} ಗೆ ಪೇಪರ್ ಗೊತ್ತಿದೆ: ಮಾರ್ಜಿನ್ %{margin} (%{percent} %).",
    summaryWithoutMargin: "ಇನ್‌ವಾಯ್ಸ್ %{invoiced}. ಮಾರ್ಜಿನ್ ಇನ್ನೂ ತಿಳಿದಿಲ್ಲ.",
    byClient: "ಗ್ರಾಹಕರ ಪ್ರಕಾರ",
    columns: {
      month: "ತಿಂಗಳು",
      client: "ಗ್ರಾಹಕರು",
      quoted: "ಕೊಟೇಶನ್",
      won: "ಸಿಕ್ಕ ಆರ್ಡರ್",
      invoiced: "ಇನ್‌ವಾಯ್ಸ್",
      priced: "ಪೇಪರ್ ಗೊತ್ತಿರುವುದು",
      margin: "ಪೇಪರ್ ನಂತರ ಮಾರ್ಜಿನ್",
      percent: "ಮಾರ್ಜಿನ್ %",
      number: "ನಂಬರ್",
      date: "ದಿನಾಂಕ",
      order: "ಆರ್ಡರ್",
      paper: "ಪೇಪರ್ ವೆಚ್ಚ",
    },
    papers: {
      title: "%{figure}: %{about}",
      toSales: "ಮಾರಾಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
      documents: "ದಾಖಲೆಗಳು",
      marginHint: "ಇನ್‌ವಾಯ್ಸ್ ಮೊತ್ತದಿಂದ ಅದರ ಬಾಕ್ಸ್‌ಗಳ ಪೇಪರ್ ಕಳೆದರೆ ಮಾರ್ಜಿನ್. ರೀಲ್ ಪ್ರಕಾರ ಪೇಪರ್ ಆರ್ಡರ್‌ನ ಜಾಬ್ ವೆಚ್ಚದಲ್ಲಿದೆ.",
      none: "ದಾಖಲೆಗಳಿಲ್ಲ.",
      total: "ಒಟ್ಟು",
    },
    allMonths: "ಎಲ್ಲ ತಿಂಗಳುಗಳು",
  },
};
