import type * as screens from "../../orders/screenTexts";
import type * as texts from "../../orders/texts";
import type { ResourceTranslation, Translation, Translations } from "../../useTexts";

const columns: Translation<typeof texts.orderStatusNames> = {
  TODO: "करना है",
  IN_PROGRESS: "चल रहा है",
  COMPLETED: "पूरा",
  SHIPPED: "डिस्पैच हुआ",
};

const fields: Translation<typeof texts.orderFields.english.fields> = {
  id: "ऑर्डर",
  client: "ग्राहक",
  clientId: "ग्राहक नंबर",
  productType: "प्रोडक्ट का प्रकार",
  quantity: "मात्रा",
  size: "साइज़",
  materialGrade: "मटेरियल ग्रेड",
  specificationVersionId: "स्पेसिफ़िकेशन",
  deliveryAddress: "डिलीवरी का पता",
  poNumber: "PO नंबर",
  poDate: "PO की तारीख",
  expectedCompletionDate: "पूरा होने की तारीख",
  unit: "यूनिट",
  status: "स्थिति",
  transportNumber: "ट्रांसपोर्ट नंबर",
  shippedAt: "कब डिस्पैच हुआ",
  createdBy: "किसने बनाया",
  createdAt: "कब बनाया",
  updatedAt: "कब बदला",
  cancelledAt: "कब रद्द हुआ",
  cancelReason: "कारण",
  version: "वर्शन",
};

const choices = { status: { ...columns, CANCELLED: "रद्द" } };

/** The orders, and the list of all orders. */
export const orderResources: {
  readonly orders: ResourceTranslation<typeof texts.orderFields>;
  readonly orderList: ResourceTranslation<typeof texts.orderListTexts>;
} = {
  orders: {
    name: "ऑर्डर |||| ऑर्डर",
    fields,
    choices,
    create: {
      title: "ऑर्डर बनाएँ",
      submit: "ऑर्डर बनाएँ",
      busy: "बनाया जा रहा है…",
      toList: "ऑर्डर बोर्ड",
    },
    created: "ऑर्डर बन गया!",
    failed: "ऑर्डर नहीं बन सका। फिर से कोशिश करें।",
  },
  orderList: {
    name: "ऑर्डर |||| ऑर्डर",
    menu: "ऑर्डर सूची",
    fields: {
      ...fields,
      id: "नंबर",
      expectedCompletionDate: "डिलीवरी की तय तारीख",
      expectedCompletionDate_gte: "तय तारीख से",
      expectedCompletionDate_lte: "तय तारीख तक",
    },
    choices,
    list: {
      title: "ऑर्डर सूची",
      empty: "अभी कोई ऑर्डर नहीं है",
      failed: "ऑर्डर: लोड नहीं हो सके।",
    },
  },
};

