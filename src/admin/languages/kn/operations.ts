import type * as operationsTexts from "../../operations/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of the page about backups, drills and restores in Kannada. */
export const operations: Translations<typeof operationsTexts> = {
  operations: {
    title: "ಕಾರ್ಯಾಚರಣೆ",
    failed: "ಬ್ಯಾಕಪ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    off: "ಈ ಸರ್ವರ್ ಬ್ಯಾಕಪ್ ಮಾಡುವುದಿಲ್ಲ.",
    notProvable:
      "ಬ್ಯಾಕಪ್‌ಗಳನ್ನು ಸಾರ್ವಜನಿಕ ಕೀಗಾಗಿ ಎನ್‌ಕ್ರಿಪ್ಟ್ ಮಾಡಲಾಗುತ್ತದೆ, ಮತ್ತು ಸರ್ವರ್ ಬಳಿ ರಹಸ್ಯ ಕೀ ಇಲ್ಲ. ಯಾವ ಪರೀಕ್ಷೆಯೂ ಅವುಗಳನ್ನು ಸಾಬೀತು ಮಾಡಲಾಗದು. BACKUP_IDENTITY ಹೊಂದಿಸಿ, ಅಥವಾ ಬೇರೆ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಒಂದನ್ನು ರಿಸ್ಟೋರ್ ಮಾಡಿ ನೋಡಿ.",
    actions: {
      backUp: "ಈಗ ಬ್ಯಾಕಪ್ ಮಾಡಿ",
      backUpBegun: "ಬ್ಯಾಕಪ್ ಶುರುವಾಗಿದೆ",
      backUpFailed: "ಬ್ಯಾಕಪ್ ಶುರುವಾಗಲಿಲ್ಲ",
      prove: "ಈಗ ಪರೀಕ್ಷಿಸಿ",
      proveBegun: "ಪರೀಕ್ಷೆ ಶುರುವಾಗಿದೆ: ಅತಿ ಹೊಸ ಬ್ಯಾಕಪ್ ಪ್ಲಾಂಟ್ ಪಕ್ಕದಲ್ಲಿ ಬೇರೆಯಾಗಿ ರಿಸ್ಟೋರ್ ಆಗುತ್ತಿದೆ",
      proveFailed: "ಪರೀಕ್ಷೆ ಶುರುವಾಗಲಿಲ್ಲ",
      download: "ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ",
      downloadFailed: "ಬ್ಯಾಕಪ್ ಡೌನ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      restore: "ರಿಸ್ಟೋರ್ ಮಾಡಿ…",
    },
    state: {
      title: "ಸ್ಥಿತಿ",
      backup: "ಕೊನೆಯ ಬ್ಯಾಕಪ್",
      proven: "ಕೊನೆಯ ಪರೀಕ್ಷಿತ ರಿಸ್ಟೋರ್",
      never: "ಇನ್ನೂ ಇಲ್ಲ",
      notProvable: "ಪರೀಕ್ಷಿಸಲು ಆಗುವುದಿಲ್ಲ",
      justNow: "ಒಂದು ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಸಮಯದ ಹಿಂದೆ",
      agoFor: "%{ago}, %{seconds}",
      place: "ಜಾಗ",
      daily: "ದಿನದ ಬ್ಯಾಕಪ್",
      dailyAt: "%{time} ಗಂಟೆಗೆ",
      noDaily: "ಇಲ್ಲ",
      encryption: "ಎನ್‌ಕ್ರಿಪ್ಶನ್",
      encrypted: "ಎನ್‌ಕ್ರಿಪ್ಟ್ ಆಗಿದೆ",
      notEncrypted: "ಎನ್‌ಕ್ರಿಪ್ಟ್ ಆಗಿಲ್ಲ",
    },
    backups: {
      title: "ಬ್ಯಾಕಪ್‌ಗಳು",
      hint: "ಕೊನೆಯ 7 ದಿನ, 4 ವಾರ ಮತ್ತು 12 ತಿಂಗಳ ಕೊನೆಯ ಬ್ಯಾಕಪ್‌ಗಳು ಉಳಿಯುತ್ತವೆ, ಅಪ್‌ಗ್ರೇಡ್ ಮೊದಲಿನ ಕೊನೆಯ 3 ಸಹ.",
      empty: "ಇನ್ನೂ ಬ್ಯಾಕಪ್‌ಗಳಿಲ್ಲ.",
      made: "ಮಾಡಿದ್ದು",
      name: "ಹೆಸರು",
      size: "ಗಾತ್ರ",
      actions: "ಕ್ರಿಯೆಗಳು",
    },
    runs: {
      title: "ಇತ್ತೀಚಿನ ಕೆಲಸಗಳು",
      empty: "ಇನ್ನೂ ಏನೂ ನಡೆದಿಲ್ಲ.",
      at: "ಶುರು",
      what: "ಏನು",
      by: "ಯಾರು",
      result: "ಫಲಿತಾಂಶ",
      duration: "ಅವಧಿ",
      running: "ನಡೆಯುತ್ತಿದೆ",
      done: "ಆಯಿತು",
      doneRows: "%{count} ಸಾಲು, %{size} |||| %{count} ಸಾಲುಗಳು, %{size}",
    },
    kinds: { backup: "ಬ್ಯಾಕಪ್", drill: "ಪರೀಕ್ಷೆ", restore: "ರಿಸ್ಟೋರ್" },
    triggers: {
      schedule: "ವೇಳಾಪಟ್ಟಿ",
      migration: "ಅಪ್‌ಗ್ರೇಡ್",
      office: "ಆಫೀಸ್",
      command: "ಕಮಾಂಡ್ ಲೈನ್",
    },
    restore: {
      title: "%{made} ರ ಬ್ಯಾಕಪ್ ರಿಸ್ಟೋರ್ ಮಾಡಬೇಕೇ?",
      question:
        "ಪ್ಲಾಂಟ್‌ನ ಎಲ್ಲಾ ಡೇಟಾ ಆಗ ಇದ್ದಂತೆ ಆಗುತ್ತದೆ. ಆ ಮೇಲಿನ ಎಂಟ್ರಿಗಳು ಯಾವ ಪಟ್ಟಿಯಲ್ಲೂ ಇರುವುದಿಲ್ಲ; ಈಗಿನ ಡೇಟಾಬೇಸ್ ಸರ್ವರ್‌ನಲ್ಲಿ ಬೇರೆ ಹೆಸರಿನಲ್ಲಿ ಉಳಿಯುತ್ತದೆ. ಎಲ್ಲರೂ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬೇಕು.",
      typed: "ಖಚಿತಪಡಿಸಲು %{name} ಟೈಪ್ ಮಾಡಿ",
      password: "ಪಾಸ್‌ಫ್ರೇಸ್, ಈಗಿನದಕ್ಕಿಂತ ಬೇರೆ ಇದ್ದರೆ",
      keep: "ಈಗಿನ ಡೇಟಾ ಉಳಿಸಿ",
      confirm: "ರಿಸ್ಟೋರ್ ಮಾಡಿ",
      begun: "ರಿಸ್ಟೋರ್ ಶುರುವಾಗಿದೆ. ನೀವು ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬೇಕು.",
      failed: "ರಿಸ್ಟೋರ್ ಶುರುವಾಗಲಿಲ್ಲ",
    },
  },
};
