import type * as adminTexts from "../../admins/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of admins in Kannada. */
export const admins: Translations<typeof adminTexts> = {
  adminAction: {
    link: {
      action: "ಪಾಸ್‌ವರ್ಡ್ ಲಿಂಕ್",
      title: "%{name} ಅವರಿಗೆ ಪಾಸ್‌ವರ್ಡ್ ಲಿಂಕ್",
      question:
        "ಈ ಲಿಂಕ್‌ನಿಂದ %{email} ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಬಹುದು. ಇದು 24 ಗಂಟೆಗಳ ಒಳಗೆ ಒಮ್ಮೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಹಿಂದಿನ ಲಿಂಕ್‌ಗಳು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಇದು ಈಗ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.",
      cancel: "ರದ್ದುಮಾಡಿ",
      confirm: "ಲಿಂಕ್ ರಚಿಸಿ",
      give: "ಇದನ್ನು %{name} ಅವರಿಗೆ ಮಾತ್ರ ಕೊಡಿ.",
      address: "ಲಿಂಕ್",
      until: "ಒಮ್ಮೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ, %{time} ವರೆಗೆ.",
      copy: "ಕಾಪಿ ಮಾಡಿ",
      copied: "ಕಾಪಿ ಆಗಿದೆ",
      close: "ಮುಚ್ಚಿ",
      failed: "ಲಿಂಕ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
  adminAccess: {
    deactivation: {
      action: "ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ",
      keep: "ರದ್ದುಮಾಡಿ",
      confirm: "ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ",
      title: "%{name} ಅವರನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಬೇಕೆ?",
      question:
        "%{name} ಅವರ ಸೈನ್ ಇನ್ ಎಲ್ಲಾ ಕಡೆ ಕೊನೆಯಾಗುತ್ತದೆ, ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. %{name} ಅವರ ಎಲ್ಲಾ ಬದಲಾವಣೆಗಳು ಇತಿಹಾಸದಲ್ಲಿ ಉಳಿಯುತ್ತವೆ.",
      done: "%{name} ಅವರನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ",
      failed: "ಅಡ್ಮಿನ್ ಅನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
    reinstatement: {
      action: "ಮತ್ತೆ ಅನುಮತಿ ಕೊಡಿ",
      keep: "ರದ್ದುಮಾಡಿ",
      confirm: "ಮತ್ತೆ ಅನುಮತಿ ಕೊಡಿ",
      title: "%{name} ಅವರಿಗೆ ಮತ್ತೆ ಅನುಮತಿ ಕೊಡಬೇಕೆ?",
      question: "%{name} ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು. ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತು ಹಕ್ಕುಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.",
      done: "%{name} ಅವರಿಗೆ ಮತ್ತೆ ಅನುಮತಿ ಕೊಡಲಾಗಿದೆ",
      failed: "ಅಡ್ಮಿನ್‌ಗೆ ಮತ್ತೆ ಅನುಮತಿ ಕೊಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
  },
  admins: {
    title: "ಅಡ್ಮಿನ್‌ಗಳು",
    register: "ಹೊಸ ಅಡ್ಮಿನ್ ನೋಂದಾಯಿಸಿ",
    list: "ಅಡ್ಮಿನ್‌ಗಳನ್ನು ನೋಡಿ",
  },
};
