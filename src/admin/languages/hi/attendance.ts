import type * as attendanceTexts from "../../attendance/screenTexts";
import type { attendanceFields } from "../../attendance/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of attendance in Hindi. */
export const attendance: Translations<typeof attendanceTexts> = {
  attendance: {
    title: "उपस्थिति",
    date: "तारीख",
    later: "आज तक की तारीख चुनें",
    failed: "अचानक त्रुटि हुई।",
    summary: "इस दिन के आँकड़े",
    present: "उपस्थित",
    absent: "अनुपस्थित",
    overtime: "ओवरटाइम के घंटे",
  },
  attendanceMonth: {
    open: "महीना",
    heading: "उपस्थिति, %{month}",
    failed: "उपस्थिति: लोड नहीं हो सकी",
    before: "पिछला महीना",
    after: "अगला महीना",
    payslip: "वेतन पर्ची",
    days: "महीने के दिन",
    figures: {
      title: "इस महीने के आँकड़े",
      days: "काम के दिन",
      worked: "काम का समय",
      overtime: "ओवरटाइम",
      leave: "छुट्टी के दिन",
      open: "बाकी विसंगतियाँ",
    },
    overtime: "ओवरटाइम %{duration}",
    absent: "अनुपस्थित",
    notEmployed: "नौकरी में नहीं",
    noCheckOut: "चेक-आउट नहीं है",
    openExceptions: "%{smart_count} बाकी विसंगति |||| %{smart_count} बाकी विसंगतियाँ",
  },
};

/** The fields and choices of a day's attendance in Hindi. */
export const attendanceResource: ResourceTranslation<typeof attendanceFields> = {
  name: "उपस्थिति |||| उपस्थिति",
  fields: {
    name: "नाम",
    barcodeId: "बारकोड ID",
    date: "तारीख",
    checkInTime: "चेक-इन",
    checkOutTime: "चेक-आउट",
    status: "स्थिति",
    daySalary: "दिन का वेतन",
    overtimeHours: "ओवरटाइम के घंटे",
    dayKind: "दिन",
    holiday: "सार्वजनिक अवकाश",
  },
  choices: {
    status: { PRESENT: "उपस्थित", ABSENT: "अनुपस्थित" },
    dayKind: {
      WEEKLY_OFF: "साप्ताहिक अवकाश",
      HOLIDAY: "सार्वजनिक अवकाश",
      PAID_LEAVE: "वेतन सहित छुट्टी",
      UNPAID_LEAVE: "बिना वेतन छुट्टी",
      HALF_LEAVE: "आधे दिन की छुट्टी",
      HALF_DAY: "आधा दिन",
    },
  },
  list: { empty: "इस दिन कोई कर्मचारी नहीं है।" },
};
