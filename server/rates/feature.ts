import type { ServerFeature } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { priceBandHandlers } from "./priceBands";
import { newRate, priceRecord, rateList } from "./record";
import { rateSettingsHandlers, rateSettingsRecord } from "./settings";
import { wasteRowHandlers, wasteRowRecord } from "./wasteRows";

export const feature = {
  records: { price: priceRecord, waste: wasteRowRecord, pricing: rateSettingsRecord },
  handlers: {
    ...priceBandHandlers,
    getRates: () => rateList,
    createRate: createRecord(priceRecord, {
      call: "createRate",
      columns: ({ body, session }) => newRate(body, session.email),
    }),
    updateRate: updateRecord(priceRecord, { call: "updateRate" }),
    ...wasteRowHandlers,
    ...rateSettingsHandlers,
  },
} satisfies ServerFeature;