/** The texts of the orders' screens in Hindi. */
export const orders: Translations<typeof screens & typeof texts> = {
  orderCell: { late: "देर से" },
  kanban: {
    title: "ऑर्डर बोर्ड",
    columns,
    reload: "फिर से लोड करें",
    list: "ऑर्डर सूची",
    create: "ऑर्डर बनाएँ",
    filter: {
      client: "ग्राहक से फ़िल्टर",
      product: "प्रोडक्ट से फ़िल्टर",
      clear: "फ़िल्टर हटाएँ",
    },
    empty: "कोई ऑर्डर नहीं",
    notLoaded: "ऑर्डर: लोड नहीं हो सके।",
    others:
      "%{smart_count} ऑर्डर की स्थिति का कोई कॉलम नहीं है: |||| %{smart_count} ऑर्डर की स्थिति का कोई कॉलम नहीं है:",
    card: {
      title: "ऑर्डर #%{id}",
      size: "साइज़",
      quantity: "मात्रा",
      unit: "यूनिट",
      promised: "तय तारीख",
      shippedAt: "कब डिस्पैच हुआ",
      transport: "ट्रांसपोर्ट #%{number}",
      lift: "ऑर्डर #%{id} उठाएँ",
      draggable: "खिसकाने लायक ऑर्डर",
      moveTo: "यहाँ भेजें…",
      moveOrder: "ऑर्डर #%{id} यहाँ भेजें…",
    },
    menu: { edit: "ऑर्डर बदलें", cancel: "ऑर्डर रद्द करें…" },
    confirm: {
      COMPLETED: {
        title: "ऑर्डर पूरा होने की पुष्टि करें",
        question: "क्या ऑर्डर #%{id} को पूरा करना है?",
      },
      SHIPPED: {
        title: "ऑर्डर डिस्पैच होने की पुष्टि करें",
        question: "क्या ऑर्डर #%{id} को डिस्पैच करना है?",
      },
      transportNumber: "ट्रांसपोर्ट नंबर",
      placeholder: "ट्रांसपोर्ट नंबर दर्ज करें",
      missing: "ट्रांसपोर्ट नंबर दर्ज करें",
      confirm: "पुष्टि करें",
      cancel: "रद्द करें",
      processing: "काम चल रहा है…",
    },
    failed: "स्थिति नहीं बदली जा सकी: %{message}",
    drag: {
      instructions:
        "ऑर्डर उठाने के लिए Space या Enter दबाएँ, कॉलम चुनने के लिए तीर वाली कुंजियाँ, छोड़ने के लिए Space या Enter, रद्द करने के लिए Escape।",
      lifted: "ऑर्डर #%{id} को उठाया गया, कॉलम: %{column}।",
      over: "ऑर्डर #%{id} इस कॉलम पर है: %{column}।",
      nowhere: "ऑर्डर #%{id} कॉलम के बाहर है।",
      dropped: "ऑर्डर #%{id} इस कॉलम में छोड़ा गया: %{column}।",
      cancelled: "ऑर्डर #%{id} इसी कॉलम में रहेगा: %{column}।",
    },
  },
  orderCreate: {
    onKanban: "ऑर्डर #%{id} बोर्ड पर है।",
    showOrder: "ऑर्डर #%{id} खोलें",
    showKanban: "बोर्ड देखें",
    noSpecification: "बॉक्स की स्पेसिफ़िकेशन: लोड नहीं हो सकी",
    specification: {
      none: "कोई स्पेसिफ़िकेशन नहीं",
      earlier: "पुराना वर्शन (#%{id})",
      version: "%{client}: %{name}, वर्शन %{number}",
    },
    whole: "सिर्फ़ पूरे पीस: %{quantity} भेजे जाएँगे।",
    past: "यह तारीख निकल चुकी है।",
  },
  order: {
    title: "ऑर्डर #%{id}",
    toKanban: "ऑर्डर बोर्ड",
    toList: "ऑर्डर सूची",
    failed: "ऑर्डर: लोड नहीं हो सका",
    jobCard: {
      print: "जॉब कार्ड प्रिंट करें",
      save: "जॉब कार्ड डाउनलोड करें",
      failed: "जॉब कार्ड नहीं बन सका",
      savedInstead: "यह ब्राउज़र PDF प्रिंट नहीं कर सकता। जॉब कार्ड की फ़ाइल सहेजी गई है। उसे खोलकर प्रिंट करें।",
    },
    cancelled: "%{time} को रद्द हुआ: %{reason}",
    specification: "स्पेसिफ़िकेशन: %{name}, वर्शन %{number}",
    quotation: "कोटेशन %{number}: एक बॉक्स का दाम %{price}",
    ordersOf: "ग्राहक के सभी ऑर्डर: %{client}",
    allDispatched: { told: "सब बॉक्स भेजे जा चुके हैं।", move: "“%{column}” में ले जाएँ…" },
    steps: {
      title: "चरण",
      created: "इस कॉलम में बना: %{column}",
      moved: "इस कॉलम में गया: %{column}",
      undone: "इस कॉलम में वापस: %{column}",
      all: "सभी %{count} चरण दिखाएँ",
      unknown: "व्यक्ति का नाम दर्ज नहीं है",
    },
    reels: {
      title: "इस्तेमाल की गई रील",
      empty: "अभी कोई रील इस्तेमाल नहीं हुई",
      columns: {
        barcodeId: "रील",
        paperType: "पेपर",
        gsm: "GSM",
        usageType: "किसके लिए",
        weightConsumed: "खर्च वज़न",
        howManyBox: "बॉक्स",
        courgationIn: "कब से",
        courgationOut: "कब तक",
      },
      running: "चल रही है",
      estimated: "%{weight} (अनुमानित)",
      total: "कुल पेपर: %{weight}",
    },
  },
  cancel: {
    action: "ऑर्डर रद्द करें…",
    restore: {
      action: "ऑर्डर फिर से चालू करें",
      done: "ऑर्डर #%{id} को फिर से चालू किया गया। %{told}",
      failed: "ऑर्डर फिर से चालू नहीं हो सका। फिर से कोशिश करें।",
    },
    title: "ऑर्डर #%{id} रद्द करें?",
    question:
      "ऑर्डर बोर्ड से हट जाएगा। उसे कहीं भेजा नहीं जा सकेगा और उसके लिए पेपर इश्यू नहीं होगा। उसका पेज और इतिहास बना रहेगा।",
    reason: "कारण",
    reasonHint: "उदाहरण: दो बार बना ऑर्डर",
    missing: "कारण दर्ज करें",
    keep: "ऑर्डर रहने दें",
    confirm: "ऑर्डर रद्द करें",
    done: "ऑर्डर #%{id} को रद्द किया गया",
    failed: "ऑर्डर रद्द नहीं हो सका। फिर से कोशिश करें।",
  },
};
