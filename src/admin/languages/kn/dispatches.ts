import type * as screenTexts from "../../dispatches/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of dispatches in Kannada. */
export const dispatches: Translations<typeof screenTexts> = {
  dispatchScreens: {
    title: "ಡಿಸ್ಪ್ಯಾಚ್",
    tabs: {
      list: "ಡಿಸ್ಪ್ಯಾಚ್‌ಗಳು",
      invoices: "ಇನ್‌ವಾಯ್ಸ್‌ಗಳು",
      sales: "ಮಾರಾಟ",
      tally: "Tally",
      settings: "ಇನ್‌ವಾಯ್ಸ್ ಸೆಟ್ಟಿಂಗ್‌ಗಳು",
    },
  },
  dispatches: {
    title: "ಡಿಸ್ಪ್ಯಾಚ್‌ಗಳು",
    failed: "ಡಿಸ್ಪ್ಯಾಚ್‌ಗಳನ್ನು ಲೋಡ್ ಮಾಡಲಾಗಲಿಲ್ಲ",
    empty: "ಇನ್ನೂ ಏನೂ ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿಲ್ಲ.",
    progress: "%{ordered} ರಲ್ಲಿ %{dispatched} ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿವೆ. %{tolerance} % ಸಹಿಷ್ಣುತೆಯೊಂದಿಗೆ ಗರಿಷ್ಠ %{limit}.",
    inStore: "%{made} ತಯಾರಾಗಿವೆ, %{inStore} ಸ್ಟೋರ್‌ನಲ್ಲಿವೆ.",
    tooling: {
      open: "ಟೂಲಿಂಗ್ ಶುಲ್ಕ %{total}: ಮೊದಲ ಇನ್‌ವಾಯ್ಸ್‌ನಲ್ಲಿ ಬರುತ್ತದೆ.",
      done: "ಟೂಲಿಂಗ್ ಶುಲ್ಕ %{total}, ಇನ್‌ವಾಯ್ಸ್",
      spread: "%{total} ಟೂಲಿಂಗ್ ಅನ್ನು %{boxes} ಬಾಕ್ಸ್‌ಗಳಿಗೆ ಹಂಚಲಾಗಿದೆ.",
      charged: "ಈವರೆಗೆ %{boxes} ಬಾಕ್ಸ್‌ಗಳ ಇನ್‌ವಾಯ್ಸ್‌ನಿಂದ %{charged} ಪಡೆಯಲಾಗಿದೆ.",
      remaining: "%{remaining} ಬಾಕಿ.",
      above: "ಒಟ್ಟಿಗಿಂತ %{above} ಹೆಚ್ಚು.",
    },
    month: "ತಿಂಗಳು",
    search: "ಹುಡುಕಿ: ಗ್ರಾಹಕರು, ಆರ್ಡರ್, ವಾಹನ",
    noneInMonth: "ಈ ತಿಂಗಳು ಯಾವುದೇ ಡಿಸ್ಪ್ಯಾಚ್ ಇಲ್ಲ.",
    notFound: "ಹುಡುಕಾಟಕ್ಕೆ ಯಾವುದೇ ಡಿಸ್ಪ್ಯಾಚ್ ಸಿಗಲಿಲ್ಲ.",
    total:
      "%{smart_count} ಡಿಸ್ಪ್ಯಾಚ್, %{quantity} ಬಾಕ್ಸ್‌ಗಳು |||| %{smart_count} ಡಿಸ್ಪ್ಯಾಚ್‌ಗಳು, %{quantity} ಬಾಕ್ಸ್‌ಗಳು",
    columns: {
      dispatchedAt: "ಡಿಸ್ಪ್ಯಾಚ್ ಸಮಯ",
      order: "ಆರ್ಡರ್",
      client: "ಗ್ರಾಹಕರು",
      quantity: "ಬಾಕ್ಸ್‌ಗಳು",
      transportNumber: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್",
      createdBy: "ಯಾರಿಂದ",
      actions: "ಕ್ರಿಯೆಗಳು",
    },
    order: "ಆರ್ಡರ್ #%{id}",
    cancelled: "ರದ್ದು: %{reason}",
    add: {
      action: "ಬಾಕ್ಸ್ ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಿ",
      title: "ಆರ್ಡರ್ #%{id} ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಿ",
      question: "ಆರ್ಡರ್‌ನ %{rest} ಬಾಕ್ಸ್‌ಗಳು ಬಾಕಿ ಇವೆ.",
      quantity: "ಬಾಕ್ಸ್‌ಗಳು",
      transportNumber: "ವಾಹನ ಅಥವಾ ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್",
      madeQuantity: "ಈವರೆಗೆ ತಯಾರಾದ ಬಾಕ್ಸ್‌ಗಳು",
      madeHint: "ಯಾರಾದರೂ ಎಣಿಸಿದ್ದರೆ. ಸ್ಟೋರ್‌ನಲ್ಲಿರುವ ಬಾಕ್ಸ್‌ಗಳನ್ನು ತೋರಿಸುತ್ತದೆ.",
      cancel: "ರದ್ದುಮಾಡಿ",
      confirm: "ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಿ",
      done: "%{quantity} ಬಾಕ್ಸ್‌ಗಳು ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿವೆ",
      failed: "ಬಾಕ್ಸ್‌ಗಳನ್ನು ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಲಾಗಲಿಲ್ಲ",
    },
    cancel: {
      action: "ರದ್ದುಮಾಡಿ",
      title: "%{quantity} ಬಾಕ್ಸ್‌ಗಳ ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದುಮಾಡಬೇಕೇ?",
      question: "ಈ ಬಾಕ್ಸ್‌ಗಳು ಮತ್ತೆ ಡಿಸ್ಪ್ಯಾಚ್ ಆಗದವು ಎಂದು ಲೆಕ್ಕವಾಗುತ್ತವೆ.",
      reason: "ಕಾರಣ",
      reasonHint: "ಆರ್ಡರ್ ನೋಡುವ ಎಲ್ಲರೂ ಇದನ್ನು ಓದಬಹುದು.",
      missing: "ಕಾರಣ ನಮೂದಿಸಿ",
      keep: "ಹಾಗೆಯೇ ಇರಲಿ",
      confirm: "ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದುಮಾಡಿ",
      done: "ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದಾಗಿದೆ",
      failed: "ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದುಮಾಡಲಾಗಲಿಲ್ಲ",
    },
  },
};
