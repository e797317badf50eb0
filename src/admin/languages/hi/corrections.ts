import type * as correctionTexts from "../../corrections/screenTexts";
import type { correctionFields, exceptionFields } from "../../corrections/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of settled exceptions and of corrections in Hindi. */
export const corrections: Translations<typeof correctionTexts> = {
  corrections: {
    open: {
      day: "इस दिन %{smart_count} विसंगति बाकी है। घंटे गलत हो सकते हैं। |||| इस दिन %{smart_count} विसंगतियाँ बाकी हैं। घंटे गलत हो सकते हैं।",
      month:
        "इस महीने %{smart_count} विसंगति बाकी है। वेतन गलत हो सकता है। |||| इस महीने %{smart_count} विसंगतियाँ बाकी हैं। वेतन गलत हो सकता है।",
      show: "विसंगतियाँ देखें",
    },
    proposed: "प्रस्तावित",
    settle: {
      action: "निपटाएँ",
      title: "निपटाएँ: %{kind}",
      how: "सही क्या है?",
      submit: "निपटाएँ",
      cancel: "रद्द करें",
      failed: "सुधार: सहेजा नहीं जा सका",
      together: "%{smart_count} निपटाएँ |||| %{smart_count} निपटाएँ",
      titleTogether: "%{smart_count} विसंगतियाँ निपटाएँ",
      nothingLeft: "ये विसंगतियाँ पहले ही निपट चुकी हैं।",
      unread: "विसंगतियाँ: लोड नहीं हो सकीं",
      more: "और %{smart_count}",
      settled: "%{smart_count} विसंगति निपटाई गई |||| %{smart_count} विसंगतियाँ निपटाई गईं",
      proposed:
        "%{smart_count} सुधार प्रस्तावित है। फ़ैसला सुपर एडमिन का है। |||| %{smart_count} सुधार प्रस्तावित हैं। फ़ैसला सुपर एडमिन का है।",
      many: {
        addCheckOut: "चेक-आउट नहीं है: हर दिन एक ही समय पर जोड़ें",
        addCheckIn: "ये स्कैन चेक-आउट थे: हर दिन एक ही समय पर चेक-इन जोड़ें",
        addScan: "ये स्कैन गिने जाएँ: उपस्थिति में जोड़ें",
        removeCheckIn: "चेक-इन गलती से हुए: हटाएँ",
        removeCheckOut: "चेक-आउट गलती से हुए: हटाएँ",
        removeScan: "स्कैन गलती से हुए: हटाएँ",
        countEarly: "शिफ़्ट से पहले काम हुआ: यह समय गिनें",
        confirm: "स्कैन सही हैं: पुष्टि करें",
      },
      addCheckOut: "चेक-आउट नहीं है: जोड़ें",
      addCheckIn: "यह स्कैन चेक-आउट था: चेक-इन जोड़ें",
      addScan: "यह स्कैन गिना जाए: उपस्थिति में जोड़ें",
      removeCheckIn: "%{time} का चेक-इन गलती से हुआ: हटाएँ",
      removeCheckOut: "%{time} का चेक-आउट गलती से हुआ: हटाएँ",
      removeScan: "%{time} का स्कैन गलती से हुआ: हटाएँ",
      countEarly: "काम %{time} पर शुरू हुआ: शिफ़्ट से पहले का समय गिनें",
      confirm: {
        OPEN_CHECK_OUT: "समय पता नहीं: ये घंटे न गिनें",
        LONG_SPAN: "लंबा दिन सही है: पुष्टि करें",
        LATE_SCAN: "समय सही है: पुष्टि करें",
        CLOCK_OFF: "समय सही है: पुष्टि करें",
        DAY_OFF: "छुट्टी के दिन का काम सही है: पुष्टि करें",
        EARLY_START: "शिफ़्ट से पहले काम नहीं हुआ: यह समय न गिनें",
        DEACTIVATED_BADGE: "नौकरी में नहीं, या पुराना बैज: स्कैन छोड़ दें",
        REEL_CONFLICT: "रील का रिकॉर्ड सही है: स्कैन छोड़ दें",
        DISPATCH_CONFLICT: "ऑर्डर का रिकॉर्ड सही है: स्कैन छोड़ दें",
        DISMISSED_SCAN: "स्टेशन सही था: स्कैन छोड़ दें",
      },
    },
    correct: {
      title: "%{date} सुधारें",
      what: "इस दिन के स्कैन में क्या गलत है?",
      add: "एक स्कैन नहीं है: जोड़ें",
      remove: "%{what} (%{time}) गलती से हुआ%{source}: हटाएँ",
      scans: { IN: "चेक-इन", OUT: "चेक-आउट", REPEATED: "दोहराया गया स्कैन" },
      byCorrection: " (सुधार से जोड़ा गया)",
      date: "तारीख",
      time: "समय",
      submit: "सुधार सहेजें",
    },
    decision: {
      approve: "मंज़ूर करें",
      reject: "नामंज़ूर करें",
      approveTogether: "%{smart_count} मंज़ूर करें |||| %{smart_count} मंज़ूर करें",
      rejectTogether: "%{smart_count} नामंज़ूर करें |||| %{smart_count} नामंज़ूर करें",
      titleTogether: "%{smart_count} सुधार नामंज़ूर करना है? |||| %{smart_count} सुधार नामंज़ूर करने हैं?",
      questionTogether: "स्कैन नहीं बदलेंगे। विसंगतियाँ बाकी रहेंगी।",
      approved: "सुधार मंज़ूर हुआ |||| %{smart_count} सुधार मंज़ूर हुए",
      rejected: "सुधार नामंज़ूर हुआ। स्कैन नहीं बदले। |||| %{smart_count} सुधार नामंज़ूर हुए। स्कैन नहीं बदले।",
      failed: "फ़ैसला: सहेजा नहीं जा सका",
      title: "यह सुधार नामंज़ूर करना है?",
      question: "%{who}: स्कैन नहीं बदलेंगे, और विसंगति बाकी रहेगी।",
      cancel: "रद्द करें",
    },
  },
};

