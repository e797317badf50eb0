import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/browser/peopleOffice";

const screens = [
  "",
  "/admin/employee",
  "/employees",
  "/employees/create",
  "/employees/1/show",
  "/salary/register/1",
  "/salaries",
  "/admin/attendance",
  "/admin/admins",
  "/admins",
  "/admins/create",
];

for (const theme of ["light", "dark"])
  for (const width of [390, 1440])
    test(`axe finds nothing on the people's screens, ${theme}, ${width} wide`, async ({
      office,
    }) => {
      test.setTimeout(120_000);
      await office.setViewportSize({ width, height: 900 });
      await office.addInitScript((chosen) => {
        localStorage.setItem("RaStore.theme", JSON.stringify(chosen));
      }, theme);
      for (const screen of screens) {
        await office.goto(`/admin/dashboard${screen}`);
        await expect(office.getByRole("heading", { level: 1 })).not.toBeEmpty();
        await office.waitForLoadState("networkidle");
        const { violations } = await new AxeBuilder({ page: office }).analyze();
        const found = violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes[0]?.html}`);
        expect(found).toEqual([]);
      }
    });
