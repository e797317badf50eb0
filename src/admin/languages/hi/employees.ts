import type * as employeeTexts from "../../employees/screenTexts";
import type { employeeFields } from "../../employees/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of employees in Hindi. */
export const employees: Translations<typeof employeeTexts> = {
  reinstatement: {
    action: "फिर से काम पर लें",
    title: "%{who}: फिर से काम पर लें?",
    question:
      "%{who} का नाम फिर से कर्मचारी सूची में होगा। नंबर, बारकोड और वेतन वही रहेंगे। बीच के दिनों का वेतन नहीं मिलेगा।",
    keep: "रद्द करें",
    confirm: "फिर से काम पर लें",
    done: "%{who} को फिर से काम पर लिया गया",
    failed: "कर्मचारी को फिर से काम पर नहीं लिया जा सका। फिर से कोशिश करें।",
  },
  employees: {
    title: "कर्मचारी",
    attendance: "महीने की उपस्थिति",
    salary: "वेतन सेटअप",
    register: "नया कर्मचारी रजिस्टर करें",
    list: "कर्मचारी देखें",
    lookup: {
      title: "कर्मचारी का बारकोड",
      barcodeId: "बारकोड ID",
      find: "बारकोड खोजें",
      print: "स्टिकर प्रिंट करें",
      deactivate: "निष्क्रिय करें",
      missing: "बारकोड ID दर्ज करें।",
      found: "बारकोड और कर्मचारी का ब्योरा मिल गया",
      notFound: "बारकोड या कर्मचारी का ब्योरा नहीं मिला। हो सकता है कि कर्मचारी न हो या निष्क्रिय हो।",
      unknown: "यह बारकोड किसी कर्मचारी का नहीं है",
      nothingToPrint: "प्रिंट करने के लिए बारकोड नहीं है।",
      picture: "%{name} का बारकोड",
      name: "नाम",
      unit: "यूनिट",
    },
    deactivation: {
      title: "%{who} को निष्क्रिय करना है?",
      question: "%{who} का नाम कर्मचारी सूची से हट जाएगा। पिछले दिनों की उपस्थिति बनी रहेगी।",
      done: "कर्मचारी को निष्क्रिय किया गया",
      failed: "कर्मचारी को निष्क्रिय नहीं किया जा सका",
      cancel: "रद्द करें",
      confirm: "निष्क्रिय करें",
    },
  },
};

/** The fields and choices of employees in Hindi. */
export const employeeResource: ResourceTranslation<typeof employeeFields> = {
  name: "कर्मचारी |||| कर्मचारी",
  menu: "कर्मचारी",
  fields: {
    id: "ID",
    name: "नाम",
    email: "ईमेल",
    unit: "यूनिट",
    gender: "लिंग",
    phoneNumber: "फ़ोन नंबर",
    bloodGroup: "ब्लड ग्रुप",
    dob: "जन्म की तारीख",
    barcodeId: "बारकोड ID",
    joinedAt: "नौकरी शुरू होने की तारीख",
    active: "सक्रिय",
    bankAccountNumber: "बैंक खाता",
    bankIfsc: "IFSC",
    uan: "UAN",
    esiNumber: "ESI नंबर",
    version: "वर्शन",
  },
  choices: { gender: { male: "पुरुष", female: "महिला", others: "अन्य" } },
  list: {
    title: "कर्मचारी सूची",
    empty: "कोई कर्मचारी नहीं मिला।",
    failed: "कर्मचारी: लोड नहीं हो सके",
  },
  inactive: {
    show: "पूर्व कर्मचारी दिखाएँ",
    hint: "इन कर्मचारियों ने नौकरी छोड़ दी है। फिर से काम पर लेने पर नंबर, बारकोड और वेतन वही रहते हैं।",
  },
  create: {
    title: "नया कर्मचारी रजिस्टर करें",
    submit: "कर्मचारी रजिस्टर करें",
    busy: "रजिस्टर किया जा रहा है…",
  },
};
