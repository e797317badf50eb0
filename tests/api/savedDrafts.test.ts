import { beforeEach, expect, test } from "vitest";
import {
  noteOpenForm,
  readSavedDraft,
  removeDraft,
  removeDraftsOfOthers,
  saveDrafts,
} from "../../src/api/savedDrafts";
import { startSession } from "../../src/api/session";

const admin = (email: string) => ({ firstName: "A", lastName: "B", email });

beforeEach(() => {
  sessionStorage.clear();
  startSession({ token: "t", admin: admin("asha@b.in") });
});

test("an open form's text is saved for its path, until the form has it again", () => {
  const close = noteOpenForm("/boxes", () => ({ box: "Mailer" }));
  saveDrafts();
  close();
  expect(readSavedDraft("/boxes")).toEqual({ box: "Mailer" });
  expect(readSavedDraft("/orders")).toBeUndefined();
  removeDraft("/boxes");
  expect(readSavedDraft("/boxes")).toBeUndefined();
});

test("a closed form, or one without typed text, saves nothing", () => {
  noteOpenForm("/boxes", () => ({ box: "Mailer" }))();
  const close = noteOpenForm("/orders", () => undefined);
  saveDrafts();
  close();
  expect(sessionStorage).toHaveLength(0);
});

test("one person's text is not shown to another, and is deleted once another person works here", () => {
  const close = noteOpenForm("/boxes", () => ({ box: "Mailer" }));
  saveDrafts();
  close();
  removeDraftsOfOthers("asha@b.in");
  expect(readSavedDraft("/boxes")).toEqual({ box: "Mailer" });
  startSession({ token: "u", admin: admin("bina@b.in") });
  expect(readSavedDraft("/boxes")).toBeUndefined();
  removeDraftsOfOthers("bina@b.in");
  expect(sessionStorage).toHaveLength(0);
});
