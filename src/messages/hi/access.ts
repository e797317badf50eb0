import type { accessMessages } from "../../../domain/messages/access";

/** Messages about accounts, devices and undo, in Hindi. */
export const access: Record<keyof typeof accessMessages, string> = {
  "login.wrong": "ईमेल या पासवर्ड गलत है",
  "login.throttled":
    "बहुत बार गलत पासवर्ड। %{smart_count} मिनट में फिर से कोशिश करें। |||| बहुत बार गलत पासवर्ड। %{smart_count} मिनट में फिर से कोशिश करें।",
  "password.notYours": "यह आपका पासवर्ड नहीं है",
  "password.isSet": "आपका पासवर्ड सेट हो गया",
  signedOutEverywhere: "आप हर जगह से साइन आउट हैं",
  "link.noLongerGood": "यह लिंक अब नहीं चलेगा। जिसने दिया था उससे नया लें।",
  "link.ownPassword": "अपना पासवर्ड मेरा खाता में बदलें, वहाँ अभी का पासवर्ड पूछा जाता है",
  "link.deactivated": "यह एडमिन निष्क्रिय है: लिंक देने से पहले फिर से सक्रिय करें",
  "admin.sameEmail": "इस ईमेल का एडमिन पहले से है",
  "admin.lastSuper": "यही अकेला सुपर एडमिन है: पहले किसी और को सुपर एडमिन बनाएँ",
  "admin.isDeactivated": "%{name} पहले से निष्क्रिय है",
  "admin.isActive": "%{name} पहले से सक्रिय है",
  "device.pairFirst": "यह सिर्फ़ स्कैन स्टेशन या सुपर एडमिन कर सकते हैं: पहले इस डिवाइस को जोड़ें",
  "device.notPaired": "यह स्टेशन जुड़ा नहीं है",
  "device.revoked": "इस स्टेशन की अनुमति हटाई गई है: इसे फिर से जोड़ें",
  "device.badCode": "यह कोड नहीं चलेगा: यह गलत टाइप हुआ, पहले इस्तेमाल हुआ या 10 मिनट से पुराना है",
  "device.stationCode": "यह कोड स्कैन स्टेशन का है: इसे /scan पर दर्ज करें",
  "device.wallCode": "यह कोड वॉल स्क्रीन का है: इसे /wall पर दर्ज करें",
  "contact.thanks": "आपके संदेश के लिए धन्यवाद!",
  "undo.notYours": "बदलाव सिर्फ़ वही पहले जैसा कर सकता है जिसने किया था",
  "undo.done": "यह बदलाव पहले ही वापस हो चुका है",
  "undo.impossible": "इसे पहले जैसा नहीं किया जा सकता",
  "undo.tooLate": "सिर्फ़ पिछले %{seconds} सेकंड के बदलाव पहले जैसे किए जा सकते हैं",
  "undo.changed": "इस बीच किसी ने इसे बदला है: अब पहले जैसा नहीं किया जा सकता",
};
