import { board } from "../../domain/messages/kn/board";
import { access } from "./kn/access";
import { backups } from "./kn/backups";
import { fields } from "./kn/fields";
import { host } from "./kn/host";
import { imports } from "./kn/imports";
import { invoices } from "./kn/invoices";
import { orders } from "./kn/orders";
import { paper } from "./kn/paper";
import { pay } from "./kn/pay";
import { people } from "./kn/people";
import { portalFaults } from "./kn/portalFaults";
import { entered, scans } from "./kn/scans";

import { messageTranslator } from "./translateMessage";

/** The host's messages in Kannada, by their codes. */
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

export const translator = messageTranslator(translations, "kn");
