import type { ordersMessages } from "../../../domain/messages/orders";

/** Messages about orders, boxes and specifications, in Hindi. */
export const orders: Record<keyof typeof ordersMessages, string> = {
  "order.created": "ऑर्डर बन गया!",
  "box.created": "बॉक्स बन गया!",
  "order.cancelledNoMove": "ऑर्डर #%{order} रद्द है, उसकी स्थिति नहीं बदल सकती",
  "order.noSuchMove": "ऑर्डर #%{order} की स्थिति: %{from}। वहाँ से यह नहीं हो सकता: %{to}",
  "column.TODO": "करना है",
  "column.IN_PROGRESS": "चल रहा है",
  "column.COMPLETED": "पूरा",
  "column.SHIPPED": "डिस्पैच हुआ",
  "order.alreadyCancelled": "ऑर्डर #%{order} पहले से रद्द है",
  "order.shippedNoCancel": "ऑर्डर #%{order} डिस्पैच हो चुका है, रद्द नहीं हो सकता",
  "order.notCancelled": "ऑर्डर #%{order} रद्द नहीं है",
  "order.cancelledNoEdit": "ऑर्डर #%{order} रद्द है, बदला नहीं जा सकता",
  "order.noPlan": "ऑर्डर #%{order} डिस्पैच या रद्द है: उसके पेपर की योजना नहीं बनती",
  "order.keepsNoReel": "ऑर्डर #%{order} डिस्पैच या रद्द है: उसके लिए रील रिज़र्व नहीं होती",
  "order.runsUps": "ऑर्डर #%{order} अब %{ups} ब्लैंक साथ-साथ चलता है: उसकी रीलें फिर से देखें",
  thereIs: "कमी: %{missing}",
  "specification.sameName": "%{client} का इस नाम का बॉक्स पहले से है: उसमें वर्शन जोड़ें",
  "specification.newerVersion":
    "यह फ़ॉर्म वर्शन %{began} से शुरू हुआ था, इस बीच वर्शन %{version} सहेजा गया। स्पेसिफ़िकेशन फिर से खोलें।",
  "specification.noVersion": "ऐसा वर्शन नहीं है",
  "industry.registered": "%{name}: रजिस्टर हुआ",
  "order.cancelDispatchesFirst":
    "ऑर्डर #%{order} का %{smart_count} बॉक्स डिस्पैच हो चुका है: पहले डिस्पैच रद्द करें |||| ऑर्डर #%{order} के %{smart_count} बॉक्स डिस्पैच हो चुके हैं: पहले डिस्पैच रद्द करें",
  "dispatch.orderCancelled": "ऑर्डर #%{order} रद्द है: उसका कुछ डिस्पैच नहीं हो सकता",
  "dispatch.tooMany":
    "ऑर्डर #%{order} में %{tolerance} % छूट के साथ कुल %{limit} जा सकते हैं। डिस्पैच हुए: %{dispatched}। अब %{rest} तक जा सकते हैं, %{wanted} नहीं",
  "dispatch.fewerMade": "%{dispatched} डिस्पैच हो चुके होंगे: कम से कम उतने ही बने हैं",
  "dispatch.isCancelled": "यह डिस्पैच पहले से रद्द है",
  boxes: "%{smart_count} बॉक्स |||| %{smart_count} बॉक्स",
  "client.unknown": "ऐसा कोई ग्राहक नहीं है",
  "client.sameName": "किसी और ग्राहक का यही नाम है",
  "client.sameGstin": "किसी और ग्राहक का यही GSTIN है",
  "dispatch.hasInvoice": "इस डिस्पैच का %{serial} है: पहले उसे रद्द करें",
};
