import type * as screens from "../../schema/screenTexts";
import type * as texts from "../../schema/texts";
import type { Translations } from "../../useTexts";

/** The texts of generated lists and forms in Hindi. */
export const schema: Translations<typeof texts & typeof screens> = {
  schema: {
    list: {
      title: "%{many}",
      empty: "%{many}: अभी कुछ नहीं है",
      failed: "%{many}: लोड नहीं हो सका",
      create: "बनाएँ",
      views: "व्यू",
      export: "एक्सपोर्ट करें",
      exported: "%{smart_count} पंक्ति एक्सपोर्ट हुई |||| %{smart_count} पंक्तियाँ एक्सपोर्ट हुईं",
      import: "इंपोर्ट करें",
      exportFailed: "सूची एक्सपोर्ट नहीं हो सकी: %{message}",
      nothingFound: "इन फ़िल्टर से कुछ नहीं मिला",
      clearFilters: "फ़िल्टर हटाएँ",
      all: "सभी",
      search: "खोजें",
      actions: "कार्रवाई",
      selection: "चुनी गई पंक्तियाँ",
    },
    create: {
      title: "%{one}: नया",
      submit: "सहेजें",
      busy: "सहेजा जा रहा है…",
      toList: "सूची पर जाएँ",
      restored: "लिखा हुआ वापस आ गया है। अभी सहेजा नहीं गया है।",
    },
    show: {
      failed: "%{one}: लोड नहीं हो सका",
      toList: "सूची पर जाएँ",
    },
    password: { show: "पासवर्ड दिखाएँ", hide: "पासवर्ड छिपाएँ" },
  },
  edit: {
    title: "%{what}: बदलें",
    action: "बदलें",
    submit: "बदलाव सहेजें",
    busy: "सहेजा जा रहा है…",
    cancel: "बिना सहेजे वापस",
    saved: "%{what} को सहेजा गया",
    failed: "बदलाव सहेजे नहीं जा सके। फिर से कोशिश करें।",
    notLoaded: "रिकॉर्ड: लोड नहीं हो सका",
    conflict: {
      title: "इस बीच किसी और ने बदलाव किया",
      text: "%{what} को किसी और ने या दूसरे टैब में बदला है। आपके बदलाव अभी सहेजे नहीं गए हैं।",
      field: "फ़ील्ड",
      theirs: "सहेजा हुआ मान",
      mine: "आपका मान",
      changed: "आपका बदलाव",
      same: "इन फ़ील्ड में और कोई बदलाव नहीं है।",
      goOn: "मेरे बदलाव रखें",
      discard: "मेरे बदलाव हटाएँ",
    },
    goesOn: "फ़ॉर्म में सहेजे हुए मान और आपके बदलाव हैं। अभी सहेजे नहीं गए: %{fields}।",
  },
  leave: {
    title: "बिना सहेजे पेज छोड़ें?",
    question: "इस स्क्रीन पर लिखा हुआ सहेजा नहीं गया है।",
    stay: "यहीं रहें",
    leave: "पेज छोड़ें",
  },
  savedViews: {
    title: "सहेजे गए व्यू",
    none: "अभी कोई सहेजा गया व्यू नहीं है। व्यू में फ़िल्टर, क्रम और कॉलम रहते हैं।",
    name: "व्यू का नाम",
    hint: "अभी के फ़िल्टर, क्रम और कॉलम रहेंगे",
    replaces: "इसी नाम का पुराना व्यू हट जाएगा",
    missing: "नाम दर्ज करें",
    save: "सहेजें",
    remove: "%{name} को हटाएँ",
  },
};
