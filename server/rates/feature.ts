import type { ServerFeature } from "../records/defineRecord";
import { priceBandHandlers, rateSettingsHandlers, rateSettingsRecord } from "./rateBook";
import { price, wasteRow } from "./record";

export const feature = {
  records: { price: price.record, waste: wasteRow.record, pricing: rateSettingsRecord },
  handlers: {
    ...priceBandHandlers,
    ...price.handlers,
    ...wasteRow.handlers,
    ...rateSettingsHandlers,
  },
} satisfies ServerFeature;
