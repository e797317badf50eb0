import type * as screens from "../../rates/screenTexts";
import type { rateFields, wasteRowFields } from "../../rates/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

const states = {
  CURRENT: "ಈಗಿನದು",
  NEXT: "ಮುಂದೆ ಶುರು",
  PAST: "ಹಿಂದಿನದು",
  WITHDRAWN: "ಹಿಂಪಡೆದದ್ದು",
} as const;

/** The fields and forms of rates in Kannada. */
export const rateResources: {
  readonly rates: ResourceTranslation<typeof rateFields>;
  readonly wasteRows: ResourceTranslation<typeof wasteRowFields>;
} = {
  rates: {
    name: "ದರ |||| ದರಗಳು",
    fields: {
      id: "ID",
      kind: "ಯಾವುದರ ದರ",
      paper: "ಪೇಪರ್",
      fromGsm: "GSM ಇಂದ",
      toGsm: "GSM ವರೆಗೆ",
      burstFactor: "ಬರ್ಸ್ಟ್ ಫ್ಯಾಕ್ಟರ್ (BF)",
      shade: "ಶೇಡ್",
      mill: "ಮಿಲ್",
      joint: "ಜಾಯಿಂಟ್",
      ply: "ಪ್ಲೈ (ಖಾಲಿ: ಎಲ್ಲ ಬೋರ್ಡ್)",
      rate: "ದರ",
      per: "ಅಳತೆಯ ಘಟಕ",
      state: "ಸ್ಥಿತಿ",
      validFrom: "ಯಾವಾಗಿನಿಂದ",
      ageDays: "ಎಷ್ಟು ದಿನ ಹಳೆಯದು",
      isStale: "ಹಳೆಯ ದರ",
      source: "ಮೂಲ",
      nextFrom: "ಮುಂದಿನದು",
      nextRate: "ಮುಂದಿನ ದರ",
      active: "ಬಳಕೆಯಲ್ಲಿದೆ",
      createdBy: "ನಮೂದಿಸಿದವರು",
    },
    choices: {
      kind: {
        PAPER: "ಪೇಪರ್",
        CONVERSION: "ಕನ್ವರ್ಶನ್",
        PRINT: "ಪ್ರಿಂಟಿಂಗ್, ಪ್ರತಿ ಬಣ್ಣ",
        JOINING: "ಜಾಯಿಂಟ್",
        PLATE: "ಪ್ರಿಂಟಿಂಗ್ ಪ್ಲೇಟ್, ಪ್ರತಿ ಬಣ್ಣ",
        DIE: "ಡೈ",
        FREIGHT: "ಸಾಗಣೆ ಬಾಡಿಗೆ",
      },
      joint: { GLUED: "ಪೇಸ್ಟಿಂಗ್", STITCHED: "ಸ್ಟಿಚಿಂಗ್", TAPED: "ಟೇಪ್" },
      per: {
        KILOGRAM: "1 kg",
        BOX: "1 ಬಾಕ್ಸ್",
        THOUSAND_BOXES: "1,000 ಬಾಕ್ಸ್",
        PIECE: "1 ಪೀಸ್",
      },
      state: states,
    },
    titles: { any: "ಯಾವುದೇ ಪೇಪರ್", of: "%{kind}: %{what}", ply: "%{ply} ಪ್ಲೈ" },
    list: {
      empty: "ಇನ್ನೂ ದರಗಳಿಲ್ಲ. ಕೊಟೇಶನ್‌ಗೆ ಪ್ರತಿ ಪೇಪರ್ ಮತ್ತು ಪ್ರತಿ ಕೆಲಸದ ದರ ಬೇಕು.",
      failed: "ದರಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    inactive: {
      show: "ಹಿಂದಿನ ಮತ್ತು ಹಿಂಪಡೆದ ದರಗಳನ್ನು ತೋರಿಸಿ",
      hint: "ಹೊಸ ಕೊಟೇಶನ್‌ನಲ್ಲಿ ಈ ದರಗಳು ಬರುವುದಿಲ್ಲ. ಕಳುಹಿಸಿದ ಕೊಟೇಶನ್‌ನಲ್ಲಿ ಆ ದಿನದ ದರಗಳು ಉಳಿಯುತ್ತವೆ.",
    },
    create: {
      title: "ಹೊಸ ದರ",
      submit: "ದರ ಉಳಿಸಿ",
      saved: "ದರ ಉಳಿಸಲಾಗಿದೆ",
      failed: "ದರ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
  wasteRows: {
    name: "ವೇಸ್ಟ್ ಪಟ್ಟಿಯ ಸಾಲು |||| ವೇಸ್ಟ್ ಪಟ್ಟಿಯ ಸಾಲುಗಳು",
    menu: "ವೇಸ್ಟ್ ಪಟ್ಟಿ",
    fields: {
      id: "ID",
      uptoQuantity: "ಇಷ್ಟು ಬಾಕ್ಸ್ ವರೆಗೆ",
      setupSheets: "ಸೆಟಪ್ ಶೀಟ್‌ಗಳು",
      runPercent: "ರನ್ ವೇಸ್ಟ್ (%)",
      state: "ಸ್ಥಿತಿ",
      validFrom: "ಯಾವಾಗಿನಿಂದ",
      source: "ಮೂಲ",
      nextFrom: "ಮುಂದಿನದು",
      active: "ಬಳಕೆಯಲ್ಲಿದೆ",
      createdBy: "ನಮೂದಿಸಿದವರು",
    },
    choices: { state: states },
    titles: { upto: "%{boxes} ಬಾಕ್ಸ್ ವರೆಗೆ" },
    list: {
      empty: "ವೇಸ್ಟ್ ಪಟ್ಟಿ ಇನ್ನೂ ಖಾಲಿ. ಕೊಟೇಶನ್‌ನ ಪ್ರಮಾಣಕ್ಕೆ ಒಂದು ಸಾಲು ಬೇಕು.",
      failed: "ವೇಸ್ಟ್ ಪಟ್ಟಿ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    inactive: {
      show: "ಹಿಂದಿನ ಮತ್ತು ಹಿಂಪಡೆದ ಸಾಲುಗಳನ್ನು ತೋರಿಸಿ",
      hint: "ಹೊಸ ಕೊಟೇಶನ್‌ನಲ್ಲಿ ಈ ಸಾಲುಗಳು ಬರುವುದಿಲ್ಲ. ಕಳುಹಿಸಿದ ಕೊಟೇಶನ್‌ನಲ್ಲಿ ಆ ದಿನದ ಸಾಲುಗಳು ಉಳಿಯುತ್ತವೆ.",
    },
    create: {
      title: "ಹೊಸ ಸಾಲು",
      submit: "ಸಾಲು ಉಳಿಸಿ",
      saved: "ಸಾಲು ಉಳಿಸಲಾಗಿದೆ",
      failed: "ಸಾಲು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
};

/** The texts of rates in Kannada. */
export const rates: Translations<typeof screens> = {
  rates: {
    amounts: {
      KILOGRAM: "ಪ್ರತಿ kg %{rate}",
      BOX: "ಪ್ರತಿ ಬಾಕ್ಸ್ %{rate}",
      THOUSAND_BOXES: "1,000 ಬಾಕ್ಸ್‌ಗೆ %{rate}",
      PIECE: "ಪ್ರತಿ ಪೀಸ್ %{rate}",
    },
    age: "%{smart_count} ದಿನ |||| %{smart_count} ದಿನಗಳು",
    old: "ಹಳೆಯದು: %{smart_count} ದಿನ |||| ಹಳೆಯದು: %{smart_count} ದಿನಗಳು",
    next: "%{date} ರಿಂದ %{rate}",
    price: {
      open: "ಹೊಸ ದರ",
      title: "ಹೊಸ ದರ: %{what}",
      question: "ಈಗ: %{date} ರಿಂದ %{rate}, ಮೂಲ %{source}. ಈಗಿನ ಸಾಲು ಉಳಿಯುತ್ತದೆ.",
      rate: "ದರ",
      validFrom: "ಯಾವಾಗಿನಿಂದ",
      source: "ಮೂಲ",
      sourceHint: "ಉದಾಹರಣೆಗೆ ಮಿಲ್‌ನ ದರ ಪಟ್ಟಿ ಅಥವಾ ಬಿಲ್",
      cancel: "ರದ್ದುಮಾಡಿ",
      confirm: "ದರ ಉಳಿಸಿ",
      done: "ಹೊಸ ದರ ಉಳಿಸಲಾಗಿದೆ",
      failed: "ಹೊಸ ದರ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
    settings: {
      open: "ದರಗಳ ಸೆಟ್ಟಿಂಗ್",
      title: "ದರಗಳ ಸೆಟ್ಟಿಂಗ್",
      question: "ಈ ಸೆಟ್ಟಿಂಗ್ ಈಗಿನಿಂದ ಅನ್ವಯಿಸುತ್ತದೆ.",
      maxAgeDays: "ಇಷ್ಟು ದಿನಗಳ ನಂತರ ದರ ಹಳೆಯದು",
      validityDays: "ಹೊಸ ಕೊಟೇಶನ್ ಮಾನ್ಯತೆ (ದಿನಗಳು)",
      markupPercent: "ಹೊಸ ಕೊಟೇಶನ್ ಮಾರ್ಕಪ್ (ವೆಚ್ಚದ %)",
      showPriceBands: "ವೆಬ್‌ಸೈಟ್‌ನ ಅಂದಾಜಿನಲ್ಲಿ ಬೆಲೆಯ ಶ್ರೇಣಿ ತೋರಿಸಿ",
      bandMarkupPercent: "ಬೆಲೆಯ ಶ್ರೇಣಿಯ ಮಾರ್ಕಪ್ (%)",
      bandSpreadPercent: "ಶ್ರೇಣಿ, ಕೆಳಗೆ ಮತ್ತು ಮೇಲೆ (%)",
      leastQuantity: "ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಕನಿಷ್ಠ ಪ್ರಮಾಣ (ಬಾಕ್ಸ್)",
      bandStep: "ಶ್ರೇಣಿಯ ರೌಂಡ್-ಆಫ್ (₹)",
      bandHint: "ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ಶ್ರೇಣಿ ಮಾತ್ರ ಕಾಣುತ್ತದೆ, ದರವಲ್ಲ. ಬೇಕಾದ ದರ ಇಲ್ಲದಿದ್ದರೆ ಶ್ರೇಣಿ ಕಾಣುವುದಿಲ್ಲ.",
      changed: "ಬೇರೆ ಅಡ್ಮಿನ್ ಸೆಟ್ಟಿಂಗ್ ಬದಲಾಯಿಸಿದ್ದಾರೆ. ನಿಮ್ಮದನ್ನು ಇಡಲು ಮತ್ತೆ ಉಳಿಸಿ.",
      cancel: "ರದ್ದುಮಾಡಿ",
      confirm: "ಸೆಟ್ಟಿಂಗ್ ಉಳಿಸಿ",
      done: "ಸೆಟ್ಟಿಂಗ್ ಉಳಿಸಲಾಗಿದೆ",
      failed: "ಸೆಟ್ಟಿಂಗ್ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
      notLoaded: "ಸೆಟ್ಟಿಂಗ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
  },
};
