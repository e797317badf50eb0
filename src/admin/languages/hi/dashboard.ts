import type * as statistics from "../../dashboard/statistics/screenTexts";
import type * as texts from "../../dashboard/texts";
import type { Translations } from "../../useTexts";

/** The texts of the dashboard in Hindi. */
export const dashboard: Translations<typeof texts & typeof statistics> = {
  dashboard: {
    title: "एक नज़र में",
    present: "आज उपस्थित",
    of: "%{all} में से %{some}",
    late: "देर वाले ऑर्डर",
    exceptions: "खुली विसंगतियाँ",
    kanban: "बोर्ड पर",
    reelsInUse: "इस्तेमाल में रील",
    unanswered: "बिना जवाब की पूछताछ",
    failed: "लोड नहीं हो सका",
  },
  missing: {
    title: "अभी अनुपस्थित",
    unit: "यूनिट %{unit}: %{expected} में से %{missing} अनुपस्थित",
    everybody: "यूनिट %{unit}: सभी %{expected} उपस्थित",
    left: "%{time} पर आउट",
    more: "%{smart_count} और",
  },
  statistics: {
    title: "पिछले सप्ताह",
    failed: "चार्ट: लोड नहीं हो सके।",
    date: "तारीख",
    weeks: {
      title: "हर सप्ताह के ऑर्डर",
      week: "सप्ताह, कब से",
      placed: "मिले",
      onTime: "समय पर डिस्पैच",
      late: "देर से डिस्पैच",
      share: "समय पर",
      summary: "%{shipped} डिस्पैच ऑर्डर में से %{share} समय पर थे।",
      none: "पिछले 12 सप्ताह में कोई ऑर्डर नहीं।",
    },
    attendance: {
      title: "पिछले 30 दिन की उपस्थिति",
      unit: "यूनिट %{unit}",
      present: "%{employed} में से %{present}",
      off: "%{employed} में से %{present}, छुट्टी का दिन",
      summary: "उपस्थित कर्मचारियों का हिस्सा, छुट्टी के दिन छोड़कर।",
      none: "अभी कोई कर्मचारी नहीं है।",
    },
    stock: {
      title: "GSM से पेपर स्टॉक",
      gsm: "GSM",
      reels: "रील",
      weight: "वज़न",
      tonnes: "%{tonnes} t",
      summary: "%{smart_count} रील में %{tonnes} t। |||| %{smart_count} रील में %{tonnes} t।",
      none: "स्टॉक में पेपर नहीं है।",
    },
    overdue: {
      title: "देर वाले ऑर्डर",
      order: "ऑर्डर #%{id}",
      line: "%{client}, %{quantity} × %{productType}",
      late: "तय तारीख %{date}: %{smart_count} दिन देर |||| तय तारीख %{date}: %{smart_count} दिन देर",
      more: "बोर्ड पर %{smart_count} और |||| बोर्ड पर %{smart_count} और",
      none: "कोई ऑर्डर देर से नहीं है।",
    },
    oldest: {
      title: "स्टॉक में सबसे पुरानी रील",
      line: "%{gsm} GSM %{paperType}, %{weight} kg, यूनिट %{unit}",
      since: "%{date} से",
      none: "स्टॉक में रील नहीं है।",
    },
  },
};
