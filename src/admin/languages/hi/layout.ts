import type * as screens from "../../layout/screenTexts";
import type * as texts from "../../layout/texts";
import type * as search from "../../shell/search/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of the layout and the search in Hindi. */
export const layout: Translations<typeof texts & typeof screens & typeof search> = {
  layout: {
    product: "एडमिन पोर्टल",
    menu: {
      label: "एडमिन",
      orders: "ऑर्डर",
      dispatch: "डिस्पैच",
      quotations: "कोटेशन",
      attendance: "उपस्थिति",
      calendar: "कैलेंडर",
      inventory: "इन्वेंटरी",
      stock: "पेपर स्टॉक",
      specifications: "स्पेसिफ़िकेशन",
      waste: "वेस्ट",
      settings: "बोर्ड सेटिंग",
      operations: "संचालन",
      company: "कंपनी की जानकारी",
      activity: "गतिविधि",
      account: "मेरा खाता",
      logout: "लॉग आउट करें",
    },
    groups: {
      orders: "ऑर्डर",
      people: "लोग",
      paper: "पेपर",
      site: "पूछताछ और साइट",
      plant: "प्लांट",
    },
    offline: "नेटवर्क नहीं है। आँकड़े पुराने हो सकते हैं, और बदलाव सेव नहीं होंगे।",
    search: { open: "खोजें", shortcut: "Ctrl K" },
    undo: "पहले जैसा करें",
    missing: "%{one}: ID %{id} नहीं मिला।",
    again: "फिर से कोशिश करें",
    waiting: "लोड हो रहा है…",
    dashboard: {
      title: "डैशबोर्ड",
      greeting: "नमस्ते, %{name}",
      addIndustry: "उद्योग जोड़ें",
      createOrder: "ऑर्डर बनाएँ",
      contactRequest: "पूछताछ",
      createBox: "बॉक्स बनाएँ",
    },
    denied: {
      title: "अनुमति नहीं है",
      text: "यह पेज देखने के लिए ज़रूरी अनुमति नहीं है।",
      back: "वापस जाएँ",
    },
    notFound: {
      title: "404 - पेज नहीं मिला",
      text: "यह पेज मौजूद नहीं है।",
      home: "डैशबोर्ड पर जाएँ",
    },
    figures: {
      missing: "%{smart_count} पंक्ति बिना आँकड़े की |||| %{smart_count} पंक्तियाँ बिना आँकड़े की",
    },
    failure: {
      title: "स्क्रीन: लोड नहीं हो सकी",
      code: "ऑफ़िस का एक हिस्सा लोड नहीं हुआ। नेटवर्क जाँचें और फिर से लोड करें।",
      unknown: "इस स्क्रीन पर त्रुटि हुई। सहेजा गया डेटा सुरक्षित है।",
      reload: "फिर से लोड करें",
    },
    probe: {
      refused: "अनुमति जाँचने में त्रुटि: %{message}",
      unreachable: "अनुमति जाँचते समय नेटवर्क की त्रुटि हुई।",
    },
    print: {
      blocked: "प्रिंट की विंडो ब्लॉक हो गई। इस साइट के लिए पॉप-अप विंडो की अनुमति दें और फिर से प्रिंट करें।",
      title: "स्टिकर %{barcodeId}",
    },
  },
  chart: { asTable: "तालिका में देखें" },
  search: {
    title: "कुछ भी खोजें",
    label: "ऑर्डर, कोटेशन, इनवॉइस, रील, व्यक्ति, ग्राहक या स्क्रीन",
    hint: "नाम या नंबर लिखें, या बारकोड स्कैन करें। चुनने के लिए तीर, खोलने के लिए Enter।",
    nothing: "कुछ नहीं मिला",
    searching: "खोजा जा रहा है…",
    failed: "रिकॉर्ड नहीं खोजे जा सके: %{message}",
    marks: { CANCELLED: "रद्द", LEFT: "नौकरी छोड़ी" },
    groups: { screen: "स्क्रीन", quotation: "कोटेशन", invoice: "इनवॉइस" },
  },
};
