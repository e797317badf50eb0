import { afterEach, expect, test, vi } from "vitest";
import { sendContact } from "../../src/site/sections/contact/sendContact";
import { fakeHost, json } from "../support/fakeHost";

const enquiry = {
  name: "Asha",
  phone: "+91 90000 12345",
  email: "asha@example.com",
  message: "A box",
};

afterEach(() => vi.unstubAllEnvs());

test("an enquiry goes out with the specification's fields and no others", async () => {
  const asked = fakeHost({ "POST /public/contact-details": () => json({ message: "Thanks" }) });
  expect(await sendContact({ ...enquiry, website: "" })).toMatchObject({ message: "Thanks" });
  expect(asked[0]?.body).toEqual(enquiry);
});

test("an enquiry with the hidden field filled in is thanked, and nothing is sent", async () => {
  const asked = fakeHost({});
  expect(await sendContact({ ...enquiry, website: "https://spam.example" })).toEqual({
    isSent: true,
    message: "Thank you for your message!",
    errors: {},
  });
  expect(asked).toEqual([]);
});

test("only our own host gets a key that makes a second try harmless", async () => {
  const asked = fakeHost({ "POST /public/contact-details": () => json({}) });
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
  expect(asked[0]?.headers.get("Idempotency-Key")).toMatch(
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
