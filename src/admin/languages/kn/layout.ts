import type * as screens from "../../layout/screenTexts";
import type * as texts from "../../layout/texts";
import type * as search from "../../shell/search/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of the layout and the search in Kannada. */
export const layout: Translations<typeof texts & typeof screens & typeof search> = {
  layout: {
    product: "ಅಡ್ಮಿನ್ ಪೋರ್ಟಲ್",
    menu: {
      label: "ಅಡ್ಮಿನ್",
      orders: "ಆರ್ಡರ್‌ಗಳು",
      dispatch: "ಡಿಸ್ಪ್ಯಾಚ್",
      quotations: "ಕೊಟೇಶನ್‌ಗಳು",
      attendance: "ಹಾಜರಾತಿ",
      calendar: "ಕ್ಯಾಲೆಂಡರ್",
      inventory: "ಇನ್ವೆಂಟರಿ",
      stock: "ಪೇಪರ್ ಸ್ಟಾಕ್",
      specifications: "ಸ್ಪೆಸಿಫಿಕೇಶನ್‌ಗಳು",
      waste: "ವೇಸ್ಟ್",
      settings: "ಬೋರ್ಡ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳು",
      operations: "ಕಾರ್ಯಾಚರಣೆ",
      company: "ಕಂಪನಿಯ ಮಾಹಿತಿ",
      activity: "ಚಟುವಟಿಕೆ",
      account: "ನನ್ನ ಖಾತೆ",
      logout: "ಲಾಗ್ ಔಟ್ ಮಾಡಿ",
    },
    groups: {
      orders: "ಆರ್ಡರ್‌ಗಳು",
      people: "ಜನರು",
      paper: "ಪೇಪರ್",
      site: "ವಿಚಾರಣೆ ಮತ್ತು ಸೈಟ್",
      plant: "ಪ್ಲಾಂಟ್",
    },
    offline: "ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ. ಅಂಕಿಗಳು ಹಳೆಯದಾಗಿರಬಹುದು, ಬದಲಾವಣೆಗಳು ಉಳಿಯುವುದಿಲ್ಲ.",
    search: { open: "ಹುಡುಕಿ", shortcut: "Ctrl K" },
    undo: "ಹಿಂದಿನಂತೆ ಮಾಡಿ",
    missing: "%{one}: ID %{id} ಸಿಗಲಿಲ್ಲ.",
    again: "ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ",
    waiting: "ಲೋಡ್ ಆಗುತ್ತಿದೆ…",
    dashboard: {
      title: "ಡ್ಯಾಶ್‌ಬೋರ್ಡ್",
      greeting: "ನಮಸ್ಕಾರ, %{name}",
      addIndustry: "ಉದ್ಯಮ ಸೇರಿಸಿ",
      createOrder: "ಆರ್ಡರ್ ರಚಿಸಿ",
      contactRequest: "ವಿಚಾರಣೆ",
      createBox: "ಬಾಕ್ಸ್ ರಚಿಸಿ",
    },
    denied: {
      title: "ಅನುಮತಿ ಇಲ್ಲ",
      text: "ಈ ಪುಟವನ್ನು ನೋಡಲು ಬೇಕಾದ ಅನುಮತಿ ಇಲ್ಲ.",
      back: "ಹಿಂದೆ ಹೋಗಿ",
    },
    notFound: {
      title: "404 - ಪುಟ ಸಿಗಲಿಲ್ಲ",
      text: "ಈ ಪುಟ ಇಲ್ಲ.",
      home: "ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಹೋಗಿ",
    },
    figures: {
      missing: "ಅಂಕಿ ಇಲ್ಲದ %{smart_count} ಸಾಲು |||| ಅಂಕಿ ಇಲ್ಲದ %{smart_count} ಸಾಲುಗಳು",
    },
    failure: {
      title: "ಈ ಪರದೆ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      code: "ಆಫೀಸ್‌ನ ಒಂದು ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.",
      unknown: "ಈ ಪರದೆಯಲ್ಲಿ ದೋಷವಾಗಿದೆ. ಉಳಿಸಿದ ಮಾಹಿತಿ ಸುರಕ್ಷಿತವಾಗಿದೆ.",
      reload: "ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ",
    },
    probe: {
      refused: "ಅನುಮತಿ ಪರಿಶೀಲಿಸುವಾಗ ದೋಷ: %{message}",
      unreachable: "ಅನುಮತಿ ಪರಿಶೀಲಿಸುವಾಗ ನೆಟ್‌ವರ್ಕ್ ದೋಷವಾಗಿದೆ.",
    },
    print: {
      blocked: "ಪ್ರಿಂಟ್ ವಿಂಡೋ ತೆರೆಯಲಿಲ್ಲ. ಈ ಸೈಟ್‌ಗೆ ಪಾಪ್-ಅಪ್ ವಿಂಡೋಗಳಿಗೆ ಅನುಮತಿ ನೀಡಿ, ಮತ್ತೆ ಪ್ರಿಂಟ್ ಮಾಡಿ.",
      title: "ಸ್ಟಿಕ್ಕರ್ %{barcodeId}",
    },
  },
  chart: { asTable: "ಕೋಷ್ಟಕವಾಗಿ ನೋಡಿ" },
  search: {
    title: "ಏನನ್ನಾದರೂ ಹುಡುಕಿ",
    label: "ಆರ್ಡರ್, ಕೊಟೇಶನ್, ಇನ್‌ವಾಯ್ಸ್, ರೀಲ್, ವ್ಯಕ್ತಿ, ಗ್ರಾಹಕರು ಅಥವಾ ಪರದೆ",
    hint: "ಹೆಸರು ಅಥವಾ ನಂಬರ್ ಬರೆಯಿರಿ, ಅಥವಾ ಬಾರ್‌ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ. ಆಯ್ಕೆಗೆ ಬಾಣಗಳು, ತೆರೆಯಲು Enter.",
    nothing: "ಏನೂ ಸಿಗಲಿಲ್ಲ",
    searching: "ಹುಡುಕಲಾಗುತ್ತಿದೆ…",
    failed: "ದಾಖಲೆಗಳನ್ನು ಹುಡುಕಲು ಆಗಲಿಲ್ಲ: %{message}",
    marks: { CANCELLED: "ರದ್ದು", LEFT: "ಕೆಲಸ ಬಿಟ್ಟವರು" },
    groups: { screen: "ಪರದೆಗಳು", quotation: "ಕೊಟೇಶನ್‌ಗಳು", invoice: "ಇನ್‌ವಾಯ್ಸ್‌ಗಳು" },
  },
};
