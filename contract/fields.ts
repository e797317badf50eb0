import * as z from "zod/mini";
import { currentTime } from "../domain/clock";
import { accountEmailPattern, emailPattern, isPhone, longestPhone } from "../domain/contactText";
import { endOfIndiaDate, indiaDate, withIndiaOffset } from "../domain/indiaTime";
import { languages } from "../domain/languages";
import { schemaError } from "../domain/messages/schemaError";
import { hasDecimals } from "../domain/numbers";

/**
 * True for a text that can be stored. PostgreSQL cannot store a zero character. UTF-8 cannot encode a single surrogate.
 */
export const isText = (value: string) => !/\0|\p{Surrogate}/u.test(value);

export const storableText = () => z.refine<string>(isText, schemaError("text.unstorable"));

/** True if a text is invisible: only blanks and characters without a width. */
const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

const filledIn = () => z.refine<string>((text) => !isBlank(text), schemaError("required"));

/** Characters that reverse the letters after them, which can disguise a text. */
const bidiOverride = /[\u202a-\u202e\u2066-\u2069]/;

export const isLine = (text: string) =>
  isText(text) && !/[\p{Cc}\u2028\u2029]/u.test(text) && !bidiOverride.test(text);

export const lineError = schemaError("text.oneLine");

/**
 * Returns the schema of one line that must not be blank. Replies accept any text, because older stored values may break
 * this rule.
 */
export const line = (max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(max),
      filledIn(),
      z.refine<string>(isLine, lineError),
    );

/** Returns the schema of one or several lines that must not be blank, such as an address. */
export const lines = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    filledIn(),
    z.refine<string>((text) => isLine(text.replace(/[\t\n\r]/g, "")), schemaError("text.noHidden")),
  );

/** Returns the schema of a search text. Pasted text is accepted, because it is not stored. */
export const searchText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storableText());

const isNothing = (value: unknown) =>
  value === null || (typeof value === "string" && isBlank(value));

/** Returns the schema of an optional text. `null` and a blank text count as absent. */
export const optional = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      z.transform((value: string | null | undefined) => (isNothing(value) ? undefined : value)),
      z.optional(text),
    ),
  );

export const paragraph = (max = 2000) =>
  z.string().check(z.trim(), z.maxLength(max), storableText(), z.meta({ kind: "paragraph" }));

const longestEmail = 254;

/** Returns the schema of an account's or an employee's email address. It has ASCII letters only. */
export const accountEmail = () =>
  z.email({ pattern: accountEmailPattern }).check(z.maxLength(longestEmail));

/** Returns the schema of a visitor's or a client's email address, in any script. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestEmail),
      z.regex(emailPattern, schemaError("form.email")),
      z.meta({ kind: "email" }),
    );

/** Returns the key by which emails are compared, here and in the database, which folds only ASCII letters. */
export const emailKey = (text: string) =>
  text.trim().normalize("NFKC").toLowerCase().slice(0, longestEmail);

/** Returns the schema of one or several telephone numbers as people write them. */
export const phone = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longestPhone),
      z.refine<string>(isPhone, schemaError("form.phone")),
      z.meta({ kind: "phone" }),
    );

/** Returns the schema of a picture's address: of another host, or a path of the own host, which begins with one slash. */
export const picture = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(2000),
      z.regex(/^(https?:\/\/|\/(?![/\\]))\S+$/, schemaError("form.picture")),
      z.refine<string>(isLine, lineError),
      z.meta({ kind: "picture" }),
    );

/** Returns the schema of an ISO 8601 instant. The default offset is India's. */
export const instant = () =>
  z.iso.datetime({ offset: true, local: true }).check(z.overwrite(withIndiaOffset));

/** True for a date of the years 1900 to 2199. The database can also store the days before and after such a date. */
const isPlausible = (moment: string) => moment >= "1900" && moment < "2200";

/** Returns the schema of an instant entered in a form. Its year must be plausible. */
export const enteredInstant = () =>
  instant().check(z.refine(isPlausible, schemaError("date.andTime")));

export const pastInstant = () =>
  enteredInstant().check(
    z.refine(
      (at) => Date.parse(at) < endOfIndiaDate(indiaDate(currentTime())).getTime(),
      schemaError("date.inFuture"),
    ),
  );

/** Returns the schema of a calendar date, `yyyy-MM-dd`. */
export const calendarDate = () => z.iso.date();

/** Returns the schema of a calendar date entered in a form. Its year must be plausible. */
export const enteredDate = () =>
  calendarDate().check(z.refine(isPlausible, schemaError("date.plausible")));

/** Returns the schema of a time of day in India, `HH:mm`. */
export const timeOfDay = () =>
  z
    .string()
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, schemaError("date.time")),
      z.meta({ kind: "time" }),
    );

/** Returns the schema of a duration in hours, as a decimal number. The office shows our own host's as `8 h 17 min`. */
export const hours = () => z.number().check(z.meta({ kind: "hours" }));

/** Returns the schema of a calendar month, `yyyy-MM`. */
export const month = () =>
  z
    .string()
    .check(
      z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, schemaError("date.month")),
      z.meta({ kind: "month" }),
    );

