import type * as screens from "../../schema/screenTexts";
import type * as texts from "../../schema/texts";
import type { Translations } from "../../useTexts";

/** The texts of generated lists and forms in Kannada. */
export const schema: Translations<typeof texts & typeof screens> = {
  schema: {
    list: {
      title: "%{many}",
      empty: "%{many}: ಇನ್ನೂ ಏನೂ ಇಲ್ಲ",
      failed: "%{many}: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      create: "ರಚಿಸಿ",
      views: "ನೋಟಗಳು",
      export: "ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಮಾಡಿ",
      exported: "%{smart_count} ಸಾಲು ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಆಗಿದೆ |||| %{smart_count} ಸಾಲುಗಳು ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಆಗಿವೆ",
      import: "ಇಂಪೋರ್ಟ್ ಮಾಡಿ",
      exportFailed: "ಪಟ್ಟಿಯನ್ನು ಎಕ್ಸ್‌ಪೋರ್ಟ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ: %{message}",
      nothingFound: "ಈ ಫಿಲ್ಟರ್‌ಗಳಿಗೆ ಏನೂ ಸಿಗಲಿಲ್ಲ",
      clearFilters: "ಫಿಲ್ಟರ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಿ",
      all: "ಎಲ್ಲಾ",
      search: "ಹುಡುಕಿ",
      actions: "ಕ್ರಿಯೆಗಳು",
      selection: "ಆಯ್ಕೆಮಾಡಿದ ಸಾಲುಗಳು",
    },
    create: {
      title: "%{one}: ಹೊಸದು",
      submit: "ಉಳಿಸಿ",
      busy: "ಉಳಿಸಲಾಗುತ್ತಿದೆ…",
      toList: "ಪಟ್ಟಿಗೆ ಹೋಗಿ",
      restored: "ನೀವು ಬರೆದದ್ದು ಮತ್ತೆ ಬಂದಿದೆ. ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ.",
    },
    show: {
      failed: "%{one}: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      toList: "ಪಟ್ಟಿಗೆ ಹೋಗಿ",
    },
    password: { show: "ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ", hide: "ಪಾಸ್‌ವರ್ಡ್ ಮರೆಮಾಡಿ" },
  },
  edit: {
    title: "%{what}: ಬದಲಾಯಿಸಿ",
    action: "ಬದಲಾಯಿಸಿ",
    submit: "ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಿ",
    busy: "ಉಳಿಸಲಾಗುತ್ತಿದೆ…",
    cancel: "ಉಳಿಸದೆ ಹಿಂದೆ ಹೋಗಿ",
    saved: "%{what}: ಉಳಿಸಲಾಗಿದೆ",
    failed: "ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    notLoaded: "ದಾಖಲೆ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    conflict: {
      title: "ಈ ನಡುವೆ ಬೇರೆಯವರು ಬದಲಾಯಿಸಿದ್ದಾರೆ",
      text: "%{what}: ಬೇರೆಯವರು ಅಥವಾ ಬೇರೆ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಬದಲಾಯಿಸಲಾಗಿದೆ. ನಿಮ್ಮ ಬದಲಾವಣೆಗಳನ್ನು ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ.",
      field: "ಫೀಲ್ಡ್",
      theirs: "ಉಳಿಸಿದ ಮೌಲ್ಯ",
      mine: "ನಿಮ್ಮ ಮೌಲ್ಯ",
      changed: "ನಿಮ್ಮ ಬದಲಾವಣೆ",
      same: "ಈ ಫೀಲ್ಡ್‌ಗಳಲ್ಲಿ ಬೇರೆ ಬದಲಾವಣೆಗಳಿಲ್ಲ.",
      goOn: "ನನ್ನ ಬದಲಾವಣೆಗಳು ಇರಲಿ",
      discard: "ನನ್ನ ಬದಲಾವಣೆಗಳನ್ನು ಕೈಬಿಡಿ",
    },
    goesOn: "ಫಾರ್ಮ್‌ನಲ್ಲಿ ಉಳಿಸಿದ ಮೌಲ್ಯಗಳು ಮತ್ತು ನಿಮ್ಮ ಬದಲಾವಣೆಗಳಿವೆ. ಇನ್ನೂ ಉಳಿಸಿಲ್ಲ: %{fields}.",
  },
  leave: {
    title: "ಉಳಿಸದೆ ಪುಟ ಬಿಡಬೇಕೇ?",
    question: "ಈ ಪರದೆಯಲ್ಲಿ ಬರೆದದ್ದನ್ನು ಉಳಿಸಿಲ್ಲ.",
    stay: "ಇಲ್ಲೇ ಇರಿ",
    leave: "ಪುಟ ಬಿಡಿ",
  },
  savedViews: {
    title: "ಉಳಿಸಿದ ನೋಟಗಳು",
    none: "ಇನ್ನೂ ಉಳಿಸಿದ ನೋಟಗಳಿಲ್ಲ. ನೋಟದಲ್ಲಿ ಫಿಲ್ಟರ್‌ಗಳು, ಕ್ರಮ ಮತ್ತು ಕಾಲಂಗಳು ಇರುತ್ತವೆ.",
    name: "ನೋಟದ ಹೆಸರು",
    hint: "ಈಗಿನ ಫಿಲ್ಟರ್‌ಗಳು, ಕ್ರಮ ಮತ್ತು ಕಾಲಂಗಳು ಇರುತ್ತವೆ",
    replaces: "ಇದೇ ಹೆಸರಿನ ನೋಟದ ಬದಲಿಗೆ ಉಳಿಸಲಾಗುವುದು",
    missing: "ಹೆಸರು ನಮೂದಿಸಿ",
    save: "ಉಳಿಸಿ",
    remove: "%{name} ತೆಗೆದುಹಾಕಿ",
  },
};
