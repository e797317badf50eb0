import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { CallName } from "../../../contract/routes";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { callOf, fieldsOf, namesField, refusalsOf, withBody } from "../../support/refusals";

const { ask, send, writesNothing } = refusalsOf(plant());

const required = withBody.flatMap((name) =>
  fieldsOf(name)
    .filter(([, schema]) => !z.safeParse(schema, undefined).success)
    .map(([field]) => [name, field] as const),
);

writesNothing(() => {
  test.each(required)("%s without %s is refused by the field", async (name, field) => {
    const { body, ...example } = exampleOf(name, 1);
    const { [field]: _left, ...rest } = body ?? {};
    namesField(await send(name, { ...example, body: rest }), field);
  });
});

const otherTypes = [{ a: 1 }, ["x"], { $ne: "" }];

/** The wrong values of each field. A list of texts takes `["x"]`, so that value is not wrong for it. */
const wrongTypes = withBody
  .filter((name) => callOf(name).encoding !== "form")
  .flatMap((name) =>
    fieldsOf(name).map(([field, schema]) => {
      const wrongs = otherTypes.filter((value) => !z.safeParse(schema, value).success);
      return [name, field, wrongs] as const;
    }),
  );

writesNothing(() => {
  test.each(wrongTypes)(
    "%s with %s of another type is refused by the field",
    async (name, field, wrongs) => {
      expect(wrongs.length).toBeGreaterThan(1);
      for (const wrong of wrongs) {
        namesField(await send(name, exampleOf(name, 1), { [field]: wrong }), field);
      }
    },
  );
});

const texts = withBody.flatMap((name) =>
  fieldsOf(name)
    .filter(([, schema]) => z.safeParse(schema, 1).error !== undefined)
    .filter(([, schema]) => !(schema instanceof z.ZodMiniBoolean))
    .map(([field]) => [name, field] as const),
);

/**
 * True for the replies of the government's portals. They have up to 200,000 characters, more than a call's body may
 * have.
 */
const isPortalReply = (name: CallName, field: string) =>
  ["updateEwayBill", "updateEInvoice"].includes(name) && ["reply", "signedQr"].includes(field);

writesNothing(() => {
  test.each(texts.filter(([name, field]) => !isPortalReply(name, field)))(
    "%s with a %s of 5,000 characters is refused by the field",
    async (name, field) => {
      namesField(await send(name, exampleOf(name, 1), { [field]: "x".repeat(5_000) }), field);
    },
  );
});

const storedTexts = texts.filter(
  ([name, field]) =>
    !["login", "getEmployeeNameAndUnit"].includes(name) &&
    !["website", "password", "currentPassword", "backupPassword"].includes(field),
);

writesNothing(() => {
  test.each(storedTexts)(
    "%s with half a character or none in %s is refused",
    async (name, field) => {
      for (const broken of ["/a\u0000b", "/a\ud800b"]) {
        namesField(await send(name, exampleOf(name, 1), { [field]: broken }), field);
      }
    },
  );
});

test.each([
  [101, "corrugated\u0000board"],
  [102, "corrugated\ud800board"],
])(
  "admin %i's password may hold half a character or none: it is hashed, and signs in",
  async (n, password) => {
    const example = exampleOf("createAdmin", n);
    expect(await send("createAdmin", example, { password })).toMatchObject({ status: 200 });
    const signIn = { email: example.body?.email, password };
    expect(await send("login", { body: signIn })).toMatchObject({ status: 200 });
    const other = { ...signIn, password: "corrugatedboard" };
    expect(await send("login", { body: other })).toMatchObject({ status: 401 });
  },
);

writesNothing(() => {
  test.each(["/a\u0000b", "/a\ud800b", "https://spam.example"])(
    "an enquiry whose trap holds %j is answered like any other, and dropped",
    async (website) => {
      const reply = await send("submitContact", exampleOf("submitContact", 1), { website });
      expect(reply.status).toBe(200);
    },
  );
});

