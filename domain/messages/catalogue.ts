import { accessMessages } from "./access";
import { attachmentsMessages } from "./attachments";
import { backupsMessages } from "./backups";
import { boardMessages } from "./board";
import { fieldsMessages } from "./fields";
import { hostMessages } from "./host";
import { importsMessages } from "./imports";
import { invoicesMessages } from "./invoices";
import { machinesMessages } from "./machines";
import { noticesMessages } from "./notices";
import { ordersMessages } from "./orders";
import { paperMessages } from "./paper";
import { payMessages } from "./pay";
import { payslipsMessages } from "./payslips";
import { peopleMessages } from "./people";
import { portalFaultsMessages } from "./portalFaults";
import { receivablesMessages } from "./receivables";
import { enteredMessages, scansMessages } from "./scans";
import { sendingMessages } from "./sending";

/** The host's messages in English by their codes. A text with plural forms has `%{smart_count}`. */
export const messageTexts = {
  ...fieldsMessages,
  ...hostMessages,
  ...accessMessages,
  ...backupsMessages,
  ...importsMessages,
  ...attachmentsMessages,
  ...ordersMessages,
  ...invoicesMessages,
  ...portalFaultsMessages,
  ...sendingMessages,
  ...paperMessages,
  ...boardMessages,
  ...scansMessages,
  ...enteredMessages,
  ...peopleMessages,
  ...payMessages,
  ...payslipsMessages,
  ...receivablesMessages,
  ...machinesMessages,
  ...noticesMessages,
} as const;

export type MessageCode = keyof typeof messageTexts;
