import { expect, test } from "vitest";
import * as z from "zod/mini";
import { calls } from "../../contract/calls";
import { kindCalls } from "../../contract/kindCalls";

const row = z.object({ id: z.int() });
const form = z.object({ name: z.string() });

test("a kind has the calls of its forms, with their usual names and paths", () => {
  const made = kindCalls("/admin/advances", "super", ["advance", "advances"], {
    row,
    create: form,
    update: form,
    cancel: true,
  });
  expect(Object.entries(made).map(([name, call]) => [name, call.method, call.path])).toEqual([
    ["getAdvances", "GET", "/admin/advances"],
    ["createAdvance", "POST", "/admin/advances"],
    ["updateAdvance", "PUT", "/admin/advances/:id"],
    ["cancelAdvance", "PUT", "/admin/advances/:id/cancel"],
  ]);
  expect(Object.keys(kindCalls("/admin/rates", "admin", ["rate", "rates"], { row }))).toEqual([
    "getRates",
  ]);
});

test("a new and a cancelled record change the kind and the kinds beside it, an edit the kind alone", () => {
  const { createLeaveEntry, cancelLeaveEntry, createAdvance, updateAdvance } = calls;
  expect(createLeaveEntry.changes).toEqual(["leaveEntries", "adjustments"]);
  expect(cancelLeaveEntry.changes).toEqual(["leaveEntries", "adjustments"]);
  expect([createAdvance.changes, updateAdvance.changes]).toEqual([["advances"], ["advances"]]);
});
