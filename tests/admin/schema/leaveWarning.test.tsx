import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readSession } from "../../../src/api/session";
import { json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const calendar = {
  weeklyOffs: [],
  holidays: [],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
  halfDayHours: 4,
  version: 1,
};

test("leaving a form of settings does not save its typed text", async () => {
  const { requests, goTo } = openOffice("/admin/dashboard/admin/calendar", {
    isOwnHost: true,
    answers: {
      "GET /admin/calendar": () => json(calendar),
      "GET /admin/leaves": () => json([]),
      "PUT /admin/calendar": () => json(calendar),
    },
  });
  const longest = await screen.findByLabelText(/^Longest time without shift/);
  fireEvent.change(longest, { target: { value: "13" } });
  await goTo("/admin/dashboard/orders");
  fireEvent.click(within(await dialogTitled("Leave without saving?")).getByText("Leave"));
  await screenTitled("Orders Dashboard");
  expect(address()).toBe("/admin/dashboard/orders");
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

const typedName = "Asha Rao";

const openFilledIn = async () => {
  openOffice("/admin/dashboard/industries/create");
  const name = await screen.findByLabelText(/^Industry Name/);
  fireEvent.change(name, { target: { value: typedName } });
  return name;
};

test("a logout asks about unsaved input: to stay keeps it, to leave signs out", async () => {
  const name = await openFilledIn();
  fireEvent.click(screen.getByLabelText("Logout"));
  await dialogTitled("Leave without saving?");
  fireEvent.click(screen.getByText("Stay"));
  await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
  expect(name).toHaveValue(typedName);
  expect(readSession()).toBeDefined();

  fireEvent.click(screen.getByLabelText("Profile"));
  fireEvent.click(await screen.findByText("Logout", { selector: "[role='menu'] *" }));
  await dialogTitled("Leave without saving?");
  expect(readSession()).toBeDefined();
  fireEvent.click(screen.getByText("Leave"));
  await waitFor(() => expect(readSession()).toBeUndefined());
});

test("a logout asks nothing if nothing is typed, or if the text is removed again", async () => {
  const name = await openFilledIn();
  fireEvent.change(name, { target: { value: "" } });
  fireEvent.click(screen.getByLabelText("Logout"));
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(screen.queryByText("Leave without saving?")).toBeNull();
});
