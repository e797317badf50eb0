import type * as operationsTexts from "../../operations/screenTexts";
import type { Translations } from "../../useTexts";

/** The texts of the page about backups, drills and restores in Hindi. */
export const operations: Translations<typeof operationsTexts> = {
  operations: {
    title: "संचालन",
    failed: "बैकअप: लोड नहीं हो सके",
    off: "यह सर्वर बैकअप नहीं बनाता।",
    notProvable:
      "बैकअप एक सार्वजनिक कुंजी के लिए एन्क्रिप्ट होते हैं, और सर्वर के पास गुप्त कुंजी नहीं है। कोई जाँच उन्हें साबित नहीं कर सकती। BACKUP_IDENTITY सेट करें, या किसी दूसरे कंप्यूटर पर एक बैकअप रीस्टोर करके देखें।",
    sameDisk:
      "बैकअप उसी डिस्क पर हैं जिस पर प्लांट का डेटा है: डिस्क खराब होने पर दोनों जाएँगे। BACKUP_DIR में दूसरी डिस्क, या BACKUP_BUCKET_URL में कोई स्टोरेज सेट करें।",
    notEncrypted:
      "बैकअप एन्क्रिप्टेड नहीं हैं: जिसे फ़ाइल मिले, वह वेतन और खाते पढ़ सकता है। BACKUP_PASSPHRASE सेट करें और उसे कहीं और सँभालकर रखें।",
    actions: {
      backUp: "अभी बैकअप लें",
      backUpBegun: "बैकअप शुरू हुआ",
      backUpFailed: "बैकअप शुरू नहीं हो सका",
      prove: "अभी जाँचें",
      proveBegun: "जाँच शुरू हुई: सबसे नया बैकअप प्लांट के साथ अलग से रीस्टोर हो रहा है",
      proveFailed: "जाँच शुरू नहीं हो सकी",
      download: "डाउनलोड करें",
      downloadFailed: "बैकअप डाउनलोड नहीं हो सका",
      restore: "रीस्टोर करें…",
    },
    state: {
      title: "स्थिति",
      backup: "पिछला बैकअप",
      proven: "पिछला जाँचा हुआ रीस्टोर",
      never: "कभी नहीं",
      notProvable: "जाँचा नहीं जा सकता",
      justNow: "एक मिनट से कम पहले",
      agoFor: "%{ago}, %{seconds}",
      place: "जगह",
      daily: "रोज़ का बैकअप",
      dailyAt: "%{time} बजे",
      noDaily: "नहीं",
      encryption: "एन्क्रिप्शन",
      encrypted: "एन्क्रिप्टेड",
      notEncrypted: "एन्क्रिप्टेड नहीं",
    },
    backups: {
      title: "बैकअप",
      hint: "पिछले 48 घंटों के सभी बैकअप रहते हैं, 7 दिन, 4 हफ़्ते और 12 महीने के आखिरी, और पिछले 3 अपग्रेड से पहले के।",
      empty: "अभी कोई बैकअप नहीं है।",
      made: "बना",
      name: "नाम",
      size: "साइज़",
      actions: "कार्रवाई",
    },
    runs: {
      title: "पिछले काम",
      empty: "अभी तक कुछ नहीं चला।",
      at: "शुरू",
      what: "क्या",
      by: "किसने",
      result: "नतीजा",
      duration: "समय",
      running: "चल रहा है",
      done: "हो गया",
      doneRows: "%{count} पंक्ति, %{size} |||| %{count} पंक्तियाँ, %{size}",
    },
    kinds: { backup: "बैकअप", drill: "जाँच", restore: "रीस्टोर" },
    triggers: {
      schedule: "समय-सारणी",
      migration: "अपग्रेड",
      office: "ऑफ़िस",
      command: "कमांड लाइन",
    },
    restore: {
      title: "%{made} का बैकअप रीस्टोर करें?",
      question:
        "प्लांट का सारा डेटा उस समय जैसा हो जाएगा। उसके बाद की एंट्री किसी सूची में नहीं रहेगी; अभी का डेटाबेस सर्वर पर दूसरे नाम से रहेगा। सबको फिर से साइन इन करना होगा।",
      typed: "पक्का करने के लिए %{name} टाइप करें",
      password: "पासफ़्रेज़, अगर अभी वाले से अलग हो",
      keep: "अभी का डेटा रखें",
      confirm: "रीस्टोर करें",
      begun: "रीस्टोर शुरू हुआ। आपको फिर से साइन इन करना होगा।",
      failed: "रीस्टोर शुरू नहीं हो सका",
    },
  },
};
