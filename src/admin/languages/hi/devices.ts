import type * as deviceTexts from "../../devices/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of scan stations and wall screens in Hindi. */
export const devices: Translations<typeof deviceTexts> = {
  devices: {
    renew: "नया कोड",
    renewFailed: "नया कोड नहीं बन सका",
    pairing: {
      title: "%{name}: जोड़ी बनाएँ",
      open: {
        STATION: "टैबलेट पर %{address} खोलें।",
        WALL: "वॉल स्क्रीन पर %{address} खोलें।",
      },
      enter: {
        STATION: "वहाँ यह कोड दर्ज करें, या टैबलेट से इसका बारकोड स्कैन करें।",
        WALL: "वहाँ यह कोड दर्ज करें, या स्कैनर से इसका बारकोड स्कैन करें।",
      },
      left: "एक बार काम करता है, समय बाकी: %{time}।",
      expired: "इस कोड का समय खत्म हो चुका है।",
      paired: {
        STATION: "%{name}: जोड़ी बनी। इसके स्कैन अब से गिने जाएँगे।",
        WALL: "%{name}: जोड़ी बनी। प्लांट के आँकड़े अब से यहाँ दिखेंगे।",
      },
      replaces: "कोड इस्तेमाल होने पर %{name} नाम से अभी जुड़ा डिवाइस हट जाएगा।",
      close: "बंद करें",
    },
    revocation: {
      action: "अनुमति हटाएँ",
      title: "%{name}: अनुमति हटानी है?",
      question: {
        STATION:
          "टैबलेट से स्कैन नहीं भेजे जा सकेंगे। जो स्कैन नहीं भेजे गए, वे नए कोड से फिर जोड़ी बनने तक टैबलेट पर रहेंगे।",
        WALL: "नए कोड से फिर जोड़ी बनने तक वॉल स्क्रीन पर आँकड़े नहीं दिखेंगे।",
      },
      keep: "रद्द करें",
      confirm: "अनुमति हटाएँ",
      done: "%{name}: अनुमति हटाई गई",
      failed: "%{name}: अनुमति नहीं हटाई जा सकी",
    },
  },
};
