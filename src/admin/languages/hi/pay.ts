import type { adjustmentFields, advanceFields } from "../../pay/deductions/entries";
import type { statutoryRateFields } from "../../pay/deductions/statutoryRates";
import type * as payTexts from "../../pay/screenTexts";
import type { salaryFields } from "../../pay/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of salaries, and of cancelled advances, additions and deductions, in Hindi. */
export const pay: Omit<Translations<typeof payTexts>, "month" | "payslip"> = {
  datedSetup: {
    title: "वेतन की शर्तें",
    today: "आज",
    belowStatutory: "%{rate} · कानूनी दर से कम",
    firstHint: "खाली छोड़ें तो नौकरी शुरू होने की तारीख से।",
    laterHint: "पहले के दिनों की शर्तें वही रहेंगी।",
    unknown: "वेतन की मौजूदा शर्तें लोड नहीं हो सकीं। सहेजने पर उसी तारीख की शर्तें बदल जाएँगी।",
  },
  salary: {
    totals: {
      title: "महीने का कुल",
      people: "कर्मचारी",
      overtime: "ओवरटाइम के घंटे",
      salary: "कुल वेतन",
    },
    setup: {
      title: "वेतन सेटअप",
      submit: "वेतन सहेजें",
      busy: "सहेजा जा रहा है…",
      failed: "वेतन: सहेजा नहीं जा सका",
      noEmployee: "कर्मचारी: लोड नहीं हो सका",
      present: "मौजूदा शर्तें",
      notGiven: "दर्ज नहीं",
      replaces: "सहेजने पर ये शर्तें बदल जाएँगी।",
      unknown: "मौजूदा वेतन लोड नहीं हो सका। सहेजने पर वह बदल जाएगा।",
    },
    barcode: {
      title: "कर्मचारी का बारकोड",
      saved: "%{name} का वेतन सहेजा गया। गेट के लिए बारकोड प्रिंट करें।",
      print: "प्रिंट करें",
      back: "वापस",
    },
  },
  cancellation: {
    action: "रद्द करें",
    keep: "रहने दें",
    confirm: "रद्द करें",
    failed: "एंट्री रद्द नहीं हो सकी",
    recovered: "%{recovered} की कटौती लॉक किए हुए महीनों में हो चुकी है। वह वापस नहीं होगी।",
    ADVANCE: {
      title: "%{name} का एडवांस रद्द करना है?",
      question: "%{amount} में से आगे कुछ नहीं कटेगा।",
      done: "%{name} का एडवांस रद्द हुआ।",
    },
    ADDITION: {
      title: "%{name} की अतिरिक्त रकम रद्द करनी है?",
      question: "%{month} के %{amount} अब नहीं दिए जाएँगे।",
      done: "%{name} की अतिरिक्त रकम रद्द हुई।",
    },
    DEDUCTION: {
      title: "%{name} की कटौती रद्द करनी है?",
      question: "%{month} के %{amount} अब नहीं कटेंगे।",
      done: "%{name} की कटौती रद्द हुई।",
    },
  },
};

