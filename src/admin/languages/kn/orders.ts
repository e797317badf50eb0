import type * as screens from "../../orders/screenTexts";
import type * as texts from "../../orders/texts";
import type { ResourceTranslation, Translation, Translations } from "../../useTexts";

const columns: Translation<typeof texts.orderStatusNames> = {
  TODO: "ಮಾಡಬೇಕು",
  IN_PROGRESS: "ನಡೆಯುತ್ತಿದೆ",
  COMPLETED: "ಪೂರ್ಣ",
  SHIPPED: "ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ",
};

const fields: Translation<typeof texts.orderFields.english.fields> = {
  id: "ಆರ್ಡರ್",
  client: "ಗ್ರಾಹಕರು",
  clientId: "ಗ್ರಾಹಕರ ಸಂಖ್ಯೆ",
  productType: "ಉತ್ಪನ್ನದ ವಿಧ",
  quantity: "ಪ್ರಮಾಣ",
  size: "ಸೈಜ್",
  materialGrade: "ಮೆಟೀರಿಯಲ್ ಗ್ರೇಡ್",
  specificationVersionId: "ಸ್ಪೆಸಿಫಿಕೇಶನ್",
  deliveryAddress: "ಡೆಲಿವರಿ ವಿಳಾಸ",
  poNumber: "PO ನಂಬರ್",
  poDate: "PO ದಿನಾಂಕ",
  expectedCompletionDate: "ಮುಗಿಯುವ ದಿನಾಂಕ",
  unit: "ಯೂನಿಟ್",
  status: "ಸ್ಥಿತಿ",
  transportNumber: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್",
  shippedAt: "ಡಿಸ್ಪ್ಯಾಚ್ ಸಮಯ",
  createdBy: "ರಚಿಸಿದವರು",
  createdAt: "ರಚಿಸಿದ ಸಮಯ",
  updatedAt: "ಬದಲಾದ ಸಮಯ",
  cancelledAt: "ರದ್ದಾದ ಸಮಯ",
  cancelReason: "ಕಾರಣ",
  version: "ಆವೃತ್ತಿ",
};

const choices = { status: { ...columns, CANCELLED: "ರದ್ದು" } };