writesNothing(() => {
  test.each([
    ["createOrder", "quantity", [0, -1, 1.5, 1e12]],
    [
      "createOrder",
      "expectedCompletionDate",
      ["0000-01-01T00:00:00Z", "2200-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"],
    ],
    ["createRotation", "lastDate", ["1899-12-31", "2200-01-01", "9999-12-31"]],
    ["registerReel", "reelNo", [0, -5, 2 ** 60, 1.5]],
    ["registerReel", "initialWeight", [0, -1, 1e9]],
    ["registerReel", "gsm", [0, -100, 1e6]],
    ["addSalary", "employeeId", [0, -1, 1.5, 2 ** 31]],
    ["addSalary", "monthlyBaseSalary", [0, -1, 1e12]],
    ["addSalary", "otMultiplierFactor", [0, 3, -1.5, "1.5"]],
    ["addSalary", "workingDays", [0, 0.001, 32]],
    ["registerEmployee", "dob", ["2999-01-01", "1850-01-01", "1990-02-30"]],
    ["proposeCorrection", "action", ["DELETE", ""]],
    [
      "proposeCorrection",
      "at",
      ["0000-01-01T00:00:00Z", "2998-01-01T00:00:00Z", "noon", undefined],
    ],
    ["proposeCorrection", "barcodeId", ["EMP-A-99999", "emp", undefined]],
    [
      "proposeCorrection",
      "exceptionId",
      ["LATE_SCAN", "OPEN_CHECK_OUT:999", "DAY_OFF:C1", "x".repeat(201)],
    ],
    ["proposeCorrection", "reason", ["", " ", "x".repeat(501)]],
    ["decideCorrection", "status", ["PROPOSED", ""]],
    ["settleExceptions", "reason", ["", " ", "x".repeat(501)]],
    [
      "settleExceptions",
      "corrections",
      [
        [],
        Array(2).fill({ action: "CONFIRM", exceptionId: "OPEN_CHECK_OUT:3" }),
        Array(501).fill({ action: "CONFIRM", exceptionId: "OPEN_CHECK_OUT:3" }),
      ],
    ],
    ["decideCorrections", "status", ["PROPOSED", ""]],
    ["decideCorrections", "ids", [[], [3, 3], [0], [2 ** 31], Array(501).fill(3)]],
    [
      "updateCalendar",
      "weeklyOffs",
      [[{ unit: "C", weekday: "SUNDAY" }], Array(2).fill({ unit: "A", weekday: "MONDAY" })],
    ],
    [
      "updateCalendar",
      "holidays",
      [[{ date: "0000-01-01", name: "x" }], Array(2).fill({ date: "2026-08-15", name: "x" })],
    ],
    ["updateCalendar", "shortestSpanSeconds", [0, 1.5, 3601]],
    ["updateCalendar", "longestSpanHours", [0, 25]],
    ["updateCalendar", "halfDayHours", [-1, 8.5]],
    ["createLeave", "firstDate", ["0000-01-01", "2027-02-30", "tomorrow"]],
    ["createLeave", "lastDate", ["2020-01-01", "2027-02-30"]],
    ["createLeave", "barcodeId", ["EMP-A-99999", "emp"]],
    ["createBox", "boxUrl", ["javascript:alert(1)", "data:text/html,x", "box.svg"]],
  ] as const)(
    "%s with a %s that cannot be is refused by the field",
    async (name, field, values) => {
      for (const value of values) {
        namesField(await send(name, exampleOf(name, 1), { [field]: value }), field);
      }
    },
  );
});

const versioned = withBody.filter((name) => fieldsOf(name).some(([field]) => field === "version"));

writesNothing(() => {
  test.each(versioned)(
    "%s with a version that none can have is refused by the field",
    async (name) => {
      for (const version of [-1, 0.5, 2 ** 31, 2 ** 53 - 1, 1e300])
        namesField(await send(name, exampleOf(name, 1), { version }), "version");
    },
  );
});

test.each(["getPayslipsPdf", "getQuotations"] as const)(
  "%s with the number of a record that none can have is refused by the field",
  async (name) => {
    const field = name === "getPayslipsPdf" ? "employeeId" : "clientId";
    const { query, ...example } = exampleOf(name, 1);
    for (const value of [2 ** 31, 2 ** 53 - 1, 0, -1, 1.5, "x"])
      namesField(await ask(name, { ...example, query: { ...query, [field]: value } }), field);
  },
);