export const birthDate = () =>
  calendarDate().check(
    z.refine(
      (date) => date >= "1900-01-01" && date < indiaDate(currentTime()),
      schemaError("date.birth"),
    ),
  );

/** Returns the schema of a record's number. Other hosts may use texts. */
export const id = () => z.int().check(z.positive(), z.meta({ kind: "id" }));

/** The largest whole number of a database column without decimals, such as an id or a version. */
export const largestInteger = 2 ** 31 - 1;

/** Returns the schema of a number by which a record refers to another one. */
export const recordNumber = () => id().check(z.maximum(largestInteger));

/** The version on which an edit is based. A conflict (409) if the record has another version. */
export const editedVersion = recordNumber;

/**
 * Returns the schema of the version on which an edit is based. Hosts without versions leave it out. Their records
 * cannot be edited.
 */
export const version = () => z.optional(editedVersion());

/** Returns the schema of the version of the plant's settings. It is 0 before the first edit. */
export const settingsVersion = () =>
  z.int().check(z.nonnegative(), z.maximum(largestInteger), z.meta({ kind: "id" }));

/** Returns the schema of a record's number in a query, where it is a text. */
export const queriedRecordNumber = () =>
  z.coerce.number().check(z.int(), z.positive(), z.maximum(largestInteger));

/** Returns a check that refuses an amount that would be stored as 0, such as 0.0004 kg in grams. */
const isStorable = (smallest: number) => (amount: number) => amount <= 0 || amount >= smallest;

/** Returns the schema of a weight in kilograms, to the gram. */
export const kilograms = () =>
  z
    .number()
    .check(
      z.nonnegative(),
      z.maximum(100_000),
      z.refine(isStorable(0.001), schemaError("amount.gram")),
      z.meta({ kind: "kilograms" }),
    );

const atLeastOnePaisa = () =>
  z.refine<number>(isStorable(0.01), { message: schemaError("amount.paisa"), abort: true });

/** Returns a check that refuses an amount with more than two decimals, which is never rounded in silence. */
const wholePaise = () =>
  z.refine<number>((amount) => hasDecimals(amount, 2), schemaError("amount.decimals"));

/** Returns a check that refuses a unit price with more than three decimals. The portals take three. */
const wholeMills = () =>
  z.refine<number>((price) => hasDecimals(price, 3), schemaError("amount.priceDecimals"));

/**
 * Returns the schema of an amount in rupees, to the paisa, that may be negative. Forms, calls and imported files read
 * every amount by these schemas.
 */
export const signedAmount = () => z.number().check(wholePaise(), z.meta({ kind: "rupees" }));

/** Returns the schema of an amount in rupees, to the paisa. */
export const rupees = () =>
  z
    .number()
    .check(
      z.nonnegative(),
      z.maximum(1e9),
      atLeastOnePaisa(),
      wholePaise(),
      z.meta({ kind: "rupees" }),
    );

/**
 * Returns the schema of a computed weight of a reply in kilograms, such as a sum. The limit of a single entry does not
 * apply.
 */
export const totalKilograms = () =>
  z.number().check(z.nonnegative(), z.meta({ kind: "kilograms" }));

/**
 * Returns the schema of a computed amount of a reply in rupees, such as a sum. The limit of a single entry does not
 * apply.
 */
export const totalRupees = () => z.number().check(z.nonnegative(), z.meta({ kind: "rupees" }));

/** Returns the schema of a computed amount of a reply in rupees, with its sign. */
export const signedRupees = () => z.number().check(z.meta({ kind: "rupees" }));

/** Returns the schema of a positive amount in rupees, to the paisa. */
export const amount = () =>
  z
    .number()
    .check(
      z.positive(),
      z.maximum(1e7),
      atLeastOnePaisa(),
      wholePaise(),
      z.meta({ kind: "rupees" }),
    );

/**
 * Returns the schema of a unit price in rupees: of a box, of a kilogram, or of another unit whose number a line
 * multiplies. It has up to three decimals.
 */
export const unitPrice = () =>
  z
    .number()
    .check(
      z.nonnegative(),
      z.maximum(1e7),
      atLeastOnePaisa(),
      wholeMills(),
      z.meta({ kind: "unitPrice" }),
    );

/** Returns the schema of a barcode: A–Z, 0–9 and hyphen, as printed in Code 128. */
export const barcodeId = () =>
  z.string().check(z.maxLength(40), z.regex(/^[A-Z0-9-]+$/, schemaError("form.barcode")));

export const units = ["A", "B"] as const;
export const unit = () => z.enum(units);

export const genders = ["male", "female", "others"] as const;
export const gender = () => z.enum(genders);

/** True if an object's field may be `null`. An edit with `null` removes the value. */
export function acceptsNull({ shape }: z.ZodMiniObject, name: string): boolean {
  const field = shape[name];
  return field !== undefined && z.safeParse(field, null).success;
}

/** Returns the schema of a printed paper's language, as a query parameter. The default is English. */
export const paperLanguage = () => z.optional(z.enum(languages));

/** Returns the schema of the reason with which a super admin passes a client's credit limit. */
export const creditReason = () => optional(line(300));

/** Returns the schema of a bank branch's code, which is stored in capital letters. */
export const ifsc = () =>
  z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, schemaError("form.ifsc")));
