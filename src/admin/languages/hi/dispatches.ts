import type * as screenTexts from "../../dispatches/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of dispatches in Hindi. */
export const dispatches: Translations<typeof screenTexts> = {
  dispatchScreens: {
    title: "डिस्पैच",
    tabs: {
      list: "डिस्पैच",
      invoices: "इनवॉइस",
      sales: "बिक्री",
      tally: "Tally",
      settings: "इनवॉइस सेटिंग",
    },
  },
  dispatches: {
    title: "डिस्पैच",
    failed: "डिस्पैच लोड नहीं हो सके",
    empty: "अभी कुछ डिस्पैच नहीं हुआ।",
    progress:
      "%{ordered} में से %{dispatched} डिस्पैच हुए। %{tolerance} % छूट के साथ ज़्यादा से ज़्यादा %{limit}।",
    inStore: "%{made} बने, %{inStore} स्टोर में।",
    tooling: {
      open: "टूलिंग का खर्च %{total}: पहले इनवॉइस में आएगा।",
      done: "टूलिंग का खर्च %{total}, इनवॉइस",
      spread: "%{total} की टूलिंग %{boxes} बॉक्सों में बँटी है।",
      charged: "अब तक %{boxes} बॉक्सों के इनवॉइस से %{charged} लिए गए।",
      remaining: "%{remaining} बाकी।",
      above: "कुल से %{above} ज़्यादा।",
    },
    month: "महीना",
    search: "ग्राहक, ऑर्डर या ट्रांसपोर्ट नंबर खोजें",
    noneInMonth: "इस महीने कोई डिस्पैच नहीं।",
    notFound: "खोज से कोई डिस्पैच नहीं मिला।",
    total: "%{smart_count} डिस्पैच, %{quantity} बॉक्स |||| %{smart_count} डिस्पैच, %{quantity} बॉक्स",
    columns: {
      dispatchedAt: "कब डिस्पैच हुआ",
      order: "ऑर्डर",
      client: "ग्राहक",
      quantity: "बॉक्स",
      transportNumber: "ट्रांसपोर्ट नंबर",
      createdBy: "किसने",
      actions: "कार्रवाई",
    },
    order: "ऑर्डर #%{id}",
    cancelled: "रद्द: %{reason}",
    add: {
      action: "बॉक्स डिस्पैच करें",
      title: "ऑर्डर #%{id} डिस्पैच करें",
      question: "ऑर्डर के %{rest} बॉक्स बाकी हैं।",
      quantity: "बॉक्स",
      transportNumber: "गाड़ी या ट्रांसपोर्ट नंबर",
      madeQuantity: "अब तक बने बॉक्स",
      madeHint: "अगर किसी ने गिने हैं। इससे स्टोर के बॉक्स दिखते हैं।",
      cancel: "रद्द करें",
      confirm: "डिस्पैच करें",
      done: "%{quantity} बॉक्स डिस्पैच हुए",
      failed: "बॉक्स डिस्पैच नहीं हो सके",
    },
    cancel: {
      action: "रद्द करें",
      title: "%{quantity} बॉक्स का डिस्पैच रद्द करना है?",
      question: "ये बॉक्स फिर से डिस्पैच नहीं हुए माने जाएँगे।",
      reason: "कारण",
      reasonHint: "ऑर्डर देखने वाले सब लोग इसे पढ़ सकते हैं।",
      missing: "कारण दर्ज करें",
      keep: "रहने दें",
      confirm: "डिस्पैच रद्द करें",
      done: "डिस्पैच रद्द हुआ",
      failed: "डिस्पैच रद्द नहीं हो सका",
    },
  },
};
