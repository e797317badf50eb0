import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { writeXlsx } from "hucre/xlsx";
import { beforeEach, expect, test } from "vitest";
import { importAddress } from "../../../src/admin/addresses";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, type Answers, json } from "../../support/fakeHost";
import { expired, openOffice, screenTitled, signInAs } from "../../support/openOffice";

beforeEach(() => sessionStorage.clear());
const columns = [{ heading: "Client", field: "client" }, { heading: "Note" }];
const right = {
  columns,
  total: 3,
  created: 2,
  changed: 0,
  unchanged: 0,
  skipped: 1,
  wrong: 0,
  rows: [{ row: 2, cells: ["Tea House", "rush"], state: "new", errors: {} }],
  plan: "as it was",
};
const wrong = {
  ...right,
  created: 0,
  wrong: 1,
  rows: [
    { row: 4, cells: ["", "x"], state: "wrong", errors: { 0: "Required", "": "Size is Required" } },
  ],
};

async function openImport(answer: Answer, answers: Answers = {}) {
  const office = openOffice(importAddress("orders"), {
    isOwnHost: true,
    answers: {
      "GET /admin/import/orders/last": () => json({}),
      "POST /admin/import/orders": answer,
      ...answers,
    },
  });
  await screenTitled("Import Orders");
  return office;
}

const alert = () => screen.findByRole("alert");
const box = () => screen.getByLabelText<HTMLTextAreaElement>("Or paste the cells here");
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));

test("pasted rows are checked, shown with their errors in their cells, and imported when they are right", async () => {
  const replies = [json(wrong), json(right), json(right)];
  const { requests } = await openImport(() => replies.shift() ?? json({}));
  expect(screen.getByText("Client (needed for new records)")).toBeInTheDocument();
  expect(screen.getByText("Material Grade")).toBeInTheDocument();
  expect(screen.getByText("Check", { selector: "button" })).toBeDisabled();
  paste("Client\tNote\n\tx");
  press("Check");
  expect(
    await screen.findByText(/^1 of 3 rows has an error. Nothing is imported/),
  ).toBeInTheDocument();
  const preview = screen.getByLabelText("Rows of the file");
  const row = within(preview).getByText("4").closest("tr");
  expect(row).toHaveTextContent("4ErrorSize is RequiredRequiredx");
  expect(preview).toHaveTextContent("NoteIgnored: unknown column");
  expect(screen.queryByText(/^Import \d/)).toBeNull();

  paste("Client\tNote\nTea House\trush");
  expect(screen.queryByText(/rows has an error/)).toBeNull();
  press("Check");
  expect(
    await screen.findByText("2 new rows are ready. Nothing is saved yet."),
  ).toBeInTheDocument();
  expect(screen.getByText("1 row was imported before and is skipped.")).toBeInTheDocument();
  const run = screen.getByText("Import 2 rows", { selector: "button" });
  fireEvent.click(run);
  fireEvent.click(run);
  expect(await screen.findByText("2 rows are imported.")).toBeInTheDocument();
  expect(screen.queryByText("Import 2 rows")).toBeNull();
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent.map(({ query }) => query.get("dryRun"))).toEqual(["true", "true", "false"]);
  expect(sent.map(({ query }) => query.get("plan"))).toEqual([null, null, "as it was"]);
  expect(sent.at(-1)?.body).toBe("Client\tNote\nTea House\trush");
  expect(JSON.parse(sent.at(-1)?.query.get("labels") ?? "")).toMatchObject({
    client: "Client",
    expectedCompletionDate: "Expected Completion Date",
  });
});

test("a row that changes a record shows the old values, and a repeated row can be imported anyway", async () => {
  const importedAt = "2026-11-21T06:00:00Z";
  const rows = [
    { row: 2, cells: ["Silks", ""], state: "changed", errors: {}, before: { 0: "Weaves" } },
    { row: 3, cells: ["Tea House", ""], state: "repeated", errors: {}, importedAt },
  ];
  const first = { ...right, created: 0, changed: 1, skipped: 1, rows };
  const both = { ...first, created: 1, skipped: 0, rows: [rows[0], { ...rows[1], state: "new" }] };
  const replies = [json(first), json(both), json({ ...both, importId: 7 })];
  const { requests } = await openImport(() => replies.shift() ?? json({}));
  paste("Order\tClient\n1\tSilks");
  press("Check");
  expect(await screen.findByText("1 row changes a record.")).toBeInTheDocument();
  const preview = screen.getByLabelText("Rows of the file");
  expect(within(preview).getByText("2").closest("tr")).toHaveTextContent("2ChangedSilkswas Weaves");
  expect(within(preview).getByText("Already imported on 21 Nov 2026")).toBeInTheDocument();
  fireEvent.click(within(preview).getByLabelText("Import it anyway"));
  fireEvent.click(await screen.findByText("Import 2 rows", { selector: "button" }));
  expect(await screen.findByText("1 row is imported. 1 record is changed.")).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent.map(({ query }) => query.get("again"))).toEqual([null, "3", "3"]);
});

const last = {
  id: 7,
  importedAt: "2026-11-21T12:38:00Z",
  by: "asha@example.com",
  created: 12,
  changed: 3,
};

