/** The states that are stored. An expired quotation is a sent one after its last day. */
export const storedQuotationStates = ["DRAFT", "SENT", "ACCEPTED", "LOST"] as const;
export const quotationStates = [...storedQuotationStates, "EXPIRED"] as const;
export type QuotationState = (typeof quotationStates)[number];

/** The actions of a quotation, each with the states that allow the action. */
const allowed = {
  edit: ["DRAFT"],
  send: ["DRAFT"],
  revise: ["SENT", "EXPIRED", "LOST"],
  accept: ["SENT", "ACCEPTED"],
  lose: ["DRAFT", "SENT", "EXPIRED"],
} as const satisfies Record<string, readonly QuotationState[]>;
export type QuotationAction = keyof typeof allowed;

export const mayDo = (action: QuotationAction, state: QuotationState): boolean =>
  allowed[action].some((one) => one === state);

/** True if prices are over on a date. They are valid through their last day. */
export const areExpired = (validUntil: string, date: string): boolean => validUntil < date;

/** Returns the state on a date, `yyyy-MM-dd`. */
export const stateOn = (
  state: (typeof storedQuotationStates)[number],
  validUntil: string | undefined,
  date: string,
): QuotationState =>
  state === "SENT" && validUntil !== undefined && areExpired(validUntil, date) ? "EXPIRED" : state;

/** True if lines without an order can be accepted on a date. An accepted quotation keeps its validity. */
export const isOpenOn = (
  state: QuotationState,
  validUntil: string | undefined,
  date: string,
): boolean => mayDo("accept", state) && !(validUntil !== undefined && areExpired(validUntil, date));

/** Returns the quotation's number on papers, such as `Q-000017`. */
export const quotationNumber = (id: number): string => `Q-${String(id).padStart(6, "0")}`;

export const defaultValidityDays = 30;
export const defaultMarkupPercent = 15;
