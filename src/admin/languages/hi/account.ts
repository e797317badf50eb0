import type * as accountTexts from "../../account/screenTexts";
import type { accountFields } from "../../account/texts";
import type { Translation, Translations } from "../../useTexts";

/** The texts of one's own account in Hindi. */
export const account: Translations<typeof accountTexts> = {
  account: {
    title: "मेरा खाता",
    signedInAs: "इस खाते से साइन इन है: %{name}, %{email}",
    name: {
      title: "नाम",
      what: "आपका खाता",
      firstName: "पहला नाम",
      lastName: "उपनाम",
      submit: "नाम सहेजें",
      saved: "आपका नाम सहेजा गया",
      invalid: "नाम नहीं सहेजा गया। चिह्नित फ़ील्ड जाँचें।",
      notSaved: "नाम: सहेजा नहीं जा सका",
      notLoaded: "खाता: लोड नहीं हो सका",
    },
    password: {
      title: "पासवर्ड",
      hint: "यहाँ साइन इन बना रहेगा। बाकी सभी डिवाइस साइन आउट हो जाएँगे।",
      submit: "पासवर्ड बदलें",
      busy: "बदला जा रहा है…",
      changed: "पासवर्ड बदल गया। बाकी सभी डिवाइस साइन आउट हो गए।",
      failed: "पासवर्ड नहीं बदला जा सका",
    },
    signOut: {
      title: "हर जगह साइन आउट करें",
      hint: "सभी डिवाइस पर आपके सेशन बंद हो जाएँगे, इस पर भी। कोई डिवाइस खो जाए या खुला रह जाए तो ऐसा करें।",
      action: "हर जगह साइन आउट करें",
      question: "इस डिवाइस पर भी फिर से साइन इन करना होगा।",
      cancel: "रद्द करें",
      failed: "साइन आउट नहीं हो सका। फिर से कोशिश करें।",
    },
  },
};

/** The fields of the form that changes a password in Hindi. */
export const accountResource: Translation<(typeof accountFields)["english"]> = {
  fields: { currentPassword: "मौजूदा पासवर्ड", newPassword: "नया पासवर्ड" },
};
