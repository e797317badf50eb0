import { expect, test } from "vitest";
import {
  type Movement,
  makeStatement,
  outstandingPaise,
} from "../../../domain/receivables/account";

const movement = (kind: Movement["kind"], id: number, date: string, rupees: number) => ({
  kind,
  id,
  date,
  number: String(id),
  dueDate: date,
  paise: rupees * 100,
});

const movements: Movement[] = [
  { ...movement("INVOICE", 1, "2026-08-01", 93_450), dueDate: "2026-08-31" },
  { ...movement("INVOICE", 2, "2026-08-20", 120_000), dueDate: "2026-09-19" },
  movement("RECEIPT", 1, "2026-09-10", -50_000),
  { ...movement("INVOICE", 3, "2026-09-25", 88_200), dueDate: "2026-10-25" },
  { ...movement("CREDIT_NOTE", 4, "2026-10-02", -8200), ofId: 3 },
  movement("RECEIPT", 2, "2026-10-20", -60_000),
  { ...movement("INVOICE", 5, "2026-11-05", 10_000), dueDate: "2026-12-05" },
];
const allocations = [
  { receiptId: 1, kind: "INVOICE" as const, paperId: 1, paise: 50_000_00 },
  { receiptId: 2, kind: "INVOICE" as const, paperId: 5, paise: 10_000_00 },
];

test("a statement opens with what was owed before, and its ageing adds up to the closing balance", () => {
  const statement = makeStatement({
    movements,
    allocations,
    from: "2026-09-01",
    to: "2026-10-31",
  });
  expect(statement.openingPaise).toBe(213_450_00);
  expect(statement.lines.map(({ balancePaise }) => balancePaise / 100)).toEqual([
    163_450, 251_650, 243_450, 183_450,
  ]);
  expect(statement.closingPaise).toBe(183_450_00);
  expect(statement.ageing).toEqual({
    notDue: 0,
    upTo30: 80_000_00,
    upTo60: 120_000_00,
    upTo90: 43_450_00,
    over90: 0,
    onAccount: -60_000_00,
  });
  expect(outstandingPaise(statement.ageing)).toBe(statement.closingPaise);
});

test("a reversed receipt is in both its days, and its invoice is open again", () => {
  const reversed = [
    ...movements.slice(0, 3),
    { ...movement("RECEIPT_REVERSAL", 3, "2026-09-20", 50_000), ofId: 1 },
  ];
  const statement = makeStatement({
    movements: reversed,
    allocations: [],
    from: "2026-09-01",
    to: "2026-09-30",
  });
  expect(statement.lines).toHaveLength(2);
  expect(statement.ageing).toMatchObject({ upTo30: 213_450_00, onAccount: 0 });
});
