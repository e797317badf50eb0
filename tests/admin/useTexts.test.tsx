import { renderHook } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import type { ReactNode } from "react";
import { I18nContextProvider } from "react-admin";
import { describe, expect, expectTypeOf, test } from "vitest";
import { defineTexts, hasText, type Translation, useTexts } from "../../src/admin/useTexts";

const parcelTexts = defineTexts("parcel", {
  title: "Parcel",
  sent: "%{id} was sent to %{client}",
  boxes: "%{smart_count} box |||| %{smart_count} boxes",
  late: "%{client} waits for a day |||| %{client} waits for days",
  status: { OPEN: "Open", SENT: "Sent to %{client}" },
});

const hindi: Translation<typeof parcelTexts.english> = {
  title: "पार्सल",
  sent: "%{id} %{client} को भेजा गया",
  boxes: "%{smart_count} डिब्बा |||| %{smart_count} डिब्बे",
  late: "%{client} एक दिन से प्रतीक्षा में |||| %{client} कई दिनों से प्रतीक्षा में",
  status: { OPEN: "खुला", SENT: "%{client} को भेजा गया" },
};

/** The texts of the parcel, in a language with these messages besides react-admin's own. */
function parcelText(locale = "en", messages = {}) {
  const provider = polyglotI18nProvider(() => ({ ...englishMessages, ...messages }), locale, {
    allowMissing: true,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nContextProvider value={provider}>{children}</I18nContextProvider>
  );
  return renderHook(() => useTexts(parcelTexts), { wrapper }).result.current;
}

describe("a text", () => {
  test("is found by its path, with its placeholders filled in", () => {
    const text = parcelText();
    expect(text("title")).toBe("Parcel");
    expect(text("status.OPEN")).toBe("Open");
    expect(text("sent", { id: 17, client: "Kaveri Weaves" })).toBe("17 was sent to Kaveri Weaves");
  });

  test("counts", () => {
    const text = parcelText();
    expect(text("boxes", { smart_count: 1 })).toBe("1 box");
    expect(text("boxes", { smart_count: 2 })).toBe("2 boxes");
  });

  test("is in the language of the admin, and in English where that language lacks it", () => {
    expect(parcelText("hi", { parcel: hindi })("status.OPEN")).toBe("खुला");
    expect(parcelText("hi", { parcel: { title: hindi.title } })("status.OPEN")).toBe("Open");
  });

  test("of a name that comes from the host is asked for only if there is one", () => {
    expect(hasText(parcelTexts.english.status, "OPEN")).toBe(true);
    expect(hasText(parcelTexts.english.status, "LOST")).toBe(false);
    expect(hasText(parcelTexts.english.status, "toString")).toBe(false);
    expect(hasText(parcelTexts.english.status, undefined)).toBe(false);
  });
});

describe("these do not compile", () => {
  const text = parcelText();
  const status: "OPEN" | "SENT" = Date.now() > 0 ? "SENT" : "OPEN";
  const given: string = "OPEN";

  test("a wrong path", () => {
    // @ts-expect-error there is no such text
    text("titel");
    // @ts-expect-error there is no such text in this part
    text("status.LOST");
    // @ts-expect-error a part is no text
    text("status");
    // @ts-expect-error the name may be any
    text(`status.${given}`);
    expectTypeOf(text("title")).toEqualTypeOf<string>();
  });

  test("a missing, wrong or needless placeholder", () => {
    // @ts-expect-error both placeholders are missing
    text("sent");
    // @ts-expect-error `client` is missing
    text("sent", { id: 17 });
    // @ts-expect-error `to` is no placeholder of this text
    text("sent", { id: 17, client: "Kaveri Weaves", to: "Mysuru" });
    // @ts-expect-error the text has no placeholder
    text("title", { id: 17 });
    // @ts-expect-error a value that may be missing
    text("sent", { id: 17, client: undefined });
    // @ts-expect-error one of these texts has a placeholder
    text(`status.${status}`);
    expect(text(`status.${status}`, { client: "Kaveri Weaves" })).toBe("Sent to Kaveri Weaves");
  });

  test("a plural without its count", () => {
    // @ts-expect-error the count is missing
    text("late", { client: "Kaveri Weaves" });
    // @ts-expect-error the count is a number
    text("boxes", { smart_count: "2" });
    expect(text("late", { client: "Kaveri Weaves", smart_count: 2 })).toBe(
      "Kaveri Weaves waits for days",
    );
  });

  test("another language that lacks a text or has one too many", () => {
    const { title: _, ...incomplete } = hindi;
    // @ts-expect-error the title is missing
    incomplete satisfies Translation<typeof parcelTexts.english>;
    // @ts-expect-error English has no such text
    ({ ...hindi, subtitle: "" }) satisfies Translation<typeof parcelTexts.english>;
    expect(hindi.boxes).toContain("||||");
  });
});
