import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { importAddress } from "../../../src/admin/addresses";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

beforeEach(() => sessionStorage.clear());

const columns = [
  { heading: "User ID", field: "userId" },
  { heading: "Date", field: "date" },
];

const report = {
  columns,
  total: 4,
  created: 1,
  changed: 0,
  unchanged: 1,
  skipped: 0,
  wrong: 0,
  left: 2,
  rows: [
    {
      row: 1,
      cells: ["7", "2025-10-06 09:04:41"],
      state: "new",
      errors: {},
      scan: { name: "Asha Rao", at: "2025-10-06T03:29:31.000Z" },
    },
    {
      row: 2,
      cells: ["7", "2025-10-06 09:05:00"],
      state: "unchanged",
      errors: {},
      scan: { name: "Asha Rao", at: "2025-10-06T03:29:50.000Z" },
    },
  ],
  plan: "as it was",
};

const openImport = (last: object = {}) =>
  openOffice(importAddress("attendance"), {
    isOwnHost: true,
    answers: {
      "GET /admin/import/attendance/last": () => json(last),
      "POST /admin/import/attendance": () => json(report),
    },
  });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("the answers about a reader go with its file, and the preview shows each scan's person and time", async () => {
  const { requests } = openImport();
  await screenTitled("Import Scans of a Reader");
  const check = screen.getByText("Check", { selector: "button" });
  type("Or paste the cells here", "7\t2025-10-06 09:04:41\t1\t0\t1\t0");
  fireEvent.mouseDown(await screen.findByLabelText("The reader’s clock"));
  fireEvent.click(await screen.findByText("is ahead by"));
  type("Minutes", "1500");
  expect(screen.getAllByText("At most 24 hours, in whole numbers")).not.toEqual([]);
  expect(check).toBeDisabled();
  type("Minutes", "5");
  type("Seconds", "10");
  type("User IDs to Leave Out", "98, 99");
  fireEvent.click(screen.getByLabelText("Leave out rows of a clock that was set back"));
  fireEvent.click(check);
  const preview = within(await screen.findByLabelText("Rows of the file"));
  expect(preview.getByText("1").closest("tr")).toHaveTextContent(/^1NewAsha Rao · .*8:59 am/);
  expect(preview.getByText("2").closest("tr")).toHaveTextContent("Recorded already");
  expect(screen.getByText("2 rows are left out.")).toBeInTheDocument();
  expect(screen.getByText(/^1 row is recorded already/)).toBeInTheDocument();
  const sent = () => requests.filter(({ method }) => method === "POST").at(-1)?.query;
  expect(JSON.parse(sent()?.get("reader") ?? "")).toEqual({
    clockAheadSeconds: 310,
    leftOut: ["98", "99"],
    leavesReset: true,
  });
  fireEvent.click(screen.getByText("Import 1 row", { selector: "button" }));
  expect(await screen.findByText("1 row is imported.")).toBeInTheDocument();
  expect(sent()?.get("plan")).toBe("as it was");
  expect(JSON.parse(sent()?.get("reader") ?? "")).toMatchObject({ clockAheadSeconds: 310 });
});

test("another answer asks for another check, and a clock that is behind has a negative number", async () => {
  const { requests } = openImport();
  await screenTitled("Import Scans of a Reader");
  type("Or paste the cells here", "7\t2025-10-06 09:04:41\t1\t0\t1\t0");
  fireEvent.click(screen.getByText("Check", { selector: "button" }));
  await screen.findByLabelText("Rows of the file");
  fireEvent.mouseDown(screen.getByLabelText("The reader’s clock"));
  fireEvent.click(await screen.findByText("is behind by"));
  type("Seconds", "90");
  expect(screen.queryByLabelText("Rows of the file")).toBeNull();
  fireEvent.click(screen.getByText("Check", { selector: "button" }));
  await waitFor(() =>
    expect(
      JSON.parse(
        requests
          .filter(({ method }) => method === "POST")
          .at(-1)
          ?.query.get("reader") ?? "{}",
      ),
    ).toMatchObject({ clockAheadSeconds: -90 }),
  );
});

test("the last import says by how much the reader's clock was ahead", async () => {
  openImport({
    last: {
      id: 3,
      importedAt: "2025-11-01T05:00:00.000Z",
      by: "owner@example.com",
      created: 12,
      changed: 0,
      clockAheadSeconds: 310,
    },
  });
  await screenTitled("Import Scans of a Reader");
  expect(await screen.findByText(/The reader’s clock was ahead by 5:10/)).toBeInTheDocument();
});
