import type { adminFields } from "../../admins/texts";
import type { leaveFields } from "../../calendar/texts";
import type { deviceFields } from "../../devices/texts";
import type { shiftFields } from "../../shifts/texts";
import type { ResourceTranslation } from "../../useTexts";

/** The fields and choices of leave, shifts, scan stations and admins in Hindi. */
export const peopleResources: {
  readonly leaves: ResourceTranslation<typeof leaveFields>;
  readonly shifts: ResourceTranslation<typeof shiftFields>;
  readonly devices: ResourceTranslation<typeof deviceFields>;
  readonly admins: ResourceTranslation<typeof adminFields>;
} = {
  leaves: {
    name: "छुट्टी |||| छुट्टियाँ",
    fields: {
      name: "नाम",
      barcodeId: "कर्मचारी",
      firstDate: "पहला दिन",
      lastDate: "आखिरी दिन",
      kind: "प्रकार",
      isHalfDay: "आधे दिन",
      createdBy: "किसने दर्ज किया",
      createdAt: "कब दर्ज किया",
      cancelledAt: "कब रद्द हुई",
    },
    choices: { kind: { PAID: "वेतन सहित", UNPAID: "बिना वेतन" } },
    list: {
      empty: "अभी कोई छुट्टी नहीं है। छुट्टी का दिन अनुपस्थिति नहीं है।",
      failed: "छुट्टियाँ: लोड नहीं हो सकीं",
    },
    create: {
      title: "छुट्टी दर्ज करें",
      submit: "छुट्टी सहेजें",
      saved: "%{name} की छुट्टी सहेजी गई",
      failed: "छुट्टी: सहेजी नहीं जा सकी",
    },
  },
  shifts: {
    name: "शिफ़्ट |||| शिफ़्ट",
    fields: {
      name: "शिफ़्ट",
      unit: "यूनिट",
      startsAt: "शुरू",
      endsAt: "खत्म",
      unpaidBreakMinutes: "बिना वेतन ब्रेक (मिनट)",
      people: "आज के लोग",
    },
    list: {
      empty: "अभी कोई शिफ़्ट नहीं है। स्कैन अपने समय से जोड़े जाते हैं।",
      failed: "शिफ़्ट: लोड नहीं हो सकीं",
    },
    create: {
      title: "नई शिफ़्ट",
      submit: "शिफ़्ट सहेजें",
      saved: "यूनिट %{unit} की शिफ़्ट %{name} सहेजी गई",
      failed: "शिफ़्ट: सहेजी नहीं जा सकी",
    },
    title: "शिफ़्ट %{name}",
    longTitle: "यूनिट %{unit} की शिफ़्ट %{name}",
  },
  devices: {
    name: "स्कैन स्टेशन |||| स्कैन स्टेशन",
    fields: {
      name: "नाम",
      unit: "यूनिट",
      kind: "काम",
      createdAt: "कब बनाया",
      pairedAt: "जोड़ी बनी",
      lastSeenAt: "आखिरी संपर्क",
      revokedAt: "अनुमति हटी",
    },
    choices: { kind: { STATION: "स्कैन स्टेशन", WALL: "वॉल स्क्रीन" } },
    list: {
      empty:
        "अभी कोई स्कैन स्टेशन नहीं है। गेट या मशीन के हर टैबलेट और हर वॉल स्क्रीन के लिए एक बनाएँ: उससे जोड़ी का कोड मिलता है।",
      failed: "स्कैन स्टेशन: लोड नहीं हो सके",
    },
    create: {
      title: "स्कैन स्टेशन बनाएँ",
      submit: "बनाएँ और कोड देखें",
      busy: "बनाया जा रहा है…",
      failed: "स्कैन स्टेशन नहीं बन सका",
    },
    notPaired: "अभी जोड़ी नहीं बनी",
  },
  admins: {
    name: "एडमिन |||| एडमिन",
    fields: {
      id: "ID",
      userName: "यूज़र नेम",
      firstName: "पहला नाम",
      lastName: "उपनाम",
      email: "ईमेल",
      password: "पासवर्ड",
      phoneNumber: "फ़ोन नंबर",
      gender: "लिंग",
      role: "भूमिका",
      active: "सक्रिय",
    },
    choices: {
      gender: { male: "पुरुष", female: "महिला", others: "अन्य" },
      role: { ROLE_ADMIN: "एडमिन", ROLE_SUPER_ADMIN: "सुपर एडमिन" },
    },
    list: {
      title: "एडमिन सूची",
      empty: "कोई एडमिन नहीं मिला।",
      failed: "एडमिन: लोड नहीं हो सके",
    },
    inactive: {
      show: "निष्क्रिय एडमिन दिखाएँ",
      hint: "ये एडमिन साइन इन नहीं कर सकते। फिर से अनुमति देने पर पासवर्ड वही रहता है।",
    },
    create: {
      title: "नया एडमिन रजिस्टर करें",
      submit: "एडमिन रजिस्टर करें",
      busy: "रजिस्टर किया जा रहा है…",
    },
  },
};
