import { board } from "../../domain/messages/hi/board";
import { access } from "./hi/access";
import { backups } from "./hi/backups";
import { fields } from "./hi/fields";
import { host } from "./hi/host";
import { imports } from "./hi/imports";
import { invoices } from "./hi/invoices";
import { orders } from "./hi/orders";
import { paper } from "./hi/paper";
import { pay } from "./hi/pay";
import { people } from "./hi/people";
import { portalFaults } from "./hi/portalFaults";
import { entered, scans } from "./hi/scans";

import { messageTranslator } from "./translateMessage";

/** The host's messages in Hindi, by their codes. */
export const translations = {
  ...fields,
  ...host,
  ...access,
  ...backups,
  ...imports,
  ...orders,
  ...invoices,
  ...portalFaults,
  ...paper,
  ...board,
  ...scans,
  ...entered,
  ...people,
  ...pay,
};

export const translator = messageTranslator(translations, "hi");
