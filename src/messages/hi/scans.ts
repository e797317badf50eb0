import type { enteredMessages, scansMessages } from "../../../domain/messages/scans";

/** Messages about scans at a station, and the details of exceptions, in Hindi. */
export const scans: Record<keyof typeof scansMessages, string> = {
  "scan.usedId": "इस स्कैन की ID किसी और स्कैन की है",
  "scan.notRecorded": "दर्ज नहीं हुआ",
  "scan.inactiveBadge": "%{name} का बैज अब सक्रिय नहीं है: ऑफ़िस जाएँ",
  "scan.notEmployed": "%{name}: %{date} को नौकरी दर्ज नहीं है। ऑफ़िस जाएँ",
  "scan.atMachine": "रील %{reel} पहले से %{client} के लिए चल रही है: पहले उसे वापस करें",
  "scan.usedUp": "रील %{reel} खत्म हो चुकी है",
  "scan.shipped": "%{client} का ऑर्डर डिस्पैच हो चुका है: दूसरा चुनें",
  "scan.cancelled": "%{client} का ऑर्डर रद्द हो चुका है: दूसरा चुनें",
  "scan.reserved": "रील %{reel} ऑर्डर #%{order}, %{client} के लिए रिज़र्व है",
  "scan.taken":
    "ऑर्डर #%{order}, %{client} के लिए इश्यू हुई। यह ऑर्डर #%{loser}, %{losing} के लिए रिज़र्व थी, अब वह रिज़र्वेशन नहीं रहा",
  "scan.notInUse": "रील %{reel} इस्तेमाल में नहीं है",
  "scan.weighsNothing":
    "रील %{reel} का वज़न 0 kg नहीं हो सकता: तराज़ू कोर का वज़न भी दिखाता है। फिर से तौलें",
  "scan.aboveIssued":
    "रील %{reel} को %{issued} के साथ इश्यू किया गया था, %{weight} के साथ वापस नहीं आ सकती",
  "scan.noPaper":
    "रील %{reel} %{weight} के साथ वापस आई, उसका कोर %{core} का है: पेपर नहीं बचा। फिर से तौलें",
  "scan.isFinished": "रील %{reel} %{weight} के साथ वापस आई, उसका कोर %{core} का है। क्या रील खत्म है?",
  "exception.longSpan": "बिना रुके काम: %{duration}",
  "exception.openDay": "इस काम के दिन में दूसरा स्कैन नहीं है: चेक-आउट या चेक-इन बाकी है",
  "exception.openSpan": "%{duration} के अंदर दूसरा स्कैन नहीं है: चेक-आउट या चेक-इन बाकी है",
  "exception.workedOnHoliday": "सार्वजनिक अवकाश (%{holiday}) पर काम: %{duration}",
  "exception.workedOnWeeklyOff": "साप्ताहिक अवकाश पर काम: %{duration}",
  "exception.cameOnHoliday": "सार्वजनिक अवकाश पर आना: %{holiday}",
  "exception.cameOnWeeklyOff": "साप्ताहिक अवकाश पर आना",
  "exception.early": "शिफ़्ट से %{duration} पहले आना: यह समय मंज़ूरी पर ही गिना जाता है",
  "exception.notEmployed": "%{name}: %{date} को नौकरी दर्ज नहीं है, इस दिन के स्कैन का वेतन नहीं मिलता",
  "exception.clockSetBack": "स्कैन के इंतज़ार के दौरान स्टेशन की घड़ी पीछे की गई",
  "exception.clockReplaced": "स्टेशन की घड़ी %{date} दिखा रही थी: स्कैन पहुँचने का समय लिया गया",
  "exception.clockSlow": "स्टेशन की घड़ी %{duration} पीछे थी; समय ठीक किया गया",
  "exception.clockFast": "स्टेशन की घड़ी %{duration} आगे थी; समय ठीक किया गया",
  "exception.dismissed": "स्टेशन पर हटाया गया। नामंज़ूर होने का कारण: %{message}",
  "exception.reelRecords": "रील के रिकॉर्ड से मेल नहीं खाता",
  "exception.inactiveBadge": "यह बैज अब सक्रिय नहीं था",
  "exception.late": "स्कैन के %{duration} बाद भेजा गया",
  "scan.entered": "%{refusal} (दर्ज: %{entered})",
};

/** The values that were entered with a scan, in Hindi. */
export const entered: Record<keyof typeof enteredMessages, string> = {
  "entered.all": "%{values}",
  "entered.weight": "वज़न %{value} kg",
  "entered.diameter": "व्यास %{value} mm",
  "entered.boxes": "%{value} बॉक्स",
  "entered.order": "ऑर्डर #%{value}",
  "entered.vehicle": "गाड़ी %{value}",
  "entered.TOP": "टॉप",
  "entered.FLUTE": "फ़्लूट",
  "entered.LINER": "लाइनर",
};
