import type { ServerFeature } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { priceBandHandlers, rateSettingsHandlers, rateSettingsRecord } from "./rateBook";
import { newRate, priceRecord, rateList, wasteRowHandlers, wasteRowRecord } from "./record";

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
