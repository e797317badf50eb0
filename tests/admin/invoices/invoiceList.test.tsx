import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { invoices } from "../../../src/admin/invoices/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { exampleRow } from "../../support/exampleRow";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { openPage } from "../../support/openPage";

const { row } = exampleRow("getInvoices");
const invoice = { ...row, id: 3, orderId: 7, kind: "TAX_INVOICE", state: "POSTED" };

const { list: Invoices } = declaredScreens(invoices);

const hostOf = () =>
  fakeHost({
    "GET /admin/invoices": ({ query }: HostRequest) =>
      query.has("summary")
        ? json({ total: 2, sums: { invoiced: { sum: 93_450, missing: 0 } }, choices: {} })
        : json(
            [
              {
                ...invoice,
                serial: "A/26-27/00001",
                ewayNumber: "291012345678",
                irn: "a".repeat(64),
              },
              { ...invoice, id: 4, serial: "A/26-27/00002", state: "CANCELLED" },
            ],
            { headers: { "Content-Range": "rows 0-1/2" } },
          ),
    "GET /admin/filed-months": () =>
      json({
        months: [{ month: "2026-10", lockedAt: "2026-11-20T05:00:00.000Z", lockedBy: "Asha" }],
      }),
  });

test("the list of invoices names each state and the portals' numbers, and sums what is invoiced", async () => {
  hostOf();
  openPage(<Invoices />, { isOwnHost: true });
  expect(await screen.findByText("A/26-27/00001")).toHaveAttribute(
    "href",
    "/admin/dashboard/dispatch/invoices/3",
  );
  expect(screen.getByText("Posted").closest("td")).toHaveTextContent("E-way bill · IRN");
  expect(screen.getByText("Cancelled").closest("td")).toHaveTextContent(/^Cancelled$/);
  expect(await screen.findByText("2 documents, invoiced ₹93,450.00")).toBeInTheDocument();
});

test("the list of a month asks for the month, and says if its return is filed", async () => {
  const requests = hostOf();
  const filter = new URLSearchParams({ filter: JSON.stringify({ month: "2026-10" }) });
  openPage(<Invoices />, { isOwnHost: true, at: `/?${filter}` });
  expect(await screen.findByText(/^October 2026 is filed/)).toBeInTheDocument();
  const listed = requests.filter(({ path }) => path === "/admin/invoices");
  expect(new Set(listed.map(({ query }) => query.get("month")))).toEqual(new Set(["2026-10"]));
});

test("the sums stay while another state is read, and go at once when another month is chosen", async () => {
  const at = (filter: object) =>
    `/admin/dashboard/dispatch/invoices?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  const { requests, goTo } = openOffice(at({ month: "2026-10" }), {
    isOwnHost: true,
    answers: {
      "GET /admin/invoices": ({ query }: HostRequest) => {
        if (!query.has("summary")) return json([{ ...invoice, serial: "A/26-27/00001" }]);
        const isFirst = query.get("month") === "2026-10" && query.get("filter") === "{}";
        const sums = { invoiced: { sum: 93_450, missing: 0 } };
        return isFirst ? json({ total: 2, sums, choices: {} }) : new Promise(() => undefined);
      },
      "GET /admin/filed-months": () => json({ months: [] }),
    },
  });
  const isAsked = (part: string) =>
    requests.some(({ query }) => query.has("summary") && `${query}`.includes(part));
  const sums = "2 documents, invoiced ₹93,450.00";
  await screen.findByText(sums);
  await act(() => goTo(at({ month: "2026-10", state: "POSTED" })));
  await waitFor(() => expect(isAsked("POSTED")).toBe(true));
  expect(screen.getByText(sums)).toBeInTheDocument();
  await act(() => goTo(at({ month: "2026-11" })));
  await waitFor(() => expect(isAsked("2026-11")).toBe(true));
  expect(screen.queryByText(sums)).toBeNull();
});
