import type { ordersMessages } from "../../../domain/messages/orders";

/** Messages about orders, boxes and specifications, in Kannada. */
export const orders: Record<keyof typeof ordersMessages, string> = {
  "order.created": "ಆರ್ಡರ್ ರಚಿಸಲಾಗಿದೆ!",
  "box.created": "ಬಾಕ್ಸ್ ರಚಿಸಲಾಗಿದೆ!",
  "order.cancelledNoMove": "ಆರ್ಡರ್ #%{order} ರದ್ದಾಗಿದೆ, ಅದನ್ನು ಸರಿಸಲು ಆಗುವುದಿಲ್ಲ",
  "order.noSuchMove": "ಆರ್ಡರ್ #%{order} ಸ್ಥಿತಿ: %{from}. ಅಲ್ಲಿಂದ ಇದಕ್ಕೆ ಹೋಗಲಾರದು: %{to}",
  "column.TODO": "ಮಾಡಬೇಕು",
  "column.IN_PROGRESS": "ನಡೆಯುತ್ತಿದೆ",
  "column.COMPLETED": "ಪೂರ್ಣ",
  "column.SHIPPED": "ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ",
  "order.alreadyCancelled": "ಆರ್ಡರ್ #%{order} ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ",
  "order.shippedNoCancel": "ಆರ್ಡರ್ #%{order} ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ, ರದ್ದುಮಾಡಲು ಆಗುವುದಿಲ್ಲ",
  "order.notCancelled": "ಆರ್ಡರ್ #%{order} ರದ್ದಾಗಿಲ್ಲ",
  "order.cancelledNoEdit": "ಆರ್ಡರ್ #%{order} ರದ್ದಾಗಿದೆ, ಬದಲಾಯಿಸಲು ಆಗುವುದಿಲ್ಲ",
  "order.noPlan": "ಆರ್ಡರ್ #%{order} ಡಿಸ್ಪ್ಯಾಚ್ ಅಥವಾ ರದ್ದಾಗಿದೆ: ಅದರ ಪೇಪರ್ ಯೋಜಿಸಲಾಗುವುದಿಲ್ಲ",
  "order.keepsNoReel": "ಆರ್ಡರ್ #%{order} ಡಿಸ್ಪ್ಯಾಚ್ ಅಥವಾ ರದ್ದಾಗಿದೆ: ಅದಕ್ಕೆ ರೀಲ್ ಕಾಯ್ದಿರಿಸಲಾಗುವುದಿಲ್ಲ",
  "order.runsUps": "ಆರ್ಡರ್ #%{order} ಈಗ ಅಕ್ಕಪಕ್ಕ %{ups} ಬ್ಲ್ಯಾಂಕ್: ಅದರ ರೀಲ್‌ಗಳನ್ನು ಮತ್ತೆ ನೋಡಿ",
  thereIs: "ಕೊರತೆ: %{missing}",
  "specification.sameName": "%{client}: ಈ ಹೆಸರಿನ ಬಾಕ್ಸ್ ಈಗಾಗಲೇ ಇದೆ: ಅದಕ್ಕೆ ಆವೃತ್ತಿ ಸೇರಿಸಿ",
  "specification.newerVersion":
    "ಈ ಫಾರ್ಮ್ ಆವೃತ್ತಿ %{began} ರಿಂದ ಶುರುವಾಗಿತ್ತು, ನಂತರ ಆವೃತ್ತಿ %{version} ಉಳಿಸಲಾಗಿದೆ. ಸ್ಪೆಸಿಫಿಕೇಶನ್ ಮತ್ತೆ ತೆರೆಯಿರಿ.",
  "specification.noVersion": "ಇಂತಹ ಆವೃತ್ತಿ ಇಲ್ಲ",
  "industry.registered": "%{name}: ನೋಂದಾಯಿಸಲಾಗಿದೆ",
  "order.cancelDispatchesFirst":
    "ಆರ್ಡರ್ #%{order}: %{smart_count} ಬಾಕ್ಸ್ ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ: ಮೊದಲು ಡಿಸ್ಪ್ಯಾಚ್ ರದ್ದುಮಾಡಿ |||| ಆರ್ಡರ್ #%{order}: %{smart_count} ಬಾಕ್ಸ್‌ಗಳು ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿವೆ: ಮೊದಲು ಡಿಸ್ಪ್ಯಾಚ್‌ಗಳನ್ನು ರದ್ದುಮಾಡಿ",
  "dispatch.orderCancelled": "ಆರ್ಡರ್ #%{order} ರದ್ದಾಗಿದೆ: ಅದಕ್ಕೆ ಏನೂ ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ",
  "dispatch.tooMany":
    "ಆರ್ಡರ್ #%{order}: %{tolerance} % ವಿನಾಯಿತಿಯೊಂದಿಗೆ ಒಟ್ಟು %{limit}. ಡಿಸ್ಪ್ಯಾಚ್ ಆದದ್ದು: %{dispatched}. ಇನ್ನು ಗರಿಷ್ಠ %{rest} ಹೋಗಬಹುದು, %{wanted} ಅಲ್ಲ",
  "dispatch.fewerMade": "%{dispatched} ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿರುತ್ತವೆ: ಕನಿಷ್ಠ ಅಷ್ಟೇ ತಯಾರಾಗಿವೆ",
  "dispatch.isCancelled": "ಈ ಡಿಸ್ಪ್ಯಾಚ್ ಈಗಾಗಲೇ ರದ್ದಾಗಿದೆ",
  boxes: "%{smart_count} ಬಾಕ್ಸ್ |||| %{smart_count} ಬಾಕ್ಸ್‌ಗಳು",
  "client.unknown": "ಇಂತಹ ಗ್ರಾಹಕರು ಇಲ್ಲ",
  "client.sameName": "ಬೇರೆ ಗ್ರಾಹಕರಿಗೆ ಈ ಹೆಸರಿದೆ",
  "client.sameGstin": "ಬೇರೆ ಗ್ರಾಹಕರಿಗೆ ಈ GSTIN ಇದೆ",
  "dispatch.hasInvoice": "ಈ ಡಿಸ್ಪ್ಯಾಚ್‌ಗೆ %{serial} ಇದೆ: ಮೊದಲು ಅದನ್ನು ರದ್ದುಮಾಡಿ",
};
