import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CreditEntry,
  composeCredit,
  creditableOf,
  findLateCredit,
  lastCreditDate,
} from "../../../domain/invoices/creditNote";
import { taxedLine, totalsOf } from "../../../domain/invoices/gst";
import { isIrnTooOld } from "../../../domain/invoices/portalReplies";
import { englishOf } from "../../support/inEnglish";
import { boxLine } from "../../support/invoiceDocument";

const charge = { description: "Plates", hsn: "998912", quantity: 1, pricePaise: 575_000 };

function invoiceOf(quantity = 5000, pricePaise = 1780) {
  const lines = [
    taxedLine({ ...boxLine, quantity, pricePaise }, true),
    taxedLine({ ...charge, ratePercent: 18, isTooling: true }, true),
  ];
  return { serial: "A/26-27/00001", isInside: true, lines, totals: totalsOf(lines) };
}

type Notes = Parameters<typeof composeCredit>[1];

function credit(entry: Partial<CreditEntry>, notes: Notes = [], invoice = invoiceOf()) {
  const whole = { line: 0, quantity: 1000, price: 17.8, isReturn: true, ...entry };
  return composeCredit(invoice, notes, whole);
}

function noteOf(entry: Partial<CreditEntry>, notes: Notes = []) {
  const note = credit(entry, notes);
  if (!note.ok) throw new Error("The credit is refused");
  return note;
}

const errorsOf = (result: ReturnType<typeof credit>) =>
  result.ok
    ? []
    : Object.entries(result.errors).map(([field, message]) => `${field}: ${englishOf(message)}`);

test("a lowered price takes rupees and no boxes, and returned boxes take both", () => {
  const lowered = noteOf({ quantity: 5000, price: 1, isReturn: false });
  expect(creditableOf(invoiceOf(), [lowered]).lines[0]).toMatchObject({
    boxes: 5000,
    taxablePaise: 8_400_000,
  });
  expect(errorsOf(credit({ quantity: 5000 }, [lowered]))).toEqual([
    "price: A/26-27/00001 has ₹89,000 on this line, of which ₹5,000 are credited: at most ₹84,000 more",
  ]);
  const returned = noteOf({ quantity: 5000, price: 16.8 }, [lowered]);
  expect(creditableOf(invoiceOf(), [lowered, returned]).lines[0]).toMatchObject({
    boxes: 0,
    taxablePaise: 0,
    cgstPaise: 0,
  });
});

test("boxes that came back at a low price leave rupees, and no boxes", () => {
  const returned = noteOf({ quantity: 5000, price: 1 });
  expect(errorsOf(credit({ quantity: 1 }, [returned]))).toEqual([
    "quantity: A/26-27/00001 has 5,000 boxes, of which 5,000 boxes are credited: at most 0 boxes more",
  ]);
  expect(credit({ quantity: 5000, price: 16.8, isReturn: false }, [returned])).toMatchObject({
    ok: true,
  });
});

test("taxes that are rounded up in each note end with the invoice's", () => {
  const lines = [taxedLine({ ...boxLine, quantity: 10, pricePaise: 60 }, true)];
  const small = { serial: "A/26-27/00001", isInside: true, lines, totals: totalsOf(lines) };
  const notes: Extract<ReturnType<typeof credit>, { ok: true }>[] = [];
  for (let count = 0; count < 10; count += 1) {
    const note = credit({ quantity: 1, price: 0.6 }, notes, small);
    if (note.ok) notes.push(note);
  }
  // 2.5 % of 60 paise are 1.5, and of 600 paise 15.
  expect(notes.map(({ lines: [line] }) => line?.cgstPaise)).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 0, 0]);
});

test("a charge above its price is refused by its value, which is its limit", () => {
  expect(errorsOf(credit({ line: 1, quantity: 1, price: 5750.01 }))).toEqual([
    "price: A/26-27/00001 has ₹5,750 on this line, of which ₹0 are credited: at most ₹5,750 more",
  ]);
});

test("a tooling charge is credited in rupees, apart from the boxes", () => {
  const part = noteOf({ line: 1, quantity: 1, price: 2000 });
  expect(part.lines).toMatchObject([{ isTooling: true, ofLine: 1, cgstPaise: 18_000 }]);
  expect(creditableOf(invoiceOf(), [part]).lines).toMatchObject([
    { boxes: 5000, taxablePaise: 8_900_000 },
    { boxes: 0, taxablePaise: 375_000 },
  ]);
  expect(errorsOf(credit({ line: 1, quantity: 1, price: 3750.01 }, [part]))).toEqual([
    "price: A/26-27/00001 has ₹5,750 on this line, of which ₹2,000 are credited: at most ₹3,750 more",
  ]);
  expect(credit({ line: 1, quantity: 1, price: 3750 }, [part])).toMatchObject({ ok: true });
  expect(errorsOf(credit({ line: 2 }))).toEqual(["line: A/26-27/00001 has no such line"]);
});

test("a note of an earlier version counts as boxes that came back", () => {
  const lines = [taxedLine({ ...boxLine, quantity: 4500 }, true)];
  expect(errorsOf(credit({}, [{ lines, totals: totalsOf(lines) }]))).toEqual([
    "quantity: A/26-27/00001 has 5,000 boxes, of which 4,500 boxes are credited: at most 500 boxes more",
  ]);
});