test("the last import is undone once that is confirmed, and a refusal says why", async () => {
  expectConsoleErrors(/^HostError: Order #17 was changed since/);
  const message = "Order #17 was changed since. The import stays as it is.";
  const replies = [json({ message }, { status: 409 }), json({ undone: 15 })];
  // A refusal reads the import again too.
  const lasts = [json({ last }), json({ last }), json({})];
  const { requests } = await openImport(() => json(right), {
    "GET /admin/import/orders/last": () => lasts.shift() ?? json({}),
    "POST /admin/import/7/undo": () => replies.shift() ?? json({}),
  });
  expect(
    await screen.findByText(/^Last import: 21 Nov 2026, 6:08 pm by asha@/),
  ).toBeInTheDocument();
  press("Undo the Last Import");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByText("Undo the Last Import", { selector: "button" }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  fireEvent.click(dialog.getByText("Undo the Last Import", { selector: "button" }));
  expect(await screen.findByText("The import is undone.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Last import/)).toBeNull());
  expect(requests.filter(({ path }) => path.endsWith("/undo"))).toHaveLength(2);
});

test("right after an import its undo is offered once, with its result", async () => {
  await openImport(
    ({ query }) => json(query.get("dryRun") === "true" ? right : { ...right, importId: last.id }),
    {
      "GET /admin/import/orders/last": () => json({ last }),
    },
  );
  expect(await screen.findByText("Undo the Last Import")).toBeInTheDocument();
  paste("Client\nTea House");
  press("Check");
  fireEvent.click(await screen.findByText(/^Import \d+ rows?$/, { selector: "button" }));
  expect(await screen.findByText("Undo This Import")).toBeInTheDocument();
  expect(screen.queryByText("Undo the Last Import")).toBeNull();
});

test("another admin's import is shown without a button", async () => {
  const refusal = "Only the admin who imported a file can undo it";
  await openImport(() => json(right), {
    "GET /admin/import/orders/last": () => json({ last: { ...last, refusal } }),
  });
  expect(await screen.findByText(`${refusal}.`)).toBeInTheDocument();
  expect(screen.queryByText("Undo the Last Import")).toBeNull();
});

test("without an answer the pasted text stays, and the page says that a new try is safe", async () => {
  expectConsoleErrors(/^HostUnreachable: No response from server\.$/);
  await openImport(() => Promise.reject(new TypeError("network")));
  paste("Client\nTea House");
  press("Check");
  expect(await alert()).toHaveTextContent(/^No reply from the host/);
  expect(box()).toHaveValue("Client\nTea House");
});

test("a file that is refused as a whole says why in the host's words", async () => {
  expectConsoleErrors(/^HostError: text: The first row has to name the columns/);
  const text = "The first row has to name the columns, and lacks columns for Size, Unit";
  await openImport(() => json({ message: `text: ${text}`, errors: { text } }, { status: 400 }));
  paste("Client\nTea House");
  press("Check");
  expect(await alert()).toHaveTextContent(text);
});

test("pasted cells are not left without a question until they are in", async () => {
  await openImport(() => json(right));
  const isAsked = () => {
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  paste("Client\nTea House");
  expect(isAsked()).toBe(true);
  press("Check");
  fireEvent.click(await screen.findByText("Import 2 rows", { selector: "button" }));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test("a session that ends gives back what was pasted after the next login", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  await openImport(expired, {
    "POST /admin/login": () => json({ token: "new", admin }, { headers: { "Plant-Calls": "all" } }),
  });
  paste("Client\nTea House");
  press("Check");
  await screenTitled("Admin Portal");
  await signInAs("asha@example.com");
  await screenTitled("Import Orders");
  expect(screen.getByText(/^The pasted rows are restored/)).toBeInTheDocument();
  expect(box()).toHaveValue("Client\nTea House");
});

test("a chosen file is read in its encoding, a workbook by its cells, and others are refused", async () => {
  const { requests } = await openImport(() => json(right));
  const input = document.querySelector("input[type='file']") ?? document.body;
  const choose = (name: string, bytes: Iterable<number>) =>
    fireEvent.change(input, { target: { files: [new File([Uint8Array.from(bytes)], name)] } });
  choose("orders.xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14]);
  expect(await screen.findByText(/^This file is neither/)).toBeInTheDocument();
  choose("orders.xls", [0xd0, 0xcf, 0x11, 0xe0]);
  expect(await screen.findByText(/is of an old format or has a password/)).toBeInTheDocument();
  choose("orders.csv", [0x4d, 0x5a, 0x90, 0x00]);
  expect(await screen.findByText(/^This file is neither/)).toBeInTheDocument();
  choose("orders.xlsx", await writeXlsx({ sheets: [{ name: "A", rows: [["Client"], ["Tea"]] }] }));
  expect(await screen.findByText("orders.xlsx: 2 lines")).toBeInTheDocument();
  press("Remove");
  choose("orders.csv", [0x43, 0x0a, 0xfc]);
  expect(await screen.findByText("orders.csv: 2 lines")).toBeInTheDocument();
  press("Check");
  await screen.findByText(/new rows are ready/);
  expect(requests.find(({ method }) => method === "POST")?.body).toBe("C\nü");
  press("Remove");
  expect(box()).toHaveValue("");
});
