import { expect, test } from "vitest";
import { allocationVoucher, receiptVoucher } from "../../../domain/accounting/receiptVoucher";
import { ledgerNames, sumOfEntries } from "../../support/ledgerNames";

const receipt = {
  id: "u",
  number: "R-000007",
  date: "2026-10-31",
  ledger: "Kaveri Weaves",
  mode: "BANK" as const,
  reference: "N42",
  isReversal: false,
  amountPaise: 9_000_00,
  tdsPaise: 90_00,
  rateDifferencePaise: 10_00,
  otherPaise: 0,
  parts: [{ name: "A/26-27/00001", ledger: "Kaveri Weaves", amountPaise: 5_000_00 }],
};

test("a receipt credits the client by bill, with the rest on account, and debits the bank and the deductions", () => {
  const voucher = receiptVoucher(receipt, ledgerNames);
  expect(voucher).toMatchObject({ type: "Receipt", narration: "R-000007, N42" });
  expect(voucher.entries).toEqual([
    {
      ledger: "Kaveri Weaves",
      amountPaise: 9_100_00,
      bills: [
        { name: "A/26-27/00001", kind: "Agst Ref", amountPaise: 5_000_00 },
        { kind: "On Account", amountPaise: 4_100_00 },
      ],
    },
    { ledger: "Bank", amountPaise: -9_000_00 },
    { ledger: "TDS", amountPaise: -90_00 },
    { ledger: "Rate Difference", amountPaise: -10_00 },
  ]);
  expect(sumOfEntries(voucher.entries)).toBe(0);
});

test("a reversal pays the same amounts back, on account", () => {
  const voucher = receiptVoucher(
    { ...receipt, mode: "CASH", isReversal: true, parts: [] },
    ledgerNames,
  );
  expect(voucher.type).toBe("Payment");
  expect(voucher.entries.slice(0, 2)).toEqual([
    {
      ledger: "Kaveri Weaves",
      amountPaise: -9_100_00,
      bills: [{ kind: "On Account", amountPaise: -9_100_00 }],
    },
    { ledger: "Cash", amountPaise: 9_000_00 },
  ]);
  expect(sumOfEntries(voucher.entries)).toBe(0);
});

test("each part of a receipt credits the ledger of its bill, and the rest its own ledger", () => {
  const parts = [
    { name: "A/26-27/00001", ledger: "Kaveri Weaves", amountPaise: 5_000_00 },
    { name: "A/26-27/00009", ledger: "Kaveri Weaves Pvt Ltd", amountPaise: 4_000_00 },
  ];
  const { entries } = receiptVoucher({ ...receipt, parts }, ledgerNames);
  expect(entries.slice(0, 2)).toEqual([
    {
      ledger: "Kaveri Weaves",
      amountPaise: 5_100_00,
      bills: [
        { name: "A/26-27/00001", kind: "Agst Ref", amountPaise: 5_000_00 },
        { kind: "On Account", amountPaise: 100_00 },
      ],
    },
    {
      ledger: "Kaveri Weaves Pvt Ltd",
      amountPaise: 4_000_00,
      bills: [{ name: "A/26-27/00009", kind: "Agst Ref", amountPaise: 4_000_00 }],
    },
  ]);
  expect(sumOfEntries(entries)).toBe(0);
});

test("a later allocation moves an amount on account to the ledger of its bill", () => {
  const { id, number, ledger } = receipt;
  const parts = [{ name: "A/26-27/00009", ledger: "Kaveri Weaves Pvt Ltd", amountPaise: 4_000_00 }];
  const voucher = allocationVoucher({ id, number, ledger, date: "2026-11-09", parts });
  expect(voucher).toMatchObject({ type: "Journal", date: "2026-11-09" });
  expect(voucher.entries.map((entry) => [entry.ledger, entry.amountPaise])).toEqual([
    ["Kaveri Weaves Pvt Ltd", 4_000_00],
    ["Kaveri Weaves", -4_000_00],
  ]);
});
