import type { devices } from "../db/schema";
import { recentWorkingTime, workingTime } from "./officeHours";

const dayMs = 24 * 3_600_000;

/** A station at each unit's gate. No tablet has their tokens: a new code pairs one. */
export const demoDevices = (now: number): (typeof devices.$inferInsert)[] =>
  (["A", "B"] as const).map((unit, index) => {
    const pairedAt = new Date(workingTime(now - (92 + index) * dayMs, now));
    return {
      name: `Gate ${unit}`,
      unit,
      tokenDigest: `demo station ${unit}`,
      createdAt: pairedAt,
      pairedAt,
      lastSeenAt: new Date(recentWorkingTime(now, 1 - index / 10)),
    };
  });
