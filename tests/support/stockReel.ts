/** A reel of the stock as a host lists it. */
export const stockReel = {
  id: 7,
  barcodeId: "REEL-000007",
  reelNo: 1007,
  createdAt: "2026-11-01T05:00:00Z",
  gsm: 150,
  burstFactor: 22,
  deckle: 120,
  initialWeight: 640.5,
  currentWeight: 600,
  unit: "A",
  status: "AVAILABLE",
  paperType: "Kraft",
  supplierName: "Kabini",
  createdBy: "a@b.in",
};
