import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageTexts } from "../../domain/messages/catalogue";
import { messageText, say } from "../../domain/messages/say";
import hindiFile from "../../domain/messages/texts.hi.json";
import kannadaFile from "../../domain/messages/texts.kn.json";
import { numberError } from "../../domain/numbers";
import { messageTranslator } from "../../src/texts/translateMessage";
import { translationFaults } from "../support/translationFaults";

const hindi = hindiFile.messages;
const kannada = kannadaFile.messages;
const hindiTranslator = messageTranslator(hindi, "hi");

const sourcesOf = (...rooms: readonly string[]) =>
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: join(room, file), source: readFileSync(join(room, file), "utf8") })),
  );

describe.each([
  {
    language: "Hindi",
    texts: hindi,
    script: /\p{Script=Devanagari}/u,
    other: /\p{Script=Kannada}/u,
  },
  {
    language: "Kannada",
    texts: kannada,
    script: /\p{Script=Kannada}/u,
    other: /\p{Script=Devanagari}/u,
  },
])("the host's messages in $language", ({ texts, script, other }) => {
  test("have every code, with the placeholders and the plural forms of English", () => {
    expect(Object.keys(messageTexts).length).toBeGreaterThan(350);
    expect(translationFaults(messageTexts, texts)).toEqual([]);
  });

  test("are in the script of their language", () => {
    const wordless = /^[^A-Za-z]*$/;
    const foreign = Object.entries(texts).filter(([code, text]) => {
      const words = text.replace(/%\{\w+\}/g, "");
      return other.test(text) || !(script.test(text) || wordless.test(words)) ? code : undefined;
    });
    expect(foreign).toEqual([]);
  });
});

test("the error of a schema is a code, or it would be English in all languages", () => {
  const plain = /(?:regex|refine)\([^"]*"[^"\n]+ [^"\n]+"|message: "/;
  const files = sourcesOf("contract").filter(({ source }) => plain.test(source));
  expect(files.map(({ file }) => file)).toEqual([]);
});

test("each form tells its errors in the language of the browser", () => {
  const validating = /import \{[^}]*\bvalidate\b[^}]*\} from "[./]*contract\/errors"/;
  const files = sourcesOf("src").filter(({ source }) => validating.test(source));
  expect(files.map(({ file }) => file)).toEqual([join("src", "admin", "schema", "readDraft.ts")]);
});

/** Codes that are put together of two parts. */
const derived = [
  /^column\./,
  /^bonus\.[A-Z_]+$/,
  /^quotation\.(state|no)\./,
  /^kind\./,
  /^statutoryChange\.[A-Z_]+$/,
  /^epfReturn\.[A-Z_]+$/,
  /^leaveKind\./,
  /^party\./,
  /^entered\.(TOP|FLUTE|LINER)$/,
  /^this\.(employment|assignment)$/,
  /^(employments|assignments)\.stale$/,
];
/** Words that the texts of other messages take, and codes that only the payslips of older versions have. */
const words = new Set(["hour", "minute", "formula.hours", "arrears.september"]);

test("each message is used somewhere", () => {
  const source = sourcesOf("domain", "contract", "server", "src")
    .filter(({ file }) => !/^domain\/messages\//.test(file))
    .map((one) => one.source)
    .join("\n");
  const unused = Object.keys(messageTexts).filter(
    (code) =>
      !source.includes(`"${code}"`) &&
      !words.has(code) &&
      !derived.some((pattern) => pattern.test(code)),
  );
  expect(unused).toEqual([]);
});

test("no schema and no rule of the contract has an error without a code", () => {
  const faults = sourcesOf("contract").flatMap(({ file, source }) =>
    [...source.matchAll(/(?:message: |\), |=> .*, )["`][A-Z][a-z]* [a-z][^"`]*["`]/g)].map(
      ([fault]) => `${file}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("a message is written with its values in the language of the reader", () => {
  const message = say("scan.notEmployed", { name: "Asha Rao", date: { date: "2026-03-02" } });
  expect(messageText(message, { texts: messageTexts, language: "en" })).toBe(
    "Asha Rao is not employed on 2 Mar 2026: please go to the office",
  );
  expect(hindiTranslator.message(message)).toMatch(/^Asha Rao: 2 मार्च 2026 /);
});

test("a message counts by the rules of the language", () => {
  const wait = (minutes: number) =>
    messageText(say("login.throttled", { smart_count: minutes }), {
      texts: messageTexts,
      language: "en",
    });
  expect(wait(1)).toMatch(/in 1 minute\.$/);
  expect(wait(15)).toMatch(/in 15 minutes\.$/);
});

test("a reply is translated where it has codes, and unchanged elsewhere", () => {
  const reply = {
    message: "Order #5 is already cancelled",
    code: "order.alreadyCancelled",
    values: { order: "5" },
    errors: { name: "Required", other: "Newer" },
    errorCodes: { name: { code: "required" }, other: { code: "of.a.newer.host" } },
    rows: [{ refusal: "This import was undone already", refusalCode: { code: "import.undone" } }],
    client: "required",
  };
  expect(hindiTranslator.reply(reply)).toMatchObject({
    message: "ऑर्डर #5 पहले से रद्द है",
    errors: { name: hindi.required, other: "Newer" },
    rows: [{ refusal: hindi["import.undone"] }],
    client: "required",
  });
  const foreign = { message: "Unknown client", items: [1, "two", null] };
  expect(hindiTranslator.reply(foreign)).toEqual(foreign);
});

test("the error for a number is the site's error", () => {
  expect(messageTexts["type.number"]).toBe(numberError);
});
