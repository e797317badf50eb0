import type * as screenTexts from "../../sales/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of sales in Hindi. */
export const sales: Translations<typeof screenTexts> = {
  sales: {
    title: "बिक्री",
    hint: "पिछले 12 महीने, टैक्स के बिना। इनवॉइस में क्रेडिट नोट घटाए गए हैं। मार्जिन वह है जो पेपर के बाद बचता है: रीलों का वज़न उनके लैंडेड रेट पर।",
    failed: "बिक्री लोड नहीं हो सकी",
    none: "पिछले 12 महीनों में कोई कोटेशन या इनवॉइस नहीं।",
    chart: "महीने के हिसाब से बिक्री",
    summary: "इनवॉइस %{invoiced}। %{priced} का पेपर पता है: मार्जिन %{margin} (%{percent} %)।",
    summaryWithoutMargin: "इनवॉइस %{invoiced}। मार्जिन अभी पता नहीं है।",
    byClient: "ग्राहक के हिसाब से",
    columns: {
      month: "महीना",
      client: "ग्राहक",
      quoted: "कोटेशन",
      won: "मिले ऑर्डर",
      invoiced: "इनवॉइस",
      priced: "जिसका पेपर पता है",
      margin: "पेपर के बाद मार्जिन",
      percent: "मार्जिन %",
      number: "नंबर",
      date: "तारीख",
      order: "ऑर्डर",
      paper: "पेपर की लागत",
    },
    papers: {
      title: "%{figure}: %{about}",
      toSales: "वापस बिक्री पर",
      documents: "दस्तावेज़",
      marginHint:
        "मार्जिन इनवॉइस की रकम में से उसके बॉक्स का पेपर घटाकर बचता है। रील के हिसाब से पेपर ऑर्डर की जॉब की लागत में है।",
      none: "कोई दस्तावेज़ नहीं।",
      total: "कुल",
    },
    allMonths: "सभी महीने",
  },
};
