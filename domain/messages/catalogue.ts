import { boardMessages } from "./board";
import { fieldsMessages } from "./fields";
import { hostMessages } from "./host";
import { officeMessages } from "./office";
import { payslipsMessages } from "./payslips";
import { peopleMessages } from "./people";
import { productionMessages } from "./production";
import { salesMessages } from "./sales";
import { enteredMessages, scansMessages } from "./scans";

/** The host's messages in English by their codes. A text with plural forms has `%{smart_count}`. */
export const messageTexts = {
  ...fieldsMessages,
  ...hostMessages,
  ...officeMessages,
  ...salesMessages,
  ...productionMessages,
  ...boardMessages,
  ...scansMessages,
  ...enteredMessages,
  ...peopleMessages,
  ...payslipsMessages,
} as const;

export type MessageCode = keyof typeof messageTexts;
