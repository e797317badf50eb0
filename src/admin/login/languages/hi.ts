import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import type { PageTranslation } from "../../../pageTexts";
import type { LoginTexts } from "./en";
import type { SecondStepTexts } from "./secondStep";
import type { SetPasswordTexts } from "./setPassword";

export const texts: PageTranslation<LoginTexts> = {
  title: "एडमिन पोर्टल",
  lead: "कारखाना चलाने के लिए साइन इन करें: ऑर्डर, रील, लोग और वेतन।",
  ended: "आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।",
  email: "ईमेल",
  password: "पासवर्ड",
  showPassword: "पासवर्ड दिखाएँ",
  hidePassword: "पासवर्ड छिपाएँ",
  signIn: "साइन इन करें",
  signingIn: "साइन इन हो रहा है…",
  wrong: "ईमेल या पासवर्ड गलत है",
  unreachable: "सर्वर से कोई उत्तर नहीं मिला।",
  toSite: "वेबसाइट पर वापस जाएँ",
  language: "भाषा",
};

export const setPassword: PageTranslation<SetPasswordTexts> = {
  title: "अपना पासवर्ड बनाएँ",
  lead: "8 से 128 अक्षरों का पासवर्ड चुनें।",
  label: "नया पासवर्ड",
  submit: "पासवर्ड सहेजें",
  done: "आपका पासवर्ड सहेजा गया है।",
  signIn: "साइन इन पेज पर जाएँ",
  incomplete: "यह लिंक अधूरा है।",
  failed: "कृपया फिर से कोशिश करें।",
};

export const secondStep: PageTranslation<SecondStepTexts> = {
  title: "पुष्टि करें कि यह आप हैं",
  lead: "आपके खाते में दूसरा प्रमाण है।",
  usePasskey: "पासकी इस्तेमाल करें",
  code: "ऐप का कोड",
  recoveryCode: "रिकवरी कोड",
  useRecoveryCode: "रिकवरी कोड इस्तेमाल करें",
  useApp: "ऐप इस्तेमाल करें",
  submit: "साइन इन करें",
  checking: "जाँच हो रही है…",
  back: "वापस",
  failed: "जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।",
};
