import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultFacts } from "../../../domain/companyFacts";
import FactsPage from "../../../src/admin/company/FactsPage";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

/** Facts with three figures in the last rows. */
const facts = {
  ...defaultFacts,
  leaders: [],
  businessFacts: [],
  teams: [],
  version: 3,
  statistics: ["One", "Two", "Three"].map((en) => ({ value: en, label: { en, hi: "", kn: "" } })),
};

const meaningOf = (row: number) => screen.getByLabelText(`Meaning, row ${row}`);

/** Presses the button of a row in the last list. */
const press = (label: string) => {
  const button = screen.getAllByLabelText(label).at(-1);
  if (button) fireEvent.click(button);
};

test("rows of the facts keep their texts when they are changed, moved and removed", async () => {
  let stored: object = facts;
  const requests = fakeHost({
    "GET /admin/get-admins": () => json([]),
    "GET /public/company": () => json(stored),
    "GET /admin/history/company/1": () => json({ entries: [] }),
    "PUT /admin/company": ({ body }) => {
      stored = { ...Object(body), version: 4 };
      return json(stored);
    },
  });
  openPage(<FactsPage />, { at: "/facts", path: "/facts", isOwnHost: true });
  await screen.findByLabelText("Meaning, row 3");
  fireEvent.change(meaningOf(3), { target: { value: "Third" } });
  press("Move row 3 up");
  expect(meaningOf(2)).toHaveValue("Third");
  expect(meaningOf(3)).toHaveValue("Two");
  press("Remove row 1");
  expect(meaningOf(1)).toHaveValue("Third");
  fireEvent.change(meaningOf(1), { target: { value: "3rd" } });
  expect(meaningOf(2)).toHaveValue("Two");
  fireEvent.click(screen.getByText("Save facts"));
  await waitFor(() => expect(requests.some(({ method }) => method === "PUT")).toBe(true));
  const sent = requests.find(({ method }) => method === "PUT")?.body;
  expect(sent).toMatchObject({
    statistics: [{ label: { en: "3rd" } }, { label: { en: "Two" } }],
    version: 3,
  });
  await screen.findByText(/^The facts are saved/);
  expect(meaningOf(1)).toHaveValue("3rd");
});
