import type * as adminTexts from "../../admins/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of admins in Hindi. */
export const admins: Translations<typeof adminTexts> = {
  adminAction: {
    link: {
      action: "पासवर्ड लिंक",
      title: "%{name} के लिए पासवर्ड लिंक",
      question:
        "इस लिंक से %{email} का पासवर्ड तय होता है। यह 24 घंटे के अंदर एक बार काम करता है। पहले के लिंक बंद हो जाते हैं। यह सिर्फ़ अभी दिखता है।",
      cancel: "रद्द करें",
      confirm: "लिंक बनाएँ",
      give: "इसे सिर्फ़ %{name} को दें।",
      address: "लिंक",
      until: "एक बार काम करता है, %{time} तक।",
      copy: "कॉपी करें",
      copied: "कॉपी हुआ",
      close: "बंद करें",
      failed: "लिंक नहीं बन सका",
    },
  },
  adminSecurity: {
    action: "साइन इन",
    title: "%{name} का साइन इन",
    devices: "साइन इन किए हुए डिवाइस",
    close: "बंद करें",
    reset: {
      action: "दूसरा प्रमाण रीसेट करें",
      title: "%{name} का दूसरा प्रमाण रीसेट करें?",
      question:
        "%{name} की सभी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटेंगे और सभी डिवाइस साइन आउट होंगे। %{name} सामने आकर कहें, तभी ऐसा करें।",
      keep: "रद्द करें",
      confirm: "रीसेट करें",
      done: "%{name} का दूसरा प्रमाण हटाया गया",
      failed: "दूसरा प्रमाण रीसेट नहीं हो सका",
    },
  },
  adminAccess: {
    deactivation: {
      action: "निष्क्रिय करें",
      keep: "रद्द करें",
      confirm: "निष्क्रिय करें",
      title: "%{name} को निष्क्रिय करना है?",
      question:
        "%{name} का साइन इन हर जगह खत्म होगा और फिर से नहीं हो सकेगा। %{name} के सभी बदलाव इतिहास में बने रहेंगे।",
      done: "%{name} को निष्क्रिय किया गया",
      failed: "एडमिन को निष्क्रिय नहीं किया जा सका। फिर से कोशिश करें।",
    },
    reinstatement: {
      action: "फिर से अनुमति दें",
      keep: "रद्द करें",
      confirm: "फिर से अनुमति दें",
      title: "%{name} को फिर से अनुमति देनी है?",
      question: "%{name} के लिए साइन इन फिर से खुलेगा। पासवर्ड और अधिकार वही रहेंगे।",
      done: "%{name} को फिर से अनुमति दी गई",
      failed: "एडमिन को फिर से अनुमति नहीं दी जा सकी। फिर से कोशिश करें।",
    },
  },
  admins: {
    title: "एडमिन",
    register: "नया एडमिन रजिस्टर करें",
    list: "एडमिन देखें",
  },
};
