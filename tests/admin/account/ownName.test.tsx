import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { addressOf, dashboardPath } from "../../../src/admin/addresses";
import { adminKey } from "../../../src/api/session";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, json } from "../../support/fakeHost";
import { field, fillIn } from "../../support/formFields";
import { openOffice, screenTitled } from "../../support/openOffice";

beforeEach(() => sessionStorage.clear());

const asha = { firstName: "Asha", lastName: "Rao", email: "asha@example.com", version: 4 };

const renamed = "PUT /admin/account";

/** Opens the account page on a host that stores the sent name. */
function openAccount(answers: Answers = {}) {
  let account = asha;
  const office = openOffice(addressOf("account"), {
    isOwnHost: true,
    answers: {
      "GET /admin/account": () => json(account),
      [renamed]: ({ body }) => {
        account = { ...account, ...Object(body), version: account.version + 1 };
        return json(account);
      },
      ...answers,
    },
  });
  const sent = () =>
    office.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...office, sent };
}

const openForm = async (answers: Answers = {}) => {
  const office = openAccount(answers);
  await screenTitled("My Account");
  await screen.findByText("Save Name");
  return office;
};

const save = () => fireEvent.click(screen.getByText("Save Name"));

const stored = (): unknown => JSON.parse(localStorage.getItem(adminKey) ?? "null");

test("one's own name is sent once, and the page, the session and the greeting follow immediately", async () => {
  const { sent, goTo } = await openForm();
  expect(field("lastName")).toHaveValue("Rao");
  fillIn({ lastName: "Rao Bhat" });
  save();
  save();
  expect(await screen.findByText("Your name is saved")).toBeInTheDocument();
  expect(sent()).toEqual([{ firstName: "Asha", lastName: "Rao Bhat", version: 4 }]);
  expect(screen.getByText("Signed in as Asha Rao Bhat, asha@example.com")).toBeInTheDocument();
  expect(stored()).toEqual({ firstName: "Asha", lastName: "Rao Bhat", email: asha.email });
  fillIn({ firstName: "Usha" });
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ firstName: "Usha", lastName: "Rao Bhat", version: 5 });
  await screen.findByText("Signed in as Usha Rao Bhat, asha@example.com");
  void goTo(dashboardPath);
  await screenTitled("Welcome, Usha Rao Bhat");
});

test("an error of the page or the host is shown at its field, and the typed text stays", async () => {
  expectConsoleErrors(/^HostError: firstName: Not now$/);
  const errors = { firstName: "Not now" };
  const answer = () => json({ message: "firstName: Not now", errors }, { status: 400 });
  const { sent } = await openForm({ [renamed]: answer });
  fillIn({ firstName: " " });
  save();
  expect(await screen.findByText("Required")).toBeInTheDocument();
  expect(sent()).toEqual([]);
  fillIn({ firstName: "Usha" });
  save();
  expect(await screen.findByText("Not now")).toBeInTheDocument();
  expect(field("firstName")).toHaveValue("Usha");
  expect(stored()).toMatchObject({ firstName: "Asha" });
});

test("a name that another session saved meanwhile is shown next to the typed one, and the edit continues", async () => {
  expectConsoleErrors(/^HostError: Your account was changed meanwhile/);
  const message = "Your account was changed meanwhile. Nothing was saved.";
  const current = { ...asha, firstName: "Aasha", version: 5 };
  const answers = [json({ message, current }, { status: 409 })];
  const { sent } = await openForm({
    [renamed]: ({ body }) => answers.shift() ?? json({ ...current, ...Object(body), version: 6 }),
  });
  fillIn({ lastName: "Rao Bhat" });
  save();
  expect(await screen.findByText("Aasha", { exact: false })).toBeInTheDocument();
  fireEvent.click(screen.getByText("Keep my changes"));
  expect(field("firstName")).toHaveValue("Aasha");
  expect(field("lastName")).toHaveValue("Rao Bhat");
  save();
  expect(await screen.findByText("Your name is saved")).toBeInTheDocument();
  expect(sent()[1]).toEqual({ firstName: "Aasha", lastName: "Rao Bhat", version: 5 });
});

test("a name that was changed elsewhere is the page's and the session's once it is opened", async () => {
  await openForm({ "GET /admin/account": () => json({ ...asha, firstName: "Usha" }) });
  expect(await screen.findByText("Signed in as Usha Rao, asha@example.com")).toBeInTheDocument();
  expect(stored()).toMatchObject({ firstName: "Usha" });
});

test("a name that is saved in another tab is this tab's greeting", async () => {
  openOffice(dashboardPath, { isOwnHost: true });
  await screenTitled("Welcome, Asha Rao");
  const now = JSON.stringify({ firstName: "Usha", lastName: "Rao", email: asha.email });
  localStorage.setItem(adminKey, now);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: adminKey }));
  });
  await screenTitled("Welcome, Usha Rao");
});

test("two forms with unsaved input ask once before leaving, and after one is saved the other still asks", async () => {
  const { goTo } = await openForm();
  fillIn({ lastName: "Rao Bhat", currentPassword: "box-mango-tulip-93" });
  goTo(dashboardPath);
  expect(await screen.findAllByText("Leave without saving?")).toHaveLength(1);
  fireEvent.click(screen.getByText("Stay"));
  await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
  save();
  expect(await screen.findByText("Your name is saved")).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText("Logout"));
  expect(await screen.findAllByText("Leave without saving?")).toHaveLength(1);
  fireEvent.click(screen.getByText("Stay"));
  await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
  goTo(dashboardPath);
  expect(await screen.findAllByText("Leave without saving?")).toHaveLength(1);
  fireEvent.click(screen.getByText("Leave"));
  await screenTitled("Welcome, Asha Rao Bhat");
});
