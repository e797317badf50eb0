import { expect, test } from "vitest";
import { readEInvoiceReply, readEwayReply } from "../../../domain/invoices/portalReplies";
import { say } from "../../../domain/messages/say";

const postedDocument = {
  serial: "A/26-27/00001",
  supplierGstin: "29AAAFD4819Q1ZX",
  recipientGstin: undefined,
  totalPaise: 1_000_00,
  irn: "a".repeat(64),
};

test("without a file and without a number, the number is asked for", () => {
  expect(readEwayReply({}, postedDocument)).toEqual({
    ok: false,
    message: say("required"),
    field: "number",
  });
  expect(readEInvoiceReply({}, postedDocument)).toEqual({
    ok: false,
    message: say("required"),
    field: "irn",
  });
});

test("a file without a number and an empty input have different messages", () => {
  expect(readEwayReply({ reply: "{}" }, postedDocument)).toMatchObject({
    message: say("portal.noEway"),
  });
  expect(readEInvoiceReply({ reply: "{}" }, postedDocument)).toMatchObject({
    message: say("portal.noIrn"),
  });
});

test("a fault of the QR code's text is at that text, and a fault of the file at the file", () => {
  const { irn } = postedDocument;
  const unreadable = { ok: false, message: say("portal.unreadableQr") };
  expect(readEInvoiceReply({ irn, signedQr: "½" }, postedDocument)).toEqual({
    ...unreadable,
    field: "signedQr",
  });
  const reply = JSON.stringify({ SignedQRCode: "½" });
  expect(readEInvoiceReply({ reply }, postedDocument)).toEqual({ ...unreadable, field: undefined });
});

test("a QR code of another document is a fault of the QR code's text", () => {
  const data = JSON.stringify({ DocNo: "A/26-27/00002" });
  const signedQr = `e30.${btoa(JSON.stringify({ data }))}.signature`;
  expect(readEInvoiceReply({ irn: postedDocument.irn, signedQr }, postedDocument)).toMatchObject({
    ok: false,
    message: { code: "portal.otherSerial" },
    field: "signedQr",
  });
});