/** The fields and choices of salaries, adjustments, advances and statutory rates in Hindi. */
export const payFields: {
  readonly salaries: ResourceTranslation<typeof salaryFields>;
  readonly adjustments: ResourceTranslation<typeof adjustmentFields>;
  readonly advances: ResourceTranslation<typeof advanceFields>;
  readonly statutoryRates: ResourceTranslation<typeof statutoryRateFields>;
} = {
  salaries: {
    name: "वेतन |||| वेतन",
    menu: "वेतन",
    fields: {
      name: "नाम",
      employeeId: "कर्मचारी ID",
      barcodeId: "बारकोड ID",
      unit: "यूनिट",
      month: "महीना",
      monthlyBaseSalary: "मासिक मूल वेतन",
      totalOvertimeHours: "कुल ओवरटाइम घंटे",
      totalOvertimeMinutes: "कुल ओवरटाइम मिनट",
      totalSalaryThisMonth: "इस महीने का कुल वेतन",
      otMultiplierFactor: "OT दर",
      workingDays: "काम के दिन",
      grossSalary: "कुल मज़दूरी",
      totalDeductions: "कुल कटौती",
      validFrom: "कब से",
      createdBy: "किसने दर्ज किया",
    },
    setUp: "सेट करें",
    choices: { otMultiplierFactor: { "1": "1 घंटा", "1.5": "1.5 घंटे", "2": "2 घंटे" } },
    list: {
      title: "मासिक वेतन",
      empty: "कोई वेतन नहीं मिला।",
      failed: "वेतन: लोड नहीं हो सका",
    },
  },
  adjustments: {
    name: "समायोजन |||| समायोजन",
    fields: {
      name: "नाम",
      barcodeId: "कर्मचारी",
      kind: "प्रकार",
      month: "महीना",
      amount: "रकम",
      reason: "कारण",
      recovered: "अब तक की कटौती",
      createdBy: "किसने दर्ज किया",
      createdAt: "कब दर्ज किया",
      cancelledAt: "कब रद्द हुआ",
    },
    choices: { kind: { ADDITION: "अतिरिक्त रकम", DEDUCTION: "कटौती" } },
    list: {
      empty: "अभी कोई अतिरिक्त रकम या कटौती नहीं है।",
      failed: "अतिरिक्त रकम और कटौती: लोड नहीं हो सकी",
    },
    create: {
      title: "अतिरिक्त रकम या कटौती दर्ज करें",
      submit: "एंट्री सहेजें",
      ADDITION: "%{name} की अतिरिक्त रकम सहेजी गई",
      DEDUCTION: "%{name} की कटौती सहेजी गई",
      failed: "एंट्री: सहेजी नहीं जा सकी",
    },
  },
  advances: {
    name: "एडवांस |||| एडवांस",
    fields: {
      name: "नाम",
      barcodeId: "कर्मचारी",
      givenOn: "देने की तारीख",
      amount: "रकम",
      instalment: "किस्त",
      firstMonth: "पहला महीना",
      reason: "कारण",
      recovered: "वसूल हुआ",
      rest: "बाकी",
      createdBy: "किसने दर्ज किया",
      createdAt: "कब दर्ज किया",
      cancelledAt: "कब रद्द हुआ",
    },
    list: { empty: "अभी कोई एडवांस नहीं है।", failed: "एडवांस: लोड नहीं हो सका" },
    create: {
      title: "एडवांस दें",
      submit: "एडवांस सहेजें",
      saved: "%{name} का एडवांस सहेजा गया",
      failed: "एडवांस: सहेजा नहीं जा सका",
    },
    title: "%{name} का एडवांस",
  },
  statutoryRates: {
    name: "कानूनी दर |||| कानूनी दरें",
    fields: {
      kind: "प्रकार",
      firstMonth: "कब से",
      lastMonth: "कब तक",
      wageBase: "गणना का आधार",
      wagesFrom: "मज़दूरी, इससे",
      wagesUpTo: "मज़दूरी, यहाँ तक",
      percent: "प्रतिशत",
      wageCeiling: "मज़दूरी की सीमा",
      amount: "निश्चित रकम",
      februaryAmount: "फ़रवरी में",
      isActive: "लागू",
      limitBase: "सीमा किससे मिलाएँ",
      coverage: "कितने समय के लिए",
      employerPercent: "नियोक्ता का प्रतिशत",
    },
    choices: {
      kind: {
        PROVIDENT_FUND: "भविष्य निधि",
        STATE_INSURANCE: "कर्मचारी राज्य बीमा",
        PROFESSIONAL_TAX: "प्रोफ़ेशनल टैक्स",
      },
      wageBase: { EARNED: "ओवरटाइम के बिना मज़दूरी", GROSS: "कुल मज़दूरी" },
      limitBase: {
        SAME: "जिस मज़दूरी पर हिसाब होता है",
        REGULAR: "ओवरटाइम के बिना कुल मज़दूरी",
      },
      coverage: { MONTH: "वही महीना", HALF_YEAR: "सितंबर या मार्च के अंत तक" },
    },
    list: {
      empty: "अभी कोई कानूनी दर नहीं है। PF, ESI और प्रोफ़ेशनल टैक्स नहीं कटता।",
      failed: "कानूनी दरें: लोड नहीं हो सकीं",
    },
    create: {
      title: "नई कानूनी दर",
      submit: "दर सहेजें",
      saved: "दर सहेजी गई",
      failed: "दर: सहेजी नहीं जा सकी",
    },
  },
};
