import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import type { PageTranslation } from "../../pageTexts";
import type { WallTexts } from "./en";

export const texts: PageTranslation<WallTexts> = {
  language: "हिन्दी",
  locale: "hi-IN-u-nu-latn",
  title: "वॉल स्क्रीन",
  noWalls: "इस होस्ट पर वॉल स्क्रीन नहीं हैं।",
  pairing: {
    heading: "इस वॉल स्क्रीन की जोड़ी बनाएँ",
    lead: "ऑफ़िस से वॉल स्क्रीन का कोड लें और यहाँ दर्ज करें। कोड दस मिनट तक चलता है।",
    code: "जोड़ी का कोड",
    submit: "जोड़ी बनाएँ",
    busy: "जोड़ी बन रही है…",
    required: "कोड दर्ज करें",
    refused: "यह कोड सही नहीं है: गलत लिखा, इस्तेमाल हो चुका, 10 मिनट से पुराना या स्कैन स्टेशन का कोड।",
    tooMany: "बहुत बार कोशिश हुई। एक मिनट बाद फिर से कोशिश करें।",
    noHost: "होस्ट से जवाब नहीं मिला। नेटवर्क जाँचें और फिर से कोशिश करें।",
    revoked: "इस वॉल स्क्रीन की जोड़ी अब नहीं है। ऑफ़िस से नया कोड लें।",
    language: "भाषा",
  },
  waiting: "पहले आँकड़ों का इंतज़ार है…",
  unit: (unit) => `यूनिट ${unit}`,
  here: (unit) => `उपस्थित, यूनिट ${unit}`,
  hereAt: (unit, time) => `यूनिट ${unit}, ${time} पर`,
  nobody: "कोई नहीं",
  columns: {
    TODO: "करना है",
    IN_PROGRESS: "चल रहा है",
    COMPLETED: "पूरा",
    SHIPPED: "डिस्पैच, 24 घंटे",
  },
  noOrders: "कोई ऑर्डर नहीं",
  late: (count) => `${count} देर से`,
  allLate: "देर से चल रहे ऑर्डर",
  reels: "मशीनों पर रील",
  noReels: "कोई रील नहीं",
  usages: { TOP: "टॉप", FLUTE: "फ़्लूट", LINER: "लाइनर" },
  output: { today: "आज का काम", of: (date) => `${date} का काम` },
  ordersShipped: "डिस्पैच ऑर्डर",
  boxesShipped: "डिस्पैच बॉक्स",
  reelsReturned: "वापस आई रील",
  reelsUsedUp: "खत्म हुई रील",
  paperUsed: "लगा पेपर",
  exceptions: "खुली विसंगतियाँ",
  age: {
    now: (time) => `${time} के आँकड़े`,
    minutes: (time, count) => `${time} के आँकड़े, ${count} मिनट पहले`,
    hours: (time, count) => `${time} के आँकड़े, ${count} घंटे पहले`,
    days: (time, count) => `${time} के आँकड़े, ${count} दिन पहले`,
    clockWrong: (time) => `${time} के आँकड़े। इस स्क्रीन की घड़ी गलत है।`,
  },
  problems: {
    unreachable: "होस्ट से जवाब नहीं मिल रहा।",
    foreign: "होस्ट की जगह कोई और जवाब दे रहा है।",
  },
};
