import { expect, test } from "vitest";
import { bandAround } from "../../../domain/quotations/boxPrice";

const rules = { spreadPercent: 10, stepPaise: 50 };

test("a band is rounded outwards to the step", () => {
  expect(bandAround(2082, rules)).toEqual({ fromPaise: 1850, toPaise: 2300 });
  expect(bandAround(2000, { ...rules, spreadPercent: 0 })).toEqual({
    fromPaise: 2000,
    toPaise: 2000,
  });
});

test("a band never begins at 0", () => {
  expect(bandAround(30, rules)).toEqual({ fromPaise: 50, toPaise: 50 });
});
