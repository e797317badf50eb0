import type { SiteTexts } from "../catalogues";

/** The texts of the contact page, in Hindi. */
export const contact: SiteTexts["contact"] = {
  title: "संपर्क करें",
  description: ({ town }) =>
    `कोटेशन माँगें: फ़ोन, ईमेल, चैट, पूछताछ का फ़ॉर्म, और ${town} की दोनों यूनिटों का रास्ता।`,
  lead: "पहले दाम के लिए तीन नाप और मात्रा काफ़ी हैं। अगर आपके पास ड्रॉइंग है या कोई बॉक्स जो आप अभी इस्तेमाल करते हैं, तो बताएँ; हम बताएँगे कि उसे कहाँ भेजना है।",
  formTitle: "पूछताछ भेजें",
  estimate: "अभी तय नहीं है? पहले *अपने बॉक्स का अनुमान* देखें: उसका ब्लैंक, वज़न, मज़बूती और डाइलाइन।",
  chat: "चैट",
  chatLink: "WhatsApp पर लिखें",
  hours: "समय",
  place: "हम कहाँ हैं",
  mapTitle: ({ unit }) => `${unit} का नक्शा`,
  mapLink: ({ unit }) => `${unit} को नक्शे पर देखें`,
  name: "नाम",
  phone: "फ़ोन",
  email: "ईमेल",
  message: "संदेश",
  optional: "ज़रूरी नहीं",
  phoneHint: "7 से 15 अंकों का टेलीफ़ोन नंबर",
  website: "वेबसाइट",
  about: ({ name }) => `कृपया इसके लिए बॉक्स का दाम बताएँ: ${name}।`,
  box: {
    goesAlong: ({ size }) => `आपके बॉक्स (${size}) के आँकड़े साथ जाते हैं।`,
    change: "बदलें",
    leaveOut: "न भेजें",
  },
  send: "पूछताछ भेजें",
  sending: "भेजा जा रहा है...",
  host: {
    required: "भरना ज़रूरी है",
    phone: "7 से 15 अंकों का टेलीफ़ोन नंबर दर्ज करें",
    email: "ईमेल का पता ऐसा होना चाहिए: name@example.com",
    failed: "कोई त्रुटि हुई। फिर से कोशिश करें।",
    thanks: "आपके संदेश के लिए धन्यवाद!",
    tooMany: "बहुत ज़्यादा अनुरोध: थोड़ी देर रुककर फिर से कोशिश करें",
  },
};
