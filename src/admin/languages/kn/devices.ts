import type * as deviceTexts from "../../devices/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of scan stations and wall screens in Kannada. */
export const devices: Translations<typeof deviceTexts> = {
  devices: {
    renew: "ಹೊಸ ಕೋಡ್",
    renewFailed: "ಹೊಸ ಕೋಡ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ",
    pairing: {
      title: "%{name} ಜೋಡಿಸಿ",
      open: {
        STATION: "ಟ್ಯಾಬ್ಲೆಟ್‌ನಲ್ಲಿ %{address} ತೆರೆಯಿರಿ.",
        WALL: "ವಾಲ್ ಪರದೆಯಲ್ಲಿ %{address} ತೆರೆಯಿರಿ.",
      },
      enter: {
        STATION: "ಅಲ್ಲಿ ಈ ಕೋಡ್ ನಮೂದಿಸಿ, ಅಥವಾ ಅದರ ಬಾರ್‌ಕೋಡ್ ಅನ್ನು ಟ್ಯಾಬ್ಲೆಟ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ.",
        WALL: "ಅಲ್ಲಿ ಈ ಕೋಡ್ ನಮೂದಿಸಿ, ಅಥವಾ ಅದರ ಬಾರ್‌ಕೋಡ್ ಅನ್ನು ಸ್ಕ್ಯಾನರ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ.",
      },
      left: "ಒಮ್ಮೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ, ಉಳಿದ ಸಮಯ: %{time}.",
      expired: "ಈ ಕೋಡ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ.",
      paired: {
        STATION: "%{name} ಜೋಡಿಸಲಾಗಿದೆ. ಅದರ ಸ್ಕ್ಯಾನ್‌ಗಳು ಈಗಿನಿಂದ ಎಣಿಕೆಯಾಗುತ್ತವೆ.",
        WALL: "%{name} ಜೋಡಿಸಲಾಗಿದೆ. ಪ್ಲಾಂಟ್‌ನ ಅಂಕಿಅಂಶಗಳು ಈಗಿನಿಂದ ಅದರಲ್ಲಿ ಕಾಣುತ್ತವೆ.",
      },
      replaces: "ಕೋಡ್ ಬಳಸಿದಾಗ, ಈಗ %{name} ಎಂದು ಜೋಡಿಸಿರುವ ಸಾಧನದ ಸಂಪರ್ಕ ಕಡಿತವಾಗುತ್ತದೆ.",
      close: "ಮುಚ್ಚಿ",
    },
    revocation: {
      action: "ಅನುಮತಿ ತೆಗೆದುಹಾಕಿ",
      title: "%{name}: ಅನುಮತಿ ತೆಗೆದುಹಾಕಬೇಕೇ?",
      question: {
        STATION:
          "ಟ್ಯಾಬ್ಲೆಟ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್‌ಗಳನ್ನು ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ಕಳುಹಿಸದ ಸ್ಕ್ಯಾನ್‌ಗಳು ಹೊಸ ಕೋಡ್‌ನಿಂದ ಮತ್ತೆ ಜೋಡಿಸುವವರೆಗೆ ಅದರಲ್ಲೇ ಉಳಿಯುತ್ತವೆ.",
        WALL: "ಹೊಸ ಕೋಡ್‌ನಿಂದ ಮತ್ತೆ ಜೋಡಿಸುವವರೆಗೆ ವಾಲ್ ಪರದೆಯಲ್ಲಿ ಅಂಕಿಅಂಶಗಳು ಕಾಣುವುದಿಲ್ಲ.",
      },
      keep: "ರದ್ದುಮಾಡಿ",
      confirm: "ಅನುಮತಿ ತೆಗೆದುಹಾಕಿ",
      done: "%{name}: ಅನುಮತಿ ತೆಗೆದುಹಾಕಲಾಗಿದೆ",
      failed: "%{name}: ಅನುಮತಿ ತೆಗೆದುಹಾಕಲು ಆಗಲಿಲ್ಲ",
    },
  },
};