/** The fields and choices of exceptions and corrections in Hindi. */
export const correctionResources: {
  readonly exceptions: ResourceTranslation<typeof exceptionFields>;
  readonly corrections: ResourceTranslation<typeof correctionFields>;
} = {
  exceptions: {
    name: "विसंगति |||| विसंगतियाँ",
    fields: {
      kind: "विसंगति",
      date: "तारीख",
      at: "स्कैन का समय",
      name: "नाम",
      barcodeId: "बारकोड ID",
      checkIn: "चेक-इन",
      checkOut: "चेक-आउट",
      detail: "क्या गलत है",
      isProposed: "प्रस्तावित",
      direction: "इन या आउट",
      shift: "शिफ़्ट",
      month: "महीना",
    },
    choices: {
      direction: { IN: "इन", OUT: "आउट", REPEATED: "दोहराया" },
      kind: {
        OPEN_CHECK_OUT: "स्कैन नहीं है",
        LONG_SPAN: "बहुत लंबा दिन",
        LATE_SCAN: "देर से भेजा",
        CLOCK_OFF: "घड़ी गलत थी",
        DAY_OFF: "छुट्टी के दिन काम",
        EARLY_START: "जल्दी शुरुआत",
        DEACTIVATED_BADGE: "उस दिन नौकरी में नहीं",
        REEL_CONFLICT: "रील का रिकॉर्ड मेल नहीं खाता",
        DISPATCH_CONFLICT: "डिस्पैच की अनुमति नहीं",
        DISMISSED_SCAN: "स्टेशन पर हटाया गया स्कैन",
      },
    },
    list: { empty: "कोई विसंगति बाकी नहीं है।", failed: "विसंगतियाँ: लोड नहीं हो सकीं" },
    latest: "यह और पिछला महीना",
  },
  corrections: {
    name: "सुधार |||| सुधार",
    fields: {
      status: "स्थिति",
      action: "सुधार",
      exceptionId: "विसंगति",
      exceptionVersion: "विसंगति का वर्शन",
      name: "नाम",
      barcodeId: "बारकोड ID",
      at: "तारीख और समय",
      reason: "कारण",
      proposedBy: "किसने सुझाया",
      proposedAt: "कब सुझाया",
      decidedBy: "किसने फ़ैसला किया",
      decidedAt: "कब फ़ैसला हुआ",
    },
    choices: {
      status: { PROPOSED: "प्रस्तावित", APPROVED: "मंज़ूर", REJECTED: "नामंज़ूर" },
      action: {
        ADD: "स्कैन जोड़ें",
        VOID: "स्कैन हटाएँ",
        CONFIRM: "स्कैन की पुष्टि करें",
        COUNT_EARLY: "शिफ़्ट से पहले का समय गिनें",
        DROP_EARLY: "शिफ़्ट से पहले का समय न गिनें",
      },
    },
    correct: "सुधारें",
    list: {
      empty: "अभी कोई सुधार नहीं है। कोई विसंगति निपटाएँ या कोई दिन सुधारें।",
      failed: "सुधार: लोड नहीं हो सके",
    },
    create: {
      title: "दिन सुधारें",
      submit: "सुधार सहेजें",
      approved: "सुधार सहेजा गया और मंज़ूर हुआ",
      proposed: "सुधार प्रस्तावित है। फ़ैसला सुपर एडमिन का है।",
      failed: "सुधार: सहेजा नहीं जा सका",
    },
  },
};
