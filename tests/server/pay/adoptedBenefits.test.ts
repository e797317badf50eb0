import { expect, test } from "vitest";
import { lawfulBenefits } from "../../../contract/benefits";
import { plant } from "../../support/plant";

const host = plant();

test("the Code's wages come into the rules of bonus and gratuity with the rates", async () => {
  const rate = { kind: "STATE_INSURANCE", wageBase: "GROSS", percent: 0.75, wagesUpTo: 21_000 };
  const validFrom = "2026-10-01";
  const made = await host.call("owner", "createStatutoryRate", { body: { ...rate, validFrom } });
  expect(made.status).toBe(200);
  const rule = { ...lawfulBenefits, wageBase: "BASE", validFrom };
  expect((await host.call("owner", "createBenefitRule", { body: rule })).status).toBe(200);
  const adopted = { params: { change: "WAGES_BY_CODE" } };
  expect(await host.call("owner", "adoptStatutoryChange", adopted)).toMatchObject({
    status: 200,
    body: [],
  });
  const { body } = await host.call("owner", "getBenefitRules");
  expect(body).toMatchObject([{ validFrom, wageBase: "CODE" }]);
});
