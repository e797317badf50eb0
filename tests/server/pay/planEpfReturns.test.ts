import { expect, test } from "vitest";
import { type FiledReturn, planEpfReturns } from "../../../server/pay/planEpfReturns";

const asha = "100900000001#~#Asha#~#26000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n";
const raised =
  "100900000001#~#Asha#~#26000#~#19667#~#19667#~#19667#~#2360#~#1638#~#722#~#0#~#0\r\n";
const bala = "100900000002#~#Bala#~#10000#~#10000#~#10000#~#10000#~#1200#~#833#~#367#~#0#~#0\r\n";

const file = (
  content: string,
  kind: FiledReturn["kind"] = "REGULAR",
  isPaid = false,
): FiledReturn => ({ kind, content, isPaid });

test("the first return of a month is the regular one, with all members", () => {
  expect(planEpfReturns([], asha + bala)).toEqual({
    next: [{ kind: "REGULAR", content: asha + bala }],
    lowered: [],
  });
});

test("nothing follows a return that has the present lines", () => {
  expect(planEpfReturns([file(asha + bala)], asha + bala)).toEqual({ next: [], lowered: [] });
});

test("a member who got a UAN later stands alone in a supplementary return", () => {
  expect(planEpfReturns([file(asha)], asha + bala).next).toEqual([
    { kind: "SUPPLEMENTARY", content: bala },
  ]);
  const filed = [file(asha), file(bala, "SUPPLEMENTARY")];
  expect(planEpfReturns(filed, asha + bala).next).toEqual([]);
});

test("a member with higher contributions stands alone in a revised return, also after the payment", () => {
  for (const isPaid of [false, true]) {
    const filed = [file(asha + bala, "REGULAR", isPaid)];
    expect(planEpfReturns(filed, raised + bala)).toEqual({
      next: [{ kind: "REVISED", content: raised }],
      lowered: [],
    });
    expect(planEpfReturns([...filed, file(raised, "REVISED")], raised + bala).next).toEqual([]);
  }
});

test("a supplementary and a revised return can be due at once", () => {
  expect(planEpfReturns([file(asha)], raised + bala).next.map(({ kind }) => kind)).toEqual([
    "SUPPLEMENTARY",
    "REVISED",
  ]);
});

test("a revised return lowers a member before the payment alone", () => {
  const revised = { kind: "REVISED", content: asha };
  expect(planEpfReturns([file(raised)], asha)).toEqual({ next: [revised], lowered: [] });
  expect(planEpfReturns([file(raised, "REGULAR", true)], asha)).toEqual({
    next: [],
    lowered: [{ uan: "100900000001", name: "Asha", paid: 4_720, now: 3_600 }],
  });
  // The unpaid revised return may be lowered again, down to the paid return.
  const filed = [file(asha, "REGULAR", true), file(raised, "REVISED")];
  expect(planEpfReturns(filed, asha)).toEqual({ next: [revised], lowered: [] });
});

test("a contribution that moves from one account to another is lower in the first", () => {
  const excluded = "100900000002#~#Bala#~#10000#~#10000#~#0#~#10000#~#1200#~#0#~#1200#~#0#~#0\r\n";
  expect(planEpfReturns([file(bala, "REGULAR", true)], excluded).lowered).toHaveLength(1);
  expect(planEpfReturns([file(bala)], excluded).next).toEqual([
    { kind: "REVISED", content: excluded },
  ]);
});

test("a member who is no longer in the month is revised to zero, with the old UAN", () => {
  const moved = bala.replace("100900000002", "100900000009");
  expect(planEpfReturns([file(asha + bala)], asha + moved).next).toEqual([
    { kind: "SUPPLEMENTARY", content: moved },
    { kind: "REVISED", content: "100900000002#~#Bala#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#0\r\n" },
  ]);
  const zeros = "100900000002#~#Bala#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#0#~#0\r\n";
  expect(planEpfReturns([file(asha + bala), file(zeros, "REVISED")], asha).next).toEqual([]);
});
