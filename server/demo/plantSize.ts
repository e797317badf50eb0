/** The amount of history in a demo plant. The kanban and the store have the same size in every plant. */
export interface PlantSize {
  /** For how long orders have been taken. */
  readonly days: number;
  readonly orders: number;
  readonly reels: number;
  readonly contacts: number;
  /** The number of days with scans at the gate. */
  readonly scannedDays: number;
}

/** The plant that a first start fills in. */
export const firstPlant: PlantSize = {
  days: 80,
  orders: 300,
  reels: 150,
  contacts: 25,
  scannedDays: 90,
};

/** The size of a plant after a number of months with 417 orders and 167 reels each: 50,000 and 20,000 in ten years. */
export const plantAfter = (months: number): PlantSize => ({
  days: Math.round((months * 365) / 12),
  orders: Math.round((months * 50_000) / 120),
  reels: Math.round((months * 20_000) / 120),
  contacts: Math.round(months * 25),
  scannedDays: Math.round((months * 365) / 12),
});

/** Posts in the plant that are filled now. */
export const posts = 70;
