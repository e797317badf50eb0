import type { OrderPaper } from "../../../contract/orderPaperPlan";

export const order = {
  id: 17,
  status: "TODO",
  productType: "3 Ply RSC Box",
  client: "Kaveri Weaves",
  size: "300 × 200 × 150 mm",
  quantity: 10_000,
  unit: "A",
  deliveryAddress: "Peenya",
  specificationVersionId: 4,
  specification: { id: 2, name: "Saree carton", number: 3 },
  steps: [],
  reels: [],
};

export const reel = (reelId: number) => ({
  reelId,
  barcodeId: `REEL-00000${reelId}`,
  deckle: 77,
  supplierName: "Kabini",
  location: "Bay 4",
});
export const offered = (reelId: number, length: number, needed: number) => ({
  ...reel(reelId),
  isPart: reelId === 7,
  receivedAt: "2026-11-01T05:00:00.000Z",
  paper: 600,
  trim: 5.19,
  gives: 5194.81,
  length,
  needed,
});
export const reserved = {
  ...reel(9),
  layer: 2,
  status: "AVAILABLE",
  length: 5325,
  needed: 615.04,
  createdBy: "a@b.in",
  createdAt: "2026-11-01T05:00:00.000Z",
};
export const layer = {
  gsm: 150,
  burstFactor: 18,
  more: 0,
  lacking: 0,
  ran: 0,
  atMachine: 0,
  reservedLength: 0,
  openLength: 5325,
  paper: 615.04,
  openPaper: 615.04,
  widths: [77],
  running: [],
};
export const paper: OrderPaper = {
  isOpen: true,
  lost: [],
  version: 3,
  reserved: [reserved],
  plan: {
    ups: 2,
    mostUps: 4,
    blank: { length: 1065, width: 365 },
    narrowestDeckle: 750,
    sheets: 10_000,
    length: 5325,
    layers: [
      {
        ...layer,
        index: 0,
        name: "the top liner",
        usage: "TOP",
        reels: [offered(7, 5194.81, 600), offered(8, 0, 0)],
        lacking: 130.19,
      },
      {
        ...layer,
        index: 1,
        name: "the flute",
        usage: "FLUTE",
        reels: [],
        lacking: 5325,
        missing: "no reel of BF 18 with 150 GSM: there are those of BF 20",
      },
      { ...layer, index: 2, name: "the bottom liner", usage: "LINER", reels: [] },
    ],
  },
};