/** The orders, and the list of all orders. */
export const orderResources: {
  readonly orders: ResourceTranslation<typeof texts.orderFields>;
  readonly orderList: ResourceTranslation<typeof texts.orderListTexts>;
} = {
  orders: {
    name: "ಆರ್ಡರ್ |||| ಆರ್ಡರ್‌ಗಳು",
    fields,
    choices,
    create: {
      title: "ಆರ್ಡರ್ ರಚಿಸಿ",
      submit: "ಆರ್ಡರ್ ರಚಿಸಿ",
      busy: "ರಚಿಸಲಾಗುತ್ತಿದೆ…",
      toList: "ಆರ್ಡರ್ ಬೋರ್ಡ್",
    },
    created: "ಆರ್ಡರ್ ರಚಿಸಲಾಗಿದೆ!",
    failed: "ಆರ್ಡರ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
  orderList: {
    name: "ಆರ್ಡರ್ |||| ಆರ್ಡರ್‌ಗಳು",
    menu: "ಆರ್ಡರ್ ಪಟ್ಟಿ",
    fields: {
      ...fields,
      id: "ನಂಬರ್",
      expectedCompletionDate: "ಡೆಲಿವರಿಗೆ ನಿಗದಿತ ದಿನಾಂಕ",
      expectedCompletionDate_gte: "ನಿಗದಿತ ದಿನಾಂಕದಿಂದ",
      expectedCompletionDate_lte: "ನಿಗದಿತ ದಿನಾಂಕದವರೆಗೆ",
    },
    choices,
    list: {
      title: "ಆರ್ಡರ್ ಪಟ್ಟಿ",
      empty: "ಇನ್ನೂ ಆರ್ಡರ್‌ಗಳಿಲ್ಲ",
      failed: "ಆರ್ಡರ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ.",
    },
  },
};

/** The texts of the orders' screens in Kannada. */
export const orders: Translations<typeof screens & typeof texts> = {
  orderCell: { late: "ತಡವಾಗಿದೆ" },
  kanban: {
    title: "ಆರ್ಡರ್ ಬೋರ್ಡ್",
    columns,
    reload: "ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ",
    list: "ಆರ್ಡರ್ ಪಟ್ಟಿ",
    create: "ಆರ್ಡರ್ ರಚಿಸಿ",
    filter: {
      client: "ಗ್ರಾಹಕರ ಫಿಲ್ಟರ್",
      product: "ಉತ್ಪನ್ನದ ಫಿಲ್ಟರ್",
      clear: "ಫಿಲ್ಟರ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಿ",
    },
    empty: "ಆರ್ಡರ್‌ಗಳಿಲ್ಲ",
    notLoaded: "ಆರ್ಡರ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ.",
    others: "%{smart_count} ಆರ್ಡರ್‌ನ ಸ್ಥಿತಿಗೆ ಕಾಲಂ ಇಲ್ಲ: |||| %{smart_count} ಆರ್ಡರ್‌ಗಳ ಸ್ಥಿತಿಗೆ ಕಾಲಂ ಇಲ್ಲ:",
    card: {
      title: "ಆರ್ಡರ್ #%{id}",
      size: "ಸೈಜ್",
      quantity: "ಪ್ರಮಾಣ",
      unit: "ಯೂನಿಟ್",
      promised: "ನಿಗದಿತ",
      shippedAt: "ಡಿಸ್ಪ್ಯಾಚ್ ಸಮಯ",
      transport: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ #%{number}",
      lift: "ಆರ್ಡರ್ #%{id} ಎತ್ತಿ",
      draggable: "ಎಳೆಯಬಹುದಾದ ಆರ್ಡರ್",
      moveTo: "ಸ್ಥಳಾಂತರಿಸಿ…",
      moveOrder: "ಆರ್ಡರ್ #%{id} ಸ್ಥಳಾಂತರಿಸಿ…",
    },
    menu: { edit: "ಆರ್ಡರ್ ಬದಲಾಯಿಸಿ", cancel: "ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ…" },
    confirm: {
      COMPLETED: {
        title: "ಆರ್ಡರ್ ಪೂರ್ಣವೆಂದು ಖಚಿತಪಡಿಸಿ",
        question: "ಆರ್ಡರ್ #%{id} ಪೂರ್ಣವೆಂದು ಗುರುತಿಸಬೇಕೇ?",
      },
      SHIPPED: {
        title: "ಆರ್ಡರ್ ಡಿಸ್ಪ್ಯಾಚ್ ಖಚಿತಪಡಿಸಿ",
        question: "ಆರ್ಡರ್ #%{id} ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ ಎಂದು ಗುರುತಿಸಬೇಕೇ?",
      },
      transportNumber: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್",
      placeholder: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್ ನಮೂದಿಸಿ",
      missing: "ಟ್ರಾನ್ಸ್‌ಪೋರ್ಟ್ ನಂಬರ್ ನಮೂದಿಸಿ",
      confirm: "ಖಚಿತಪಡಿಸಿ",
      cancel: "ರದ್ದುಮಾಡಿ",
      processing: "ನಡೆಯುತ್ತಿದೆ…",
    },
    failed: "ಸ್ಥಿತಿ ಬದಲಾಯಿಸಲು ಆಗಲಿಲ್ಲ: %{message}",
    drag: {
      instructions:
        "ಆರ್ಡರ್ ಎತ್ತಲು Space ಅಥವಾ Enter ಒತ್ತಿ, ಕಾಲಂ ಆಯ್ಕೆಮಾಡಲು ಬಾಣದ ಕೀಲಿಗಳು, ಬಿಡಲು Space ಅಥವಾ Enter, ರದ್ದುಮಾಡಲು Escape.",
      lifted: "ಆರ್ಡರ್ #%{id} ಎತ್ತಲಾಗಿದೆ, ಕಾಲಂ: %{column}.",
      over: "ಆರ್ಡರ್ #%{id} ಈ ಕಾಲಂ ಮೇಲಿದೆ: %{column}.",
      nowhere: "ಆರ್ಡರ್ #%{id} ಕಾಲಂಗಳ ಹೊರಗಿದೆ.",
      dropped: "ಆರ್ಡರ್ #%{id} ಈ ಕಾಲಂನಲ್ಲಿ ಬಿಡಲಾಗಿದೆ: %{column}.",
      cancelled: "ಆರ್ಡರ್ #%{id} ಈ ಕಾಲಂನಲ್ಲೇ ಇರುತ್ತದೆ: %{column}.",
    },
  },
  orderCreate: {
    onKanban: "ಆರ್ಡರ್ #%{id} ಬೋರ್ಡ್‌ನಲ್ಲಿದೆ.",
    showOrder: "ಆರ್ಡರ್ #%{id} ತೆರೆಯಿರಿ",
    showKanban: "ಬೋರ್ಡ್ ನೋಡಿ",
    noSpecification: "ಬಾಕ್ಸ್‌ನ ಸ್ಪೆಸಿಫಿಕೇಶನ್: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    specification: {
      none: "ಸ್ಪೆಸಿಫಿಕೇಶನ್ ಇಲ್ಲ",
      earlier: "ಹಿಂದಿನ ಆವೃತ್ತಿ (#%{id})",
      version: "%{client}: %{name}, ಆವೃತ್ತಿ %{number}",
    },
    whole: "ಪೂರ್ಣ ಪೀಸ್‌ಗಳು ಮಾತ್ರ: %{quantity} ಕಳುಹಿಸಲಾಗುವುದು.",
    past: "ಈ ದಿನಾಂಕ ಮುಗಿದಿದೆ.",
  },
  order: {
    title: "ಆರ್ಡರ್ #%{id}",
    toKanban: "ಆರ್ಡರ್ ಬೋರ್ಡ್",
    toList: "ಆರ್ಡರ್ ಪಟ್ಟಿ",
    failed: "ಆರ್ಡರ್: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    jobCard: {
      print: "ಜಾಬ್ ಕಾರ್ಡ್ ಪ್ರಿಂಟ್ ಮಾಡಿ",
      save: "ಜಾಬ್ ಕಾರ್ಡ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ",
      failed: "ಜಾಬ್ ಕಾರ್ಡ್ ರಚಿಸಲು ಆಗಲಿಲ್ಲ",
      savedInstead: "ಈ ಬ್ರೌಸರ್ PDF ಪ್ರಿಂಟ್ ಮಾಡುವುದಿಲ್ಲ. ಜಾಬ್ ಕಾರ್ಡ್‌ನ ಫೈಲ್ ಉಳಿಸಲಾಗಿದೆ. ಅದನ್ನು ತೆರೆದು ಪ್ರಿಂಟ್ ಮಾಡಿ.",
    },
    cancelled: "%{time}: ರದ್ದಾಗಿದೆ. ಕಾರಣ: %{reason}",
    specification: "ಸ್ಪೆಸಿಫಿಕೇಶನ್: %{name}, ಆವೃತ್ತಿ %{number}",
    quotation: "ಕೊಟೇಶನ್ %{number}: ಒಂದು ಬಾಕ್ಸ್ ಬೆಲೆ %{price}",
    ordersOf: "ಗ್ರಾಹಕರ ಎಲ್ಲಾ ಆರ್ಡರ್‌ಗಳು: %{client}",
    allDispatched: { told: "ಎಲ್ಲ ಬಾಕ್ಸ್‌ಗಳನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ.", move: "“%{column}” ಗೆ ಸರಿಸಿ…" },
    steps: {
      title: "ಹಂತಗಳು",
      created: "ಈ ಕಾಲಂನಲ್ಲಿ ರಚಿಸಲಾಗಿದೆ: %{column}",
      moved: "ಈ ಕಾಲಂಗೆ ಹೋಗಿದೆ: %{column}",
      undone: "ಈ ಕಾಲಂಗೆ ವಾಪಸ್: %{column}",
      all: "ಎಲ್ಲಾ %{count} ಹಂತಗಳನ್ನು ತೋರಿಸಿ",
      unknown: "ವ್ಯಕ್ತಿಯ ಹೆಸರು ದಾಖಲಾಗಿಲ್ಲ",
    },
    reels: {
      title: "ಬಳಸಿದ ರೀಲ್‌ಗಳು",
      empty: "ಇನ್ನೂ ಯಾವ ರೀಲ್ ಬಳಸಿಲ್ಲ",
      columns: {
        barcodeId: "ರೀಲ್",
        paperType: "ಪೇಪರ್",
        gsm: "GSM",
        usageType: "ಯಾವುದಕ್ಕೆ",
        weightConsumed: "ಬಳಸಿದ ತೂಕ",
        howManyBox: "ಬಾಕ್ಸ್‌ಗಳು",
        courgationIn: "ಇಂದ",
        courgationOut: "ವರೆಗೆ",
      },
      running: "ನಡೆಯುತ್ತಿದೆ",
      estimated: "%{weight} (ಅಂದಾಜು)",
      total: "ಒಟ್ಟು ಪೇಪರ್: %{weight}",
    },
  },
  cancel: {
    action: "ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ…",
    restore: {
      action: "ಆರ್ಡರ್ ಮತ್ತೆ ಚಾಲನೆಗೊಳಿಸಿ",
      done: "ಆರ್ಡರ್ #%{id} ಮತ್ತೆ ಚಾಲನೆಯಲ್ಲಿದೆ. %{told}",
      failed: "ಆರ್ಡರ್ ಮತ್ತೆ ಚಾಲನೆಗೊಳಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
    title: "ಆರ್ಡರ್ #%{id} ರದ್ದುಮಾಡಬೇಕೇ?",
    question:
      "ಆರ್ಡರ್ ಬೋರ್ಡ್‌ನಿಂದ ಹೋಗುತ್ತದೆ. ಅದನ್ನು ಸ್ಥಳಾಂತರಿಸಲು ಅಥವಾ ಅದಕ್ಕೆ ಪೇಪರ್ ಇಶ್ಯೂ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಅದರ ಪುಟ ಮತ್ತು ಇತಿಹಾಸ ಉಳಿಯುತ್ತವೆ.",
    reason: "ಕಾರಣ",
    reasonHint: "ಉದಾಹರಣೆ: ಎರಡು ಬಾರಿ ರಚಿಸಲಾಗಿದೆ",
    missing: "ಕಾರಣ ನಮೂದಿಸಿ",
    keep: "ಆರ್ಡರ್ ಹಾಗೆಯೇ ಇರಲಿ",
    confirm: "ಆರ್ಡರ್ ರದ್ದುಮಾಡಿ",
    done: "ಆರ್ಡರ್ #%{id} ರದ್ದಾಗಿದೆ",
    failed: "ಆರ್ಡರ್ ರದ್ದುಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
};
