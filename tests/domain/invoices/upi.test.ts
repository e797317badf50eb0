import { expect, test } from "vitest";
import { upiText } from "../../../server/documents/pdfParts";

test("a payment by UPI has the payee, the amount and the invoice, without signs that end a part", () => {
  const payment = { id: "plant@bank", name: "Alepet & Sons", note: "A/26-27/00001" };
  expect(upiText({ ...payment, amountPaise: 9_345_000 })).toBe(
    "upi://pay?pa=plant@bank&pn=Alepet%20%26%20Sons&am=93450.00&tn=A%2F26-27%2F00001&cu=INR",
  );
  expect(upiText(payment)).not.toContain("am=");
});
