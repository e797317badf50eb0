import { beforeAll, expect, test } from "vitest";
import { employees, payTerms, punches } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";
import { at, badge, correctionCalls } from "./correctionCalls";

const host = plant();
const { exceptionsOf, settle, propose } = correctionCalls(host);

let params = {};

const netOf = async () => (await host.call("owner", "getPayslip", { params })).body.net;

/** The scans arrive before the office enters that Asha left on the 2nd. */
beforeAll(async () => {
  const joinedAt = new Date(at("01-01 08:00"));
  const employeeId = await hire(host.db, { name: "Asha", barcodeId: badge(1), joinedAt });
  params = { month: "2026-04", employeeId: String(employeeId) };
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const moments = ["04-01 09:00", "04-01 17:00", "04-02 20:00", "04-03 04:00"];
  // The check-out of the 6th was forgotten.
  const outside = ["04-04 09:00", "04-04 17:00", "04-06 09:00"];
  await host.db.insert(punches).values(
    [...moments, ...outside].map((moment) => ({
      employeeId,
      punchedAt: new Date(at(moment)),
    })),
  );
});

test("scans outside a corrected employment are unpaid, and one exception a day until they are settled", async () => {
  const before = await exceptionsOf("2026-04");
  expect(before.map(({ kind }) => kind)).toEqual(["OPEN_CHECK_OUT"]);
  expect(await netOf()).toBe(4_000);

  await host.db.update(employees).set({ deactivatedAt: new Date(at("04-02 18:00")) });
  const found = await exceptionsOf("2026-04");
  expect(found).toMatchObject([
    {
      kind: "DEACTIVATED_BADGE",
      date: "2026-04-04",
      checkIn: at("04-04 09:00"),
      checkOut: at("04-04 17:00"),
      detail: "Asha is not employed on 4 Apr 2026: the scans of this day are not paid",
    },
    { kind: "DEACTIVATED_BADGE", date: "2026-04-06" },
  ]);
  expect(await netOf()).toBe(2_000);

  const refused = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-04" } });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain("Asha is not employed on 4 Apr 2026");

  const [fourth, sixth] = found;
  if (!fourth || !sixth) throw new Error("Two exceptions were expected");
  expect(await settle("owner", [fourth])).toMatchObject({ status: 200 });
  const scan = { action: "VOID", exceptionId: sixth.id, barcodeId: badge(1), at: sixth.at };
  expect(await propose("owner", scan)).toMatchObject({ status: 200 });
  expect(await exceptionsOf("2026-04")).toEqual([]);
  expect(await netOf()).toBe(2_000);
});
