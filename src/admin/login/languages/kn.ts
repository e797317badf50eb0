import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import type { PageTranslation } from "../../../pageTexts";
import type { LoginTexts } from "./en";
import type { SecondStepTexts } from "./secondStep";
import type { SetPasswordTexts } from "./setPassword";

export const texts: PageTranslation<LoginTexts> = {
  title: "ಅಡ್ಮಿನ್ ಪೋರ್ಟಲ್",
  lead: "ಕಾರ್ಖಾನೆ ನಡೆಸಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: ಆರ್ಡರ್‌ಗಳು, ರೀಲ್‌ಗಳು, ಜನರು ಮತ್ತು ವೇತನ.",
  ended: "ನಿಮ್ಮ ಸೆಷನ್ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.",
  email: "ಇಮೇಲ್",
  password: "ಪಾಸ್‌ವರ್ಡ್",
  showPassword: "ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ",
  hidePassword: "ಪಾಸ್‌ವರ್ಡ್ ಮರೆಮಾಡಿ",
  signIn: "ಸೈನ್ ಇನ್ ಮಾಡಿ",
  signingIn: "ಸೈನ್ ಇನ್ ಆಗುತ್ತಿದೆ…",
  wrong: "ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ",
  unreachable: "ಸರ್ವರ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ.",
  toSite: "ವೆಬ್‌ಸೈಟ್‌ಗೆ ಹಿಂತಿರುಗಿ",
  language: "ಭಾಷೆ",
};

export const setPassword: PageTranslation<SetPasswordTexts> = {
  title: "ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ರಚಿಸಿ",
  lead: "8ರಿಂದ 128 ಅಕ್ಷರಗಳ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.",
  label: "ಹೊಸ ಪಾಸ್‌ವರ್ಡ್",
  submit: "ಪಾಸ್‌ವರ್ಡ್ ಉಳಿಸಿ",
  done: "ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಉಳಿಸಲಾಗಿದೆ.",
  signIn: "ಸೈನ್ ಇನ್ ಪುಟಕ್ಕೆ",
  incomplete: "ಈ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ.",
  failed: "ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
};

export const secondStep: PageTranslation<SecondStepTexts> = {
  title: "ಇದು ನೀವೇ ಎಂದು ದೃಢೀಕರಿಸಿ",
  lead: "ನಿಮ್ಮ ಖಾತೆಗೆ ಎರಡನೇ ಪುರಾವೆ ಇದೆ.",
  usePasskey: "ಪಾಸ್‌ಕೀ ಬಳಸಿ",
  code: "ಆ್ಯಪ್‌ನ ಕೋಡ್",
  recoveryCode: "ರಿಕವರಿ ಕೋಡ್",
  useRecoveryCode: "ರಿಕವರಿ ಕೋಡ್ ಬಳಸಿ",
  useApp: "ಆ್ಯಪ್ ಬಳಸಿ",
  submit: "ಸೈನ್ ಇನ್ ಮಾಡಿ",
  checking: "ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ…",
  back: "ಹಿಂದೆ",
  failed: "ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
};
