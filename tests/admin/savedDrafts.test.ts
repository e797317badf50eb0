import { beforeEach, expect, test } from "vitest";
import { noteOpenForm, readDraft, removeDraft, saveDrafts } from "../../src/savedDrafts";
import { startSession } from "../../src/session";
import { signIn } from "../../src/signIn";
import { fakeHost, json } from "./fakeHost";

const admin = (email: string) => ({ firstName: "A", lastName: "B", email });

beforeEach(() => {
  sessionStorage.clear();
  startSession({ token: "t", admin: admin("asha@b.in") });
});

test("what an open form holds is saved for its path, until it stands in the form again", () => {
  const close = noteOpenForm("/boxes", () => ({ box: "Mailer" }));
  saveDrafts();
  close();
  expect(readDraft("/boxes")).toEqual({ box: "Mailer" });
  expect(readDraft("/orders")).toBeUndefined();
  removeDraft("/boxes");
  expect(readDraft("/boxes")).toBeUndefined();
});

test("nothing is saved of a form that is closed, or in which nobody has typed", () => {
  noteOpenForm("/boxes", () => ({ box: "Mailer" }))();
  const close = noteOpenForm("/orders", () => undefined);
  saveDrafts();
  close();
  expect(sessionStorage).toHaveLength(0);
});

test("what one person typed is not shown to another, and is gone once another signs in", async () => {
  noteOpenForm("/boxes", () => ({ box: "Mailer" }));
  saveDrafts();
  startSession({ token: "u", admin: admin("bina@b.in") });
  expect(readDraft("/boxes")).toBeUndefined();
  fakeHost({ "POST /admin/login": () => json({ token: "u", admin: admin("bina@b.in") }) });
  await signIn({ email: "bina@b.in", password: "x" });
  expect(sessionStorage).toHaveLength(0);
});

test("who signs in again finds what they typed", async () => {
  noteOpenForm("/boxes", () => ({ box: "Mailer" }));
  saveDrafts();
  fakeHost({ "POST /admin/login": () => json({ token: "u", admin: admin("asha@b.in") }) });
  await signIn({ email: "asha@b.in", password: "x" });
  expect(readDraft("/boxes")).toEqual({ box: "Mailer" });
});
