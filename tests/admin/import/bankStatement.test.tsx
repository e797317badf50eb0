import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { importAddress } from "../../../src/admin/addresses";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

beforeEach(() => sessionStorage.clear());

test("a deposit shows its client with the reason, and a person changes the client or skips it", async () => {
  const columns = [{ heading: "Narration", field: "narration" }];
  const part = { number: "A/26-27/00001", amount: 900 };
  const known = { amount: 1000, clientId: 7, client: "Kaveri Weaves", parts: [part] };
  const sure = { ...known, by: ["name", "amount"], onAccount: 100 };
  const rows = [
    { row: 2, cells: ["NEFT KAVERI"], state: "new", errors: {}, deposit: sure },
    {
      row: 3,
      cells: ["CASH"],
      state: "left",
      errors: {},
      deposit: { ...known, by: ["amount"], onAccount: 0, dateRow: 2, entered: "R-000012" },
    },
  ];
  const report = {
    columns,
    total: 2,
    created: 1,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    wrong: 0,
    rows,
    plan: "as it was",
  };
  const createdAt = "2026-11-01T00:00:00.000Z";
  const tea = { id: 9, name: "Tea House", active: true, createdAt, version: 1 };
  const { requests } = openOffice(importAddress("receipts"), {
    isOwnHost: true,
    answers: {
      "GET /admin/import/receipts/last": () => json({}),
      "GET /admin/clients": () => json([tea]),
      "POST /admin/import/receipts": () => json(report),
    },
  });
  await screenTitled("Import a Bank Statement");
  fireEvent.change(screen.getByLabelText("Or paste the cells here"), {
    target: { value: "Narration\nNEFT KAVERI\nCASH" },
  });
  fireEvent.click(screen.getByText("Check", { selector: "button" }));
  const preview = within(await screen.findByLabelText("Rows of the file"));
  const cellOf = (row: string) => within(preview.getByText(row).closest("tr") ?? document.body);
  expect(preview.getByText("2").closest("tr")).toHaveTextContent(
    "Kaveri Weaves · ₹1,000.00NEFT KAVERIFound by the name, the amountA/26-27/00001: ₹900.00; on account: ₹100.00",
  );
  expect(preview.getByText("3").closest("tr")).toHaveTextContent(
    "The date’s cell is empty. The date is that of row 2.Perhaps R-000012 is this deposit",
  );
  expect(screen.getByText(/^1 deposit is not imported/)).toBeInTheDocument();
  const sent = () => requests.filter(({ method }) => method === "POST").at(-1)?.query;
  const choices = () => sent()?.get("choices");
  fireEvent.click(cellOf("2").getByText("Skip"));
  await waitFor(() => expect(choices()).toBe("2:0"));
  await waitFor(() => expect(cellOf("3").getByText("Import for this client")).toBeInTheDocument());
  fireEvent.click(cellOf("3").getByText("Import for this client"));
  await waitFor(() => expect(choices()).toBe("2:0,3:7"));
  await waitFor(() => expect(cellOf("3").getByText("Another client")).toBeInTheDocument());
  fireEvent.click(cellOf("3").getByText("Another client"));
  fireEvent.click(await screen.findByText("Tea House"));
  await waitFor(() => expect(choices()).toBe("2:0,3:9"));
  const run = screen.getByText("Import 1 row", { selector: "button" });
  await waitFor(() => expect(run).toBeEnabled());
  fireEvent.click(run);
  expect(await screen.findByText("1 row is imported.")).toBeInTheDocument();
  expect(Object.fromEntries(sent() ?? [])).toMatchObject({
    dryRun: "false",
    choices: "2:0,3:9",
    plan: "as it was",
  });
});

test("what was chosen for the deposits outlasts a lost reply", async () => {
  expectConsoleErrors(/^HostUnreachable/);
  const deposit = {
    amount: 1000,
    clientId: 7,
    client: "Kaveri Weaves",
    parts: [],
    by: ["name"],
    onAccount: 1000,
  };
  const report = {
    columns: [{ heading: "Narration", field: "narration" }],
    total: 2,
    created: 2,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    wrong: 0,
    plan: "as it was",
    rows: [2, 3].map((row) => ({
      row,
      cells: [`NEFT ${row}`],
      state: "new",
      errors: {},
      deposit,
    })),
  };
  let isLost = false;
  const { requests } = openOffice(importAddress("receipts"), {
    isOwnHost: true,
    answers: {
      "GET /admin/import/receipts/last": () => json({}),
      "GET /admin/clients": () => json([]),
      "POST /admin/import/receipts": () => {
        if (isLost) throw new TypeError("Failed to fetch");
        return json(report);
      },
    },
  });
  await screenTitled("Import a Bank Statement");
  fireEvent.change(screen.getByLabelText("Or paste the cells here"), {
    target: { value: "Narration\nNEFT 2\nNEFT 3" },
  });
  const check = () => fireEvent.click(screen.getByText("Check", { selector: "button" }));
  const choices = () =>
    requests
      .filter(({ method }) => method === "POST")
      .at(-1)
      ?.query.get("choices");
  check();
  await screen.findByLabelText("Rows of the file");
  const skips = () => screen.getAllByText("Skip");
  fireEvent.click(skips()[0] ?? document.body);
  await waitFor(() => expect(choices()).toBe("2:0"));
  await waitFor(() => expect(skips()).toHaveLength(2));
  isLost = true;
  fireEvent.click(skips()[1] ?? document.body);
  await screen.findByText(/^No reply from the host/);
  isLost = false;
  check();
  await screen.findByLabelText("Rows of the file");
  expect(choices()).toBe("2:0,3:0");
});
