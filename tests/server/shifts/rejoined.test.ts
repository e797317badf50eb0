import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { employees, employments, holidays, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
let id = 0;

beforeAll(async () => {
  id = await hire(host.db, {
    name: "Asha",
    barcodeId: "EMP-A-00001",
    joinedAt: at("01-01 08:00"),
  });
  await host.db.insert(payTerms).values({ employeeId: id, ...usualTerms });
  await host.db.insert(holidays).values([
    { date: "2026-09-04", name: "Ganesh Chaturthi" },
    { date: "2026-09-25", name: "Plant day" },
  ]);
  await host.db.insert(punches).values(
    ["09-01", "09-30"].flatMap((date) =>
      ["09:00", "17:00"].map((time) => ({
        employeeId: id,
        punchedAt: new Date(at(`${date} ${time}`)),
      })),
    ),
  );
});

const payslip = async () =>
  (
    await host.call("owner", "getPayslip", {
      params: { month: "2026-09", employeeId: String(id) },
    })
  ).body;

test("a person who left on the 10th and returned on the 30th is not paid the 25th's holiday", async () => {
  expect(await payslip()).toMatchObject({ net: 4_000 });

  await host.db
    .update(employees)
    .set({ deactivatedAt: new Date(at("09-10 18:00")) })
    .where(eq(employees.id, id));
  await host.db.insert(employments).values({ employeeId: id, joinedOn: "2026-09-30" });
  await host.db.update(employees).set({ deactivatedAt: null }).where(eq(employees.id, id));

  const left = await payslip();
  expect(left).toMatchObject({ net: 3_000 });
  const dates = left.days.map(({ date }: { date: string }) => date.slice(8));
  expect(dates).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "30"]);
});
