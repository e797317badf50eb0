import type * as screenTexts from "../../jobCost/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of job costs in Hindi. */
export const jobCost: Translations<typeof screenTexts> = {
  jobCost: {
    title: "जॉब की लागत",
    hint: "रन के बाद की लागत, अनुमान के सामने, अच्छे बॉक्स के लिए।",
    failed: "जॉब की लागत लोड नहीं हो सकी",
    missing: "तुलना नहीं: %{reason}।",
    counted: "%{smart_count} अच्छा बॉक्स, गिना हुआ। |||| %{smart_count} अच्छे बॉक्स, गिने हुए।",
    dispatched:
      "%{smart_count} बॉक्स डिस्पैच हुआ, गिना नहीं गया। |||| %{smart_count} बॉक्स डिस्पैच हुए, गिने नहीं गए।",
    estimate: {
      quotation: "अनुमान %{date} का कोटेशन है।",
      specification: "अनुमान %{date} की दरों पर स्पेसिफ़िकेशन है, जॉइंट, डाई और भाड़े के बिना।",
    },
    standardWaste: "%{quantity} बॉक्स के लिए %{sheets} शीट।",
    running:
      "%{smart_count} रील अभी चल रही है। उसका पेपर शामिल नहीं। |||| %{smart_count} रीलें अभी चल रही हैं। उनका पेपर शामिल नहीं।",
    columns: { part: "भाग", standard: "अनुमान", actual: "वास्तविक", difference: "अंतर" },
    parts: {
      paper: "पेपर",
      conversion: "कन्वर्शन",
      works: "प्रिंटिंग, जॉइंट, भाड़ा",
      tooling: "टूलिंग",
      overtime: "ओवरटाइम का हिस्सा",
      total: "कुल",
    },
    atEstimate: "प्रिंटिंग, जॉइंट, भाड़ा और टूलिंग अनुमान की दरों पर हैं।",
    variance:
      "पेपर: दाम से %{price} और इस्तेमाल से %{usage}, कुल %{total}। लगा %{used}, अनुमान %{standard}।",
    waste: "वेस्ट: %{waste}, %{amount}।",
    trim: "इसमें ट्रिम: %{waste}, %{amount}।",
    reels: {
      title: "रील के हिसाब से पेपर",
      columns: { barcodeId: "रील", used: "लगा", rate: "लैंडेड रेट प्रति kg", amount: "रकम" },
    },
    overtime: {
      title: "दिन के हिसाब से ओवरटाइम",
      hint: "उस दिन यूनिट में चले ऑर्डर अपने उस दिन के बॉक्स के हिसाब से ओवरटाइम बाँटते हैं।",
      columns: {
        date: "तारीख",
        unitOvertime: "यूनिट का ओवरटाइम",
        boxes: "ऑर्डर के बॉक्स",
        allBoxes: "सब ऑर्डर के बॉक्स",
        share: "हिस्सा",
      },
    },
    proposal: {
      text: "%{quantity} बॉक्स तक की पिछली जॉब में %{measured} % और %{setup} सेटअप शीट वेस्ट हुईं। वेस्ट टेबल में %{present} % है।",
      jobs: "इन ऑर्डर से नापा गया",
      source: "%{count} जॉब से नापा गया",
      action: "वेस्ट टेबल में जोड़ें",
      done: "वेस्ट की पंक्ति जुड़ गई। यह आज से लागू है।",
      failed: "वेस्ट की पंक्ति जोड़ी नहीं जा सकी",
    },
  },
};
