import type { importsMessages } from "../../../domain/messages/imports";

/** Messages about imported files and pictures, in Hindi. */
export const imports: Record<keyof typeof importsMessages, string> = {
  "import.changedSince": "%{title}: इस बीच बदलाव हुआ। इंपोर्ट वैसा ही रहेगा।",
  "import.inUse": "%{kind} #%{number}: अब इस्तेमाल में है। इंपोर्ट वैसा ही रहेगा।",
  "import.numbered": "%{kind} #%{number}",
  "import.notYours": "इंपोर्ट सिर्फ़ वही एडमिन वापस ले सकता है जिसने किया था",
  "import.undone": "यह इंपोर्ट पहले ही वापस लिया जा चुका है",
  "import.tooLate": "सिर्फ़ पिछले %{hours} घंटों के इंपोर्ट वापस लिए जा सकते हैं",
  "import.laterFirst": "पहले बाद वाला इंपोर्ट वापस लें",
  "import.checkAgain": "पंक्तियाँ जाँचने के बाद कुछ बदला है। उन्हें फिर से जाँचें।",
  "import.noNumber": "इस नंबर का %{kind} नहीं है। नया बनाने के लिए खाना खाली करें।",
  "import.noBarcode": "इस बारकोड का %{kind} नहीं है। नया बनाने के लिए खाना खाली करें।",
  "import.otherBarcode": "बारकोड वाले से अलग %{kind}",
  "import.onlyScale": "यह सिर्फ़ तराज़ू से बदलता है",
  "import.stale":
    "यह फ़ाइल सहेजने के बाद बदला गया। फिर से एक्सपोर्ट करें, या बदलाव के ऊपर लिखने के लिए यह खाना खाली करें।",
  "import.gone": "यह रिकॉर्ड अब नहीं है",
  "import.sameRecord": "वही %{kind} जो पंक्ति %{row} में है",
  "import.sameValue": "पंक्ति %{row} जैसा ही",
  "import.tooLong": "फ़ाइल में %{characters} से ज़्यादा अक्षर हैं। उसे बाँटें, और एक-एक हिस्सा इंपोर्ट करें।",
  "import.tooManyRows":
    "फ़ाइल में %{rows} पंक्तियाँ हैं: एक बार में %{most} तक ली जाती हैं। उसे बाँटें, और एक-एक हिस्सा इंपोर्ट करें।",
  "import.noRows": "पहली पंक्ति के शीर्षकों के नीचे कोई पंक्ति नहीं है",
  "import.openQuote": "किसी खाने की शुरुआत का उद्धरण चिह्न बंद नहीं हुआ है",
  "import.unreadableRow": "पंक्ति %{row} पढ़ी नहीं जा सकती: वहाँ गलत उद्धरण चिह्न खोजें",
  "import.twoColumns": "%{label} के दो कॉलम हैं",
  "import.columnMissing": "पहली पंक्ति में कॉलम के नाम होने चाहिए, और %{labels} का कॉलम नहीं है",
  "import.columnsMissing": "पहली पंक्ति में कॉलम के नाम होने चाहिए, और इनके कॉलम नहीं हैं: %{labels}",
  "picture.tooLarge": "फ़ाइल 8 MB से बड़ी है। तस्वीर छोटी करें और फिर से चुनें।",
  "picture.wrongType": "यह तस्वीर नहीं है। JPEG, PNG, WebP या AVIF फ़ाइल चुनें।",
  "picture.notReadable": "तस्वीर पढ़ी नहीं जा सकी। उसे फिर से सहेजें और फिर से चुनें।",
  "picture.tooManyPixels": "तस्वीर 40 मेगापिक्सेल से बड़ी है। उसे छोटी करें और फिर से चुनें।",
};
