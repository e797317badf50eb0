import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { payslipsPdf } from "../../../server/pay/payslipsPdf";
import { emptyDatabase } from "../../support/emptyDatabase";
import { upgradePayslips } from "../../support/olderPayslips";
import { payslipsOfVersion1 } from "../../support/payslipsOfVersion1";

const old = emptyDatabase();

/** The hashes of the files that the program made of these payslips before they had a second version. */
const hashes: Record<keyof typeof payslipsOfVersion1, string> = {
  "one person's": "59316dc21f9561f2eacd1aff9cc37567cdbc1e3dc8de142278bedef673bce7ca",
  "those of a day, of a name in Urdu, and of many lines":
    "90bf6a52b02897e33943be43b5e378398a355f26d05dc423327ba290421a0861",
};

test.each(Object.entries(payslipsOfVersion1))(
  "payslips of version 1 print the bytes that they printed when they were locked: %s",
  async (what, stored) => {
    const payslips = await upgradePayslips(old.url, 1, stored);
    const pdf = await payslipsPdf("2026-09", payslips);
    expect({ [what]: createHash("sha256").update(pdf).digest("hex") }).toEqual({
      [what]: Object.entries(hashes).find(([name]) => name === what)?.[1],
    });
  },
);

/**
 * The hashes of the files of the same payslips on the paper of version 2, before there was a third one. HarfBuzz writes the
 * name in Urdu with other bytes, and with the same letters and pixels.
 */
const hashesOfPaper2: typeof hashes = {
  "one person's": "738559481788ca496ed6c7adfad8210a99093e1491a18650e2ce0db816d760fb",
  "those of a day, of a name in Urdu, and of many lines":
    "7317f02e5555b2ceb1babae2554318cf26b6365e539b375e02324d414689c7c2",
};

test.each(Object.entries(payslipsOfVersion1))(
  "payslips with the paper of version 2 print the same bytes as before: %s",
  async (what, stored) => {
    const upgraded = await upgradePayslips(old.url, 1, stored);
    const payslips = upgraded.map((document) => ({ ...document, paperVersion: 2 as const }));
    const pdf = await payslipsPdf("2026-09", payslips);
    expect({ [what]: createHash("sha256").update(pdf).digest("hex") }).toEqual({
      [what]: Object.entries(hashesOfPaper2).find(([name]) => name === what)?.[1],
    });
  },
);

test("stored payslips of version 1 have their hours in minutes, to within a minute", async () => {
  const [first] = await upgradePayslips(old.url, 1, payslipsOfVersion1["one person's"]);
  expect(Math.round(first?.overtimeMinutes ?? 0)).toBe(853);
  expect(first?.days.slice(0, 1).map(({ workedMinutes }) => Math.round(workedMinutes))).toEqual([
    500,
  ]);
});
