import type * as accountTexts from "../../account/screenTexts";
import type { accountFields } from "../../account/texts";
import type { Translation, Translations } from "../../useTexts";

/** The texts of one's own account in Kannada. */
export const account: Translations<typeof accountTexts> = {
  account: {
    title: "ನನ್ನ ಖಾತೆ",
    signedInAs: "ಸೈನ್ ಇನ್ ಆಗಿರುವ ಖಾತೆ: %{name}, %{email}",
    name: {
      title: "ಹೆಸರು",
      what: "ನಿಮ್ಮ ಖಾತೆ",
      firstName: "ಮೊದಲ ಹೆಸರು",
      lastName: "ಕೊನೆಯ ಹೆಸರು",
      submit: "ಹೆಸರು ಉಳಿಸಿ",
      saved: "ನಿಮ್ಮ ಹೆಸರನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      invalid: "ಹೆಸರನ್ನು ಉಳಿಸಿಲ್ಲ. ಗುರುತಿಸಿದ ಫೀಲ್ಡ್‌ಗಳನ್ನು ಪರಿಶೀಲಿಸಿ.",
      notSaved: "ಹೆಸರು: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
      notLoaded: "ಖಾತೆ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    password: {
      title: "ಪಾಸ್‌ವರ್ಡ್",
      hint: "ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮುಂದುವರಿಯುತ್ತದೆ. ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳು ಸೈನ್ ಔಟ್ ಆಗುತ್ತವೆ.",
      submit: "ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ",
      busy: "ಬದಲಾಯಿಸಲಾಗುತ್ತಿದೆ…",
      changed: "ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳು ಸೈನ್ ಔಟ್ ಆಗಿವೆ.",
      failed: "ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಲು ಆಗಲಿಲ್ಲ",
    },
    signOut: {
      title: "ಎಲ್ಲಾ ಕಡೆ ಸೈನ್ ಔಟ್ ಮಾಡಿ",
      hint: "ಎಲ್ಲಾ ಸಾಧನಗಳಲ್ಲಿ ನಿಮ್ಮ ಸೆಷನ್‌ಗಳು ಮುಚ್ಚುತ್ತವೆ, ಇದರಲ್ಲಿಯೂ. ಸಾಧನ ಕಳೆದುಹೋದರೆ ಅಥವಾ ತೆರೆದೇ ಉಳಿದರೆ ಹೀಗೆ ಮಾಡಿ.",
      action: "ಎಲ್ಲಾ ಕಡೆ ಸೈನ್ ಔಟ್ ಮಾಡಿ",
      question: "ಈ ಸಾಧನದಲ್ಲೂ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬೇಕಾಗುತ್ತದೆ.",
      cancel: "ರದ್ದುಮಾಡಿ",
      failed: "ಸೈನ್ ಔಟ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
  },
};

/** The fields of the form that changes a password in Kannada. */
export const accountResource: Translation<(typeof accountFields)["english"]> = {
  fields: { currentPassword: "ಈಗಿನ ಪಾಸ್‌ವರ್ಡ್", newPassword: "ಹೊಸ ಪಾಸ್‌ವರ್ಡ್" },
};
