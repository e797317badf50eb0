import { expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import { isStaleRate, type PaperRate, paperRateFor } from "../../../domain/quotations/rates";
import { inEnglish } from "../../support/inEnglish";

const rate = (paisePerKg: number, more: Partial<PaperRate> = {}): PaperRate => ({
  validFrom: "2026-10-01",
  source: "Price list",
  paisePerKg,
  ...more,
});
const liner = { name: say("layer.top"), gsm: 150, burstFactor: 18, shade: "Golden" };
const chosen = (rates: readonly PaperRate[], date = "2026-11-20") =>
  paperRateFor(rates, liner, date);

test("the rate that names more of a paper wins over one for any paper", () => {
  const rates = [
    rate(3600),
    rate(3800, { fromGsm: 120, toGsm: 200 }),
    rate(4000, { fromGsm: 120, toGsm: 200, burstFactor: 18 }),
    rate(4200, { fromGsm: 120, toGsm: 200, burstFactor: 18, shade: "golden " }),
    rate(9900, { burstFactor: 18, shade: "Natural" }),
    rate(9900, { mill: "Tungabhadra Papers" }),
  ];
  expect(chosen(rates)).toMatchObject({ value: { paisePerKg: 4200 } });
  expect(chosen(rates.slice(0, 3))).toMatchObject({ value: { paisePerKg: 4000 } });
  expect(chosen(rates.slice(0, 1))).toMatchObject({ value: { paisePerKg: 3600 } });
});

test("among equally exact rates the narrower range wins, then the later date", () => {
  const wide = rate(3800, { fromGsm: 100, toGsm: 300, validFrom: "2026-11-01" });
  const narrow = rate(3900, { fromGsm: 140, toGsm: 160 });
  expect(chosen([wide, narrow])).toMatchObject({ value: { paisePerKg: 3900 } });
  const rates = [
    rate(3700),
    rate(3750, { validFrom: "2026-11-01" }),
    rate(9900, { validFrom: "2026-12-01" }),
  ];
  expect(chosen(rates)).toMatchObject({ value: { paisePerKg: 3750 } });
});

test("a missing rate names its paper", () => {
  expect(inEnglish(chosen([rate(3800, { fromGsm: 151 })]))).toEqual({
    missing: "no rate for the top liner: 150 GSM, BF 18, Golden",
  });
  expect(chosen([rate(3800, { toGsm: 150 })])).toMatchObject({ value: { paisePerKg: 3800 } });
});

test("a rate is stale after more than the allowed days", () => {
  expect(isStaleRate("2026-10-21", "2026-11-20", 30)).toBe(false);
  expect(isStaleRate("2026-10-20", "2026-11-20", 30)).toBe(true);
});