test("boxes of a price with three decimals come back one by one, and sum to the invoice", () => {
  const invoice = invoiceOf(3, 437.5);
  const notes: ReturnType<typeof noteOf>[] = [];
  for (const _ of [1, 2, 3]) {
    const note = credit({ quantity: 1, price: 4.375 }, notes, invoice);
    if (!note.ok) throw new Error(JSON.stringify(note.errors));
    notes.push(note);
  }
  expect(notes.map(({ lines }) => lines[0]?.taxablePaise)).toEqual([438, 438, 437]);
  expect(creditableOf(invoice, notes).lines[0]).toMatchObject({ boxes: 0, taxablePaise: 0 });
  expect(errorsOf(credit({ quantity: 3, price: 4.376 }, [], invoice))).toEqual([
    "price: A/26-27/00001 has a price of ₹4.375 a box",
  ]);
});

const anyEntry = fc.record({
  line: fc.integer({ min: 0, max: 1 }),
  quantity: fc.integer({ min: 1, max: 400 }),
  price: fc.integer({ min: 1, max: 900 }).map((paise) => paise / 100),
  isReturn: fc.boolean(),
});

test("no sequence of notes exceeds the invoice, and full notes sum to it exactly", () => {
  return fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const invoice = invoiceOf(333, 777);
      const notes: ReturnType<typeof noteOf>[] = [];
      const post = (entry: CreditEntry) => {
        const note = composeCredit(invoice, notes, entry);
        if (note.ok) notes.push(note);
      };
      for (const entry of entries) post(entry);
      for (const [line, rest] of creditableOf(invoice, notes).lines.entries()) {
        const { boxes, taxablePaise, cgstPaise, sgstPaise } = rest;
        expect(Math.min(boxes, taxablePaise, cgstPaise, sgstPaise)).toBeGreaterThanOrEqual(0);
        if (rest.taxablePaise > 0)
          post({
            line,
            quantity: 1,
            price: Math.min(777, rest.taxablePaise) / 100,
            isReturn: false,
          });
        const left = creditableOf(invoice, notes).lines[line]?.taxablePaise ?? 0;
        const [price, quantity] = line === 1 ? [left, 1] : [777, Math.floor(left / 777)];
        if (left > 0 && quantity > 0) post({ line, quantity, price: price / 100, isReturn: false });
        const last = creditableOf(invoice, notes).lines[line]?.taxablePaise ?? 0;
        if (last > 0) post({ line, quantity: 1, price: last / 100, isReturn: false });
      }
      const rest = creditableOf(invoice, notes);
      expect(rest.totalPaise).toBe(0);
      expect(rest.lines).toMatchObject([
        { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 },
        { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 },
      ]);
      for (const { totals } of notes) {
        const { taxablePaise, cgstPaise, sgstPaise, roundOffPaise, totalPaise } = totals;
        expect(taxablePaise + cgstPaise + sgstPaise + roundOffPaise).toBe(totalPaise);
        expect(totalPaise % 100).toBe(0);
        expect(totalPaise).toBeGreaterThanOrEqual(0);
        expect(Math.abs(roundOffPaise)).toBeLessThan(9_999);
      }
    }),
  );
});

test.each([
  ["2026-03-31", "2026-11-30"],
  ["2026-04-01", "2027-11-30"],
  ["2026-11-25", "2027-11-30"],
  ["2027-01-15", "2027-11-30"],
])("an invoice of %s is credited until %s", (date, last) => {
  expect(lastCreditDate(date)).toBe(last);
});

test("a credit note is late from the day after the last one", () => {
  const invoice = { serial: "A/25-26/00001", date: "2026-03-31" };
  expect(findLateCredit(invoice, "2026-11-30")).toBeUndefined();
  expect(findLateCredit(invoice, "2026-12-01")).toMatchObject({ code: "invoice.creditTooLate" });
});

const createdAt = new Date("2026-11-23T09:00:00+05:30");

test.each([
  ["2026-11-23 10:15:00", "2026-11-24T10:15:00+05:30", false],
  ["2026-11-23 10:15:00", "2026-11-24T10:15:01+05:30", true],
  ["23/11/2026 10:15:00", "2026-11-24T10:16:00+05:30", true],
  ["2026-11-23T10:15", "2026-11-24T10:14:00+05:30", false],
  ["2026-11-23T04:45:00Z", "2026-11-24T10:16:00+05:30", true],
  // A day without a time, and an hour before the document: the document's own moment counts.
  ["2026-11-23", "2026-11-24T08:59:00+05:30", false],
  ["2026-11-20 10:15:00", "2026-11-24T08:59:00+05:30", false],
  ["no date", "2026-11-24T09:01:00+05:30", true],
  [null, "2026-11-24T09:00:00+05:30", false],
])("an IRN acknowledged on %s is at %s too old: %s", (ackDate, now, isOld) => {
  expect(isIrnTooOld({ ackDate, createdAt }, new Date(now))).toBe(isOld);
});
