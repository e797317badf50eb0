import type * as employeeTexts from "../../employees/screenTexts";
import type { employeeFields } from "../../employees/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of employees in Kannada. */
export const employees: Translations<typeof employeeTexts> = {
  reinstatement: {
    action: "ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಿ",
    title: "%{who}: ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಬೇಕೇ?",
    question:
      "%{who} ಮತ್ತೆ ಉದ್ಯೋಗಿಗಳ ಪಟ್ಟಿಯಲ್ಲಿ ಇರುತ್ತಾರೆ. ನಂಬರ್, ಬಾರ್‌ಕೋಡ್ ಮತ್ತು ಸಂಬಳ ಹಾಗೆಯೇ ಇರುತ್ತವೆ. ನಡುವಿನ ದಿನಗಳಿಗೆ ಸಂಬಳ ಸಿಗುವುದಿಲ್ಲ.",
    keep: "ರದ್ದುಮಾಡಿ",
    confirm: "ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಿ",
    done: "%{who} ಅವರನ್ನು ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಲಾಗಿದೆ",
    failed: "ಉದ್ಯೋಗಿಯನ್ನು ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
  employees: {
    title: "ಉದ್ಯೋಗಿ",
    attendance: "ತಿಂಗಳ ಹಾಜರಾತಿ",
    salary: "ಸಂಬಳದ ಸೆಟಪ್",
    register: "ಹೊಸ ಉದ್ಯೋಗಿಯನ್ನು ನೋಂದಾಯಿಸಿ",
    list: "ಉದ್ಯೋಗಿಗಳನ್ನು ನೋಡಿ",
    lookup: {
      title: "ಉದ್ಯೋಗಿಯ ಬಾರ್‌ಕೋಡ್",
      barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
      find: "ಬಾರ್‌ಕೋಡ್ ಹುಡುಕಿ",
      print: "ಸ್ಟಿಕ್ಕರ್ ಪ್ರಿಂಟ್ ಮಾಡಿ",
      deactivate: "ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ",
      missing: "ಬಾರ್‌ಕೋಡ್ ID ನಮೂದಿಸಿ.",
      found: "ಬಾರ್‌ಕೋಡ್ ಮತ್ತು ಉದ್ಯೋಗಿಯ ವಿವರಗಳು ಸಿಕ್ಕಿವೆ",
      notFound: "ಬಾರ್‌ಕೋಡ್ ಅಥವಾ ಉದ್ಯೋಗಿಯ ವಿವರಗಳು ಸಿಗಲಿಲ್ಲ. ಉದ್ಯೋಗಿ ಇಲ್ಲದಿರಬಹುದು ಅಥವಾ ನಿಷ್ಕ್ರಿಯರಾಗಿರಬಹುದು.",
      unknown: "ಈ ಬಾರ್‌ಕೋಡ್ ಯಾವ ಉದ್ಯೋಗಿಯದೂ ಅಲ್ಲ",
      nothingToPrint: "ಪ್ರಿಂಟ್ ಮಾಡಲು ಬಾರ್‌ಕೋಡ್ ಇಲ್ಲ.",
      picture: "%{name} ಅವರ ಬಾರ್‌ಕೋಡ್",
      name: "ಹೆಸರು",
      unit: "ಯೂನಿಟ್",
    },
    deactivation: {
      title: "%{who} ಅವರನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಬೇಕೇ?",
      question: "%{who} ಅವರ ಹೆಸರು ಉದ್ಯೋಗಿಗಳ ಪಟ್ಟಿಯಿಂದ ಹೋಗುತ್ತದೆ. ಹಿಂದಿನ ದಿನಗಳ ಹಾಜರಾತಿ ಉಳಿಯುತ್ತದೆ.",
      done: "ಉದ್ಯೋಗಿಯನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ",
      failed: "ಉದ್ಯೋಗಿಯನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ",
      cancel: "ರದ್ದುಮಾಡಿ",
      confirm: "ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ",
    },
  },
};

/** The fields and choices of employees in Kannada. */
export const employeeResource: ResourceTranslation<typeof employeeFields> = {
  name: "ಉದ್ಯೋಗಿ |||| ಉದ್ಯೋಗಿಗಳು",
  menu: "ಉದ್ಯೋಗಿ",
  fields: {
    id: "ID",
    name: "ಹೆಸರು",
    email: "ಇಮೇಲ್",
    unit: "ಯೂನಿಟ್",
    gender: "ಲಿಂಗ",
    phoneNumber: "ಫೋನ್ ನಂಬರ್",
    bloodGroup: "ರಕ್ತದ ಗುಂಪು",
    dob: "ಹುಟ್ಟಿದ ದಿನಾಂಕ",
    barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
    joinedAt: "ಕೆಲಸಕ್ಕೆ ಸೇರಿದ ದಿನಾಂಕ",
    active: "ಸಕ್ರಿಯ",
    bankAccountNumber: "ಬ್ಯಾಂಕ್ ಖಾತೆ",
    bankIfsc: "IFSC",
    uan: "UAN",
    esiNumber: "ESI ನಂಬರ್",
    version: "ಆವೃತ್ತಿ",
  },
  choices: { gender: { male: "ಪುರುಷ", female: "ಮಹಿಳೆ", others: "ಇತರೆ" } },
  list: {
    title: "ಉದ್ಯೋಗಿಗಳ ಪಟ್ಟಿ",
    empty: "ಯಾವ ಉದ್ಯೋಗಿಯೂ ಸಿಗಲಿಲ್ಲ.",
    failed: "ಉದ್ಯೋಗಿಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
  },
  inactive: {
    show: "ಹಿಂದಿನ ಉದ್ಯೋಗಿಗಳನ್ನು ತೋರಿಸಿ",
    hint: "ಈ ಉದ್ಯೋಗಿಗಳು ಕೆಲಸ ಬಿಟ್ಟಿದ್ದಾರೆ. ಮತ್ತೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿಸಿದರೆ ನಂಬರ್, ಬಾರ್‌ಕೋಡ್ ಮತ್ತು ಸಂಬಳ ಹಾಗೆಯೇ ಇರುತ್ತವೆ.",
  },
  create: {
    title: "ಹೊಸ ಉದ್ಯೋಗಿಯನ್ನು ನೋಂದಾಯಿಸಿ",
    submit: "ಉದ್ಯೋಗಿಯನ್ನು ನೋಂದಾಯಿಸಿ",
    busy: "ನೋಂದಾಯಿಸಲಾಗುತ್ತಿದೆ…",
  },
};
