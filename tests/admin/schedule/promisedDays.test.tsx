import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import PromisedDaysSection from "../../../src/admin/schedule/PromisedDaysSection";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const open = (days: object[]) => {
  fakeHost({ "GET /admin/orders/5/promises": () => json(days) });
  openPage(
    <>
      <p>Order</p>
      <PromisedDaysSection id={5} />
    </>,
    { isOwnHost: true },
  );
};

test("an order's page shows each promised day, and says which was broken and which was moved in time", async () => {
  open([
    { day: "2026-12-05", since: "2026-12-01T06:00:00Z", state: "MOVED" },
    { day: "2026-12-08", since: "2026-12-04T06:00:00Z", state: "BROKEN" },
    { day: "2026-12-12", since: "2026-12-10T06:00:00Z", state: "OPEN" },
  ]);
  expect(await screen.findByText("Promised days")).toBeInTheDocument();
  const lineOf = (day: string) => screen.getByText(day).closest("p")?.textContent;
  expect(lineOf("5 Dec 2026")).toContain("moved in time. Promised since 1 Dec");
  expect(lineOf("8 Dec 2026")).toContain("broken. Promised since 4 Dec");
  expect(lineOf("12 Dec 2026")).toContain("open. Promised since 10 Dec");
});

test("an order with one promised day that is open shows no list of days", async () => {
  open([{ day: "2026-12-05", since: "2026-12-01T06:00:00Z", state: "OPEN" }]);
  expect(await screen.findByText("Order")).toBeInTheDocument();
  expect(screen.queryByText("Promised days")).toBeNull();
});
