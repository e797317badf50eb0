import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, expectTypeOf, test } from "vitest";
import { defineTexts, hasText, type TextTree } from "../../domain/texts";
import { showLanguage, useTexts } from "../../src/texts/useTexts";

const parcelTexts = defineTexts("parcel", {
  title: "Parcel",
  sent: "%{id} was sent to %{client}",
  boxes: "%{smart_count} box |||| %{smart_count} boxes",
  late: "%{client} waits for a day |||| %{client} waits for days",
  status: { OPEN: "Open", SENT: "Sent to %{client}" },
});

const hindi = {
  title: "पार्सल",
  sent: "%{id} %{client} को भेजा गया",
  boxes: "%{smart_count} डिब्बा |||| %{smart_count} डिब्बे",
  late: "%{client} एक दिन से प्रतीक्षा में |||| %{client} कई दिनों से प्रतीक्षा में",
  status: { OPEN: "खुला", SENT: "%{client} को भेजा गया" },
};

const parcelText = () => renderHook(() => useTexts(parcelTexts)).result.current;

/** Shows the texts of the parcel in Hindi. */
const showHindi = (parcel: TextTree) => {
  const file = async () => ({ default: { parcel } });
  return showLanguage([{ hi: file, kn: file }], "hi");
};

afterEach(() => showLanguage([], "en"));

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

  test("is in the language of the admin, and in English where that language lacks it", async () => {
    await showHindi(hindi);
    expect(parcelText()("status.OPEN")).toBe("खुला");
    await showHindi({ title: hindi.title });
    expect(parcelText()("title")).toBe("पार्सल");
    expect(parcelText()("status.OPEN")).toBe("Open");
  });

  test("the text of a name from the host is requested only if there is one", () => {
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
});
