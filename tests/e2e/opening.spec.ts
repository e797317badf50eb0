import { expect, test } from "../support/browser/fixtures";
import { readShifts, watchShifts } from "../support/browser/layoutShifts";
import { addClient } from "../support/browser/sellingPlant";

/** The greatest sum of layout shifts that a person does not notice. */
const unnoticed = 0.05;

test("an order's and a client's page open without moving what is shown already", async ({
  office,
  ownerRequest,
  placeOrder,
}) => {
  await watchShifts(office);
  const { id: orderId } = await placeOrder("TODO");
  const { id: clientId } = await addClient(ownerRequest, `Kabini Yarns ${Date.now()}`);
  for (const [address, last] of [
    [`orders/${orderId}/show`, "Reels used"],
    [`clients/${clientId}/show`, "History"],
  ] as const) {
    await office.goto(`/admin/dashboard/${address}`);
    await expect(office.getByRole("heading", { name: last, level: 2 })).toBeVisible();
    await expect(office.locator("[data-pending]")).toHaveCount(0);
    expect(await readShifts(office), address).toBeLessThan(unnoticed);
  }
});

test("what moves while a page waits costs no layout", async ({ office, placeOrder }) => {
  const { id } = await placeOrder("TODO");
  // No call is answered.
  await office.route("**/api/**", () => undefined);
  await office.goto(`/admin/dashboard/orders/${id}/show`);
  await expect(office.getByRole("main").getByRole("progressbar")).toBeVisible();
  const animated = await office.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest)),
      ),
  );
  const onlyPainted = ["transform", "strokeDasharray", "strokeDashoffset"];
  expect(animated).toContain("transform");
  expect(animated.filter((property) => !onlyPainted.includes(property))).toEqual([]);
});
