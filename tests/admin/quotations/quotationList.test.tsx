import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { quotations } from "../../../src/admin/quotations/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { exampleRow } from "../../support/exampleRow";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const { row } = exampleRow("getQuotations");

test("the list of quotations shows the latest first, names each state and sums the values", async () => {
  const requests = fakeHost({
    "GET /admin/quotations": ({ query }: HostRequest) =>
      query.has("summary")
        ? json({ total: 2, sums: { value: { sum: 12_500, missing: 1 } }, choices: {} })
        : json(
            [
              { ...row, id: 2, number: "Q-000002", state: "DRAFT" },
              { ...row, id: 1, number: "Q-000001", state: "EXPIRED", value: 12_500 },
            ],
            { headers: { "Content-Range": "rows 0-1/2" } },
          ),
  });
  const { list: Quotations } = declaredScreens(quotations);
  openPage(<Quotations />, { isOwnHost: true });
  expect(await screen.findByText("Q-000002")).toHaveAttribute(
    "href",
    "/admin/dashboard/quotations/2",
  );
  expect(screen.getByText("Draft")).toBeInTheDocument();
  expect(screen.getByText("Expired")).toBeInTheDocument();
  expect(await screen.findByText("2 quotations, ₹12,500.00 in all")).toBeInTheDocument();
  expect(screen.getByText("New Quotation")).toHaveAttribute(
    "href",
    "/admin/dashboard/quotations/create",
  );
  const listed = requests.find(({ query }) => query.has("range"));
  expect(listed?.query.get("sort")).toBe('["createdAt","DESC"]');
});
