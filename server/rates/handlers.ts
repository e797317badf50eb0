import type { rateCalls } from "../../contract/rates";
import type { Handlers } from "../http/handler";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { newRate, priceRecord, rateList } from "./record";
import { rateSettingsHandlers } from "./settings";
import { wasteRowHandlers } from "./wasteRows";

export const rateHandlers: Handlers<keyof typeof rateCalls> = {
  getRates: () => rateList,
  createRate: createRecord(priceRecord, {
    call: "createRate",
    columns: ({ body, session }) => newRate(body, session.email),
  }),
  updateRate: updateRecord(priceRecord, { call: "updateRate" }),
  ...wasteRowHandlers,
  ...rateSettingsHandlers,
};
