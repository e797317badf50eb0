import type * as screens from "../../rates/screenTexts";
import type { rateFields, wasteRowFields } from "../../rates/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

const states = {
  CURRENT: "मौजूदा",
  NEXT: "बाद में शुरू",
  PAST: "पुराना",
  WITHDRAWN: "हटाया गया",
} as const;

/** The fields and forms of rates in Hindi. */
export const rateResources: {
  readonly rates: ResourceTranslation<typeof rateFields>;
  readonly wasteRows: ResourceTranslation<typeof wasteRowFields>;
} = {
  rates: {
    name: "रेट |||| रेट",
    fields: {
      kind: "किसका रेट",
      paper: "पेपर",
      fromGsm: "GSM से",
      toGsm: "GSM तक",
      burstFactor: "बर्स्ट फ़ैक्टर (BF)",
      shade: "शेड",
      mill: "मिल",
      joint: "जॉइंट",
      ply: "प्लाई (खाली: हर बोर्ड)",
      rate: "रेट",
      per: "इकाई",
      state: "स्थिति",
      validFrom: "कब से",
      ageDays: "कितने दिन पुराना",
      isStale: "पुराना रेट",
      source: "स्रोत",
      nextFrom: "अगला",
      nextRate: "अगला रेट",
      active: "इस्तेमाल में",
      createdBy: "दर्ज किया",
    },
    choices: {
      kind: {
        PAPER: "पेपर",
        CONVERSION: "कन्वर्शन",
        PRINT: "प्रिंटिंग, हर रंग",
        JOINING: "जॉइंट",
        PLATE: "प्रिंटिंग प्लेट, हर रंग",
        DIE: "डाई",
        FREIGHT: "भाड़ा",
      },
      joint: { GLUED: "पेस्टिंग", STITCHED: "स्टिचिंग", TAPED: "टेप" },
      per: {
        KILOGRAM: "1 kg",
        BOX: "1 बॉक्स",
        THOUSAND_BOXES: "1,000 बॉक्स",
        PIECE: "1 नग",
      },
      state: states,
    },
    titles: { any: "कोई भी पेपर", of: "%{kind}: %{what}", ply: "%{ply} प्लाई" },
    list: {
      empty: "अभी कोई रेट नहीं। कोटेशन के लिए हर पेपर और हर काम का रेट चाहिए।",
      failed: "रेट लोड नहीं हुए",
    },
    inactive: {
      show: "पुराने और हटाए गए रेट दिखाएँ",
      hint: "ये रेट नए कोटेशन में नहीं गिने जाते। भेजे गए कोटेशन में उस दिन के रेट रहते हैं।",
    },
    create: {
      title: "नया रेट",
      submit: "रेट सहेजें",
      saved: "रेट को सहेजा गया",
      failed: "रेट को सहेजा नहीं जा सका",
    },
  },
  wasteRows: {
    name: "वेस्ट टेबल की पंक्ति |||| वेस्ट टेबल की पंक्तियाँ",
    menu: "वेस्ट टेबल",
    fields: {
      uptoQuantity: "इतने बॉक्स तक",
      setupSheets: "सेटअप शीट",
      runPercent: "रन का वेस्ट (%)",
      state: "स्थिति",
      validFrom: "कब से",
      source: "स्रोत",
      nextFrom: "अगला",
      active: "इस्तेमाल में",
      createdBy: "दर्ज किया",
    },
    choices: { state: states },
    titles: { upto: "%{boxes} बॉक्स तक" },
    list: {
      empty: "अभी वेस्ट टेबल खाली है। कोटेशन की मात्रा के लिए एक पंक्ति चाहिए।",
      failed: "वेस्ट टेबल लोड नहीं हुई",
    },
    inactive: {
      show: "पुरानी और हटाई गई पंक्तियाँ दिखाएँ",
      hint: "ये पंक्तियाँ नए कोटेशन में नहीं गिनी जातीं। भेजे गए कोटेशन में उस दिन की पंक्तियाँ रहती हैं।",
    },
    create: {
      title: "नई पंक्ति",
      submit: "पंक्ति सहेजें",
      saved: "पंक्ति को सहेजा गया",
      failed: "पंक्ति को सहेजा नहीं जा सका",
    },
  },
};

/** The texts of rates in Hindi. */
export const rates: Translations<typeof screens> = {
  rates: {
    amounts: {
      KILOGRAM: "%{rate} प्रति kg",
      BOX: "%{rate} प्रति बॉक्स",
      THOUSAND_BOXES: "%{rate} प्रति 1,000 बॉक्स",
      PIECE: "%{rate} प्रति नग",
    },
    age: "%{smart_count} दिन |||| %{smart_count} दिन",
    old: "पुराना: %{smart_count} दिन |||| पुराना: %{smart_count} दिन",
    next: "%{date} से %{rate}",
    price: {
      open: "नया रेट",
      title: "नया रेट: %{what}",
      question: "अभी: %{date} से %{rate}, स्रोत %{source}। मौजूदा पंक्ति बनी रहती है।",
      rate: "रेट",
      validFrom: "कब से",
      source: "स्रोत",
      sourceHint: "जैसे मिल की रेट लिस्ट या बिल",
      cancel: "रद्द करें",
      confirm: "रेट सहेजें",
      done: "नए रेट को सहेजा गया",
      failed: "नए रेट को सहेजा नहीं जा सका",
    },
    settings: {
      open: "रेट सेटिंग",
      title: "रेट सेटिंग",
      question: "ये सेटिंग अभी से लागू हैं।",
      maxAgeDays: "रेट इतने दिन बाद पुराना है",
      validityDays: "नए कोटेशन की मान्यता (दिन)",
      markupPercent: "नए कोटेशन का मार्कअप (लागत का %)",
      showPriceBands: "वेबसाइट के अनुमान में रेट की सीमा दिखाएँ",
      bandMarkupPercent: "रेट की सीमा का मार्कअप (%)",
      bandSpreadPercent: "सीमा, नीचे और ऊपर (%)",
      bandStep: "सीमा का राउंड-ऑफ़ (₹)",
      bandHint: "वेबसाइट पर केवल सीमा दिखती है, रेट नहीं। ज़रूरी रेट न हो तो सीमा नहीं दिखती।",
      changed: "किसी और एडमिन ने सेटिंग बदली हैं। अपनी सेटिंग रखने के लिए फिर से सहेजें।",
      cancel: "रद्द करें",
      confirm: "सेटिंग सहेजें",
      done: "सेटिंग को सहेजा गया",
      failed: "सेटिंग को सहेजा नहीं जा सका",
      notLoaded: "सेटिंग लोड नहीं हुईं",
    },
  },
};
