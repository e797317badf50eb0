import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { addressOf } from "../../../src/admin/addresses";
import { allowConsoleErrors, expectConsoleErrors } from "../../support/consoleErrors";
import { account, adminRow } from "../../support/exampleReplies";
import { type Answer, type Answers, json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

beforeEach(() => sessionStorage.clear());

const openAccount = (answers: Answers = {}) =>
  openOffice(addressOf("account"), {
    answers: { "GET /admin/account": () => json(account), ...answers },
    isOwnHost: true,
  });

const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name='${name}']`) ?? document.body, {
    target: { value },
  });

const change = () => screen.findByText("Change Password", { selector: "button" });

test("a wrong present password is shown at its field, the right one is sent once, and the session stays", async () => {
  expectConsoleErrors(/^HostError: currentPassword: This is not your password$/);
  let answer: Answer = () =>
    json(
      {
        message: "currentPassword: This is not your password",
        errors: { currentPassword: "This is not your password" },
      },
      { status: 400 },
    );
  const { requests } = openAccount({ "PUT /admin/account/password": (sent) => answer(sent) });
  await screenTitled("My Account");
  expect(screen.getByText("Signed in as Asha Rao, asha@example.com")).toBeInTheDocument();
  fireEvent.click(await change());
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  type("currentPassword", "not the one");
  type("newPassword", "another-long-one");
  fireEvent.click(await change());
  expect(await screen.findByText("This is not your password")).toBeInTheDocument();
  answer = () => json({ token: "renewed" });
  type("currentPassword", "the right one");
  const button = await change();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(
    await screen.findByText("Your password is changed. You are signed out everywhere else."),
  ).toBeInTheDocument();
  expect(localStorage.getItem("token")).toBe("renewed");
  expect(address()).toBe(addressOf("account"));
  const writes = requests.filter(({ method }) => method === "PUT");
  expect(writes.map(({ body }) => body)).toEqual([
    { currentPassword: "not the one", newPassword: "another-long-one" },
    { currentPassword: "the right one", newPassword: "another-long-one" },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("the right one");
});

test("signing out everywhere asks first, shows a failure there, and opens the login", async () => {
  // The sections of the page read again after the write, while the session ends.
  expectConsoleErrors(/^HostError: Not now$/);
  allowConsoleErrors(/^TokenMissing: /);
  const answers = [json({ message: "Not now" }, { status: 503 }), new Response("Done")];
  openAccount({ "PUT /admin/account/sign-out": () => answers.shift() ?? json({}) });
  await screenTitled("My Account");
  fireEvent.click(screen.getByText("Sign Out Everywhere", { selector: "button" }));
  const dialog = await dialogTitled("Sign Out Everywhere?");
  const press = () => fireEvent.click(within(dialog).getByText("Sign Out Everywhere"));
  press();
  expect(await within(dialog).findByText("Not now")).toBeInTheDocument();
  press();
  await screenTitled("Admin Portal");
  expect(address()).toBe("/admin");
  expect(localStorage.getItem("token")).toBeNull();
});

const others = [
  adminRow,
  { ...adminRow, id: 2, firstName: "Office", lastName: "Staff", email: "staff@example.com" },
];

test("a super admin makes and copies a link for another admin after a question, and none for themselves", async () => {
  const writeText = vi.fn(async () => undefined);
  const { languages, onLine } = navigator;
  const properties = {
    clipboard: { value: { writeText } },
    languages: { value: languages },
    onLine: { value: onLine },
  };
  vi.stubGlobal("navigator", Object.create(navigator, properties));
  const { requests } = openOffice(addressOf("admins/get-all-admins"), {
    isOwnHost: true,
    answers: {
      "GET /admin/get-admins": () => json(others),
      "POST /admin/admins/2/password-link": () =>
        json({ token: "a-token", expiresAt: "2026-03-03T12:38:00Z" }),
    },
  });
  fireEvent.click(await screen.findByLabelText("Password link: Office Staff"));
  expect(screen.queryByLabelText("Password link: Asha Rao")).toBeNull();
  const dialog = await dialogTitled("Password link for Office Staff");
  expect(dialog).toHaveTextContent("The link sets the password of staff@example.com.");
  fireEvent.click(within(dialog).getByText("Create Link"));
  const link = `${window.location.origin}/admin/set-password#a-token`;
  expect(await screen.findByDisplayValue(link)).toBeInTheDocument();
  expect(screen.getByText("Valid once, until 3 Mar 2026, 6:08 pm.")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Copy"));
  expect(await screen.findByText("Copied")).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  fireEvent.click(screen.getByText("Close"));
  await waitFor(() => expect(screen.queryByDisplayValue(link)).toBeNull());
});

test("a host without accounts has neither the menu entry nor the page nor the links", async () => {
  const { requests, goTo } = openOffice(addressOf("admins/get-all-admins"), {
    answers: { "GET /admin/get-admins": () => json(others) },
  });
  expect(await screen.findByText("staff@example.com")).toBeInTheDocument();
  expect(screen.queryByText("Actions")).toBeNull();
  expect(screen.queryByLabelText(/^Password link/)).toBeNull();
  expect(screen.queryByText("My Account")).toBeNull();
  void goTo(addressOf("account"));
  await screenTitled("404 - Page Not Found");
  expect(requests.filter(({ path }) => path.includes("account"))).toEqual([]);
});

const setPage = "/admin/set-password#the-token-of-a-link";

test("the link's page removes the token from the address, sends it once, and shows what is wrong", async () => {
  const answers = [
    json({ message: "This link is no longer good." }, { status: 409 }),
    new Response(""),
  ];
  const { requests } = openOffice(setPage, {
    isSignedIn: false,
    answers: { "POST /set-password": () => answers.shift() ?? json({}) },
  });
  await screenTitled("Set Your Password");
  await waitFor(() => expect(window.location.hash).toBe(""));
  const press = () => {
    const button = screen.getByText("Set password");
    fireEvent.click(button);
    fireEvent.click(button);
  };
  fireEvent.change(screen.getByLabelText("New password"), { target: { value: "a long one" } });
  press();
  expect(await screen.findByText("This link is no longer good.")).toHaveRole("alert");
  expect(screen.getByLabelText("New password")).toHaveValue("a long one");
  press();
  expect(await screen.findByText("Your password is set.")).toBeInTheDocument();
  expect(screen.getByText("To the login")).toHaveAttribute("href", "/admin");
  const sent = { token: "the-token-of-a-link", password: "a long one" };
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ["/set-password", sent],
    ["/set-password", sent],
  ]);
});

test("a link without its token asks for nothing and says so", async () => {
  const { requests } = openOffice("/admin/set-password", { isSignedIn: false });
  expect(await screen.findByText(/^This link is not complete/)).toHaveRole("alert");
  expect(screen.queryByLabelText("New password")).toBeNull();
  expect(requests).toEqual([]);
});
