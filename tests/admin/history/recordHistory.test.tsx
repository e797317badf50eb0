import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { noteWrite } from "../../../src/api/hostWrites";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";
import { person } from "../../support/openPage";

const entry = (id: number, changes: object = {}) => ({
  id,
  at: "2026-11-21T12:38:00.000Z",
  by: "asha@example.com",
  call: "updateBox",
  kind: "box",
  recordId: "4",
  name: "Mailer",
  ...changes,
});

const box = {
  id: 4,
  boxType: "RSC",
  box: "Mailer",
  boxUrl: "/art/rsc.svg",
  boxDescription: "Flat",
  onSite: true,
};

function openBox(pages: readonly object[], isOwnHost = true) {
  const left = [...pages];
  return openOffice("/admin/dashboard/boxes/4/show", {
    isOwnHost,
    answers: {
      "GET /admin/boxes": () => json([box]),
      "GET /admin/history/box/4": () => json(left.shift() ?? { message: "Broken" }),
      "GET /admin/undoable": () => json({ changes: [] }),
    },
  });
}

test("a history is read again after a change in the same tab", async () => {
  openBox([{ entries: [] }, { entries: [entry(9, { after: { box: "Mailer, long" } })] }]);
  const section = within(await screen.findByRole("region", { name: "History" }));
  await waitFor(() => expect(section.queryByRole("progressbar")).toBeNull());
  expect(section.queryByRole("listitem")).toBeNull();
  act(() => noteWrite({ method: "PUT", changes: ["boxes"] }));
  expect(await section.findByRole("listitem")).toHaveTextContent("Mailer, long");
});

test("a record's page tells who changed what and when, each field before and after in the office's words", async () => {
  openBox([
    {
      entries: [
        entry(9, {
          before: { box: "Mailer", boxDescription: null },
          after: { box: "Mailer, long", boxDescription: "Flat" },
          undoneBy: 10,
        }),
        entry(8, { call: "createBox", after: { boxType: "RSC", box: "Mailer" } }),
      ],
    },
  ]);
  const section = within(await screen.findByRole("region", { name: "History" }));
  const [edited, created] = (await section.findAllByRole("listitem")).map(
    (item) => item.textContent,
  );
  expect(edited).toContain("Edited");
  expect(edited).toContain("asha@example.com · 21 Nov 2026, 6:08 pm · undone");
  expect(edited).toContain("BoxMailer → Mailer, long");
  expect(edited).toContain("Box DescriptionFlat");
  expect(created).toContain("Created");
  expect(created).toContain("Box TypeRSC");
  expect(screen.queryByText("Show older changes")).toBeNull();
});

test("older changes are added below, and an error says so and leaves another try", async () => {
  const { requests } = openBox([{ entries: [entry(9)], next: 9 }, { entries: [entry(8)] }]);
  await person().click(await screen.findByText("Show older changes"));
  await waitFor(() => expect(screen.getAllByText("Edited")).toHaveLength(2));
  const reads = requests.filter(({ path }) => path === "/admin/history/box/4");
  expect(reads.map(({ query }) => query.get("before"))).toEqual([null, "9"]);
  expect(screen.queryByText("Show older changes")).toBeNull();
});

test("a change says once what had no value before and what did not change, and what was emptied", async () => {
  openBox([
    {
      entries: [
        entry(9, {
          before: { box: "Mailer", boxDescription: "Flat", boxUrl: null },
          after: { boxDescription: null, boxUrl: "/art/rsc.svg", reason: "New picture" },
        }),
      ],
    },
  ]);
  const section = within(await screen.findByRole("region", { name: "History" }));
  const text = (await section.findByRole("listitem")).textContent;
  for (const field of ["BoxMailer", "Box DescriptionFlat → –", "ReasonNew picture"])
    expect(text).toContain(field);
  expect(text).not.toContain("– →");
  expect(text).not.toContain("Mailer →");
});

test("a record without notes says so", async () => {
  openBox([{ entries: [] }]);
  expect(await screen.findByText("No changes yet.")).toBeInTheDocument();
});

test("a host that notes no changes has no history, no page for a box and no undo", async () => {
  const { requests } = openBox([], false);
  await screenTitled("404 - Page Not Found");
  expect(requests.map(({ path }) => path)).not.toContain("/admin/history/box/4");
  expect(requests.map(({ path }) => path)).not.toContain("/admin/undoable");
  expect(screen.queryByText("Activity")).toBeNull();
});
