import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { contacts } from "../../../src/admin/contacts/resource";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const { list: Contacts } = declaredScreens(contacts);
const enquiry = <T extends object>(id: number, name: string, more: T) => ({
  id,
  name,
  phone: "98000 11111",
  message: "",
  ...more,
});
const received = "2026-11-02T05:00:00Z";
const enquiries = [
  enquiry(1, "Asha", { replyStatus: true, createdAt: "2026-11-01T05:00:00Z" }),
  enquiry(2, "Bina", { replyStatus: false, createdAt: received }),
];

function open(rows: object[], { at = "/", update = (() => json({})) as Answer } = {}) {
  fakeHost({
    "GET /admin/contact/contactDetails": () => json(rows),
    "PUT /admin/contact/updateReplyStatus/2": update,
  });
  return openPage(<Contacts />, { at });
}

test("an enquiry shows when it came in, where the host tells it", async () => {
  open(enquiries);
  expect(await screen.findByRole("columnheader", { name: /Received/ })).toBeInTheDocument();
});

test("on a host without times of enquiries the column is absent, and a missing address shows N/A", async () => {
  open(enquiries.map(({ createdAt: _at, ...enquiry }) => enquiry));
  expect(await screen.findByText("Asha")).toBeInTheDocument();
  expect(screen.getAllByText("N/A")).toHaveLength(2);
  expect(screen.queryAllByText("Received")).toEqual([]);
});

test("enquiries are filtered by whether they are replied to", async () => {
  const user = open(enquiries);
  await screen.findByText("Asha");
  await user.click(screen.getByRole("combobox", { name: "Replied" }));
  await user.click(within(screen.getByRole("listbox")).getByText("No"));
  await waitFor(() => expect(screen.queryByText("Asha")).toBeNull());
  expect(screen.getByText("Bina")).toBeInTheDocument();
});

test("the dashboard's address opens the unanswered ones, and says so in the filter", async () => {
  open(enquiries, { at: `/?${new URLSearchParams({ filter: '{"replyStatus":false}' })}` });
  expect(await screen.findByText("Bina")).toBeInTheDocument();
  expect(screen.queryByText("Asha")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Replied" })).toHaveTextContent("No");
});

test("a tick that the host refused is reported next to the box, which stays unchanged", async () => {
  // The specification has it logged, and react-admin logs it too.
  expectConsoleErrors(
    /^The reply status could not be changed: HostError: The host answered with status 500$/,
    /^HostError: The host answered with status 500$/,
  );
  let status = 500;
  const rows = [...enquiries];
  const user = open(rows, {
    update() {
      if (status === 200) rows[1] = enquiry(2, "Bina", { replyStatus: true, createdAt: received });
      return json({}, { status });
    },
  });
  const box = await screen.findByLabelText("Replied to Bina");
  await user.click(box);
  expect(await screen.findByText("Not saved. Try again.")).toBeInTheDocument();
  expect(box).not.toBeChecked();
  expect(screen.queryByRole("alert")).toBeNull();
  status = 200;
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(screen.queryByText("Not saved. Try again.")).toBeNull();
});
