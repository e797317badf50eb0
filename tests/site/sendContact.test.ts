import { afterEach, expect, test, vi } from "vitest";
import { textsIn } from "../../domain/texts";
import { sendContact, sendEnquiryFile } from "../../src/site/sections/contact/sendContact";
import { contactTexts } from "../../src/site/texts/contactTexts";
import { fakeHost, json } from "../support/fakeHost";

const enquiry = {
  name: "Asha",
  phone: "+91 90000 12345",
  email: "asha@example.com",
  message: "A box",
};

afterEach(() => vi.unstubAllEnvs());

test("an enquiry goes out with the specification's fields and no others", async () => {
  const requests = fakeHost({ "POST /public/contact-details": () => json({ message: "Thanks" }) });
  expect(await sendContact({ ...enquiry, website: "" })).toMatchObject({ message: "Thanks" });
  expect(requests[0]?.body).toEqual(enquiry);
});

test("an enquiry with the hidden field filled in is thanked, and nothing is sent", async () => {
  const requests = fakeHost({});
  expect(await sendContact({ ...enquiry, website: "https://spam.example" })).toEqual({
    isSent: true,
    message: "Thank you for your message!",
    errors: {},
  });
  expect(requests).toEqual([]);
});

test("only our own host gets a key that makes a second try harmless", async () => {
  const requests = fakeHost({ "POST /public/contact-details": () => json({}) });
  await sendContact(enquiry);
  vi.stubEnv("VITE_API_HOST", "https://other.example");
  vi.stubGlobal(
    "fetch",
    vi.fn((_: string, request: RequestInit) => {
      expect(new Headers(request.headers).has("Idempotency-Key")).toBe(false);
      return json({});
    }),
  );
  await sendContact(enquiry);
  expect(requests[0]?.headers.get("Idempotency-Key")).toMatch(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  expect(fetch).toHaveBeenCalledOnce();
});

test.each(["", "saved", "17", '{"ok":true}', "<html>"])(
  "an enquiry that is answered with %o is sent",
  async (body) => {
    fakeHost({ "POST /public/contact-details": () => new Response(body) });
    expect(await sendContact(enquiry)).toMatchObject({
      isSent: true,
      message: "Thank you for your message!",
    });
  },
);

const drawing = new File(["x"], "drawing.pdf");
const withToken = { "POST /public/contact-details": () => json({ fileToken: "a-token" }) };

test("a file follows the enquiry by its token, and another host gets none", async () => {
  const fileAnswer = { "POST /public/contact-details/a-token/file": () => json({ id: 1 }) };
  const requests = fakeHost({ ...withToken, ...fileAnswer });
  expect(await sendContact(enquiry, undefined, undefined, drawing)).toMatchObject({
    isSent: true,
    message: "Thank you for your message!",
    errors: {},
  });
  expect(requests[0]?.body).toEqual({ ...enquiry, withFile: true });
  expect(requests[1]?.query.get("name")).toBe("drawing.pdf");
  expect(requests[1]?.headers.get("Content-Type")).toBe("application/octet-stream");
  vi.stubEnv("VITE_API_HOST", "https://other.example");
  const elsewhere = fakeHost({ ...withToken, ...fileAnswer });
  vi.stubEnv("VITE_API_HOST", "https://other.example");
  await sendContact(enquiry, undefined, undefined, drawing);
  expect(elsewhere).toHaveLength(1);
  expect(elsewhere[0]?.body).toEqual(enquiry);
});

test("a refused file says so at its field, and the enquiry has arrived", async () => {
  const sentence = "This workbook has macros. Save it without them, and choose it again.";
  fakeHost({
    ...withToken,
    "POST /public/contact-details/a-token/file": () =>
      json({ message: sentence, errors: { file: sentence } }, { status: 400 }),
  });
  expect(await sendContact(enquiry, undefined, undefined, drawing)).toEqual({
    isSent: true,
    message: "",
    errors: { file: `Your enquiry has arrived, but not the file. ${sentence}` },
    fileToken: "a-token",
  });
});

test.each(["hi", "kn"] as const)(
  "a rare refusal of a file has its own sentence: %s",
  async (language) => {
    const { default: texts } = await import(`../../src/site/texts/texts.${language}.json`);
    const text = textsIn(contactTexts, language, texts);
    const refusal = (code: string, values = {}) => ({ errorCodes: { file: { code, values } } });
    const replies = [
      refusal("file.otherEnding", { kind: "PDF", ending: "pdf" }),
      { code: "file.tooManyToday" },
      { message: "Later words" },
    ];
    const fileErrors: (string | undefined)[] = [];
    for (const reply of replies) {
      const path = "POST /public/contact-details/a-token/file";
      fakeHost({ [path]: () => json({ message: "In English", ...reply }, { status: 400 }) });
      fileErrors.push((await sendEnquiryFile("a-token", drawing, text)).errors.file);
    }
    const alone = (reason: string) => text("fileAlone", { reason });
    expect(fileErrors).toEqual([
      alone(text("files.otherEnding", { kind: "PDF", ending: "pdf" })),
      alone(text("files.tooManyToday")),
      alone("Later words"),
    ]);
    expect(fileErrors[0]).toContain(".pdf");
    expect(fileErrors[1]).not.toMatch(/[a-z]{3}/i);
  },
);
