import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { shifts } from "../../../src/admin/shifts/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const { list: ShiftList, show: ShiftPage } = declaredScreens(shifts);
const times = { startsAt: "06:00", endsAt: "14:00", unpaidBreakMinutes: 0, people: 1 };
const answers = {
  "GET /admin/shifts": () => json([{ ...times, id: 1, unit: "B", name: "A", version: 1 }]),
};

test("a shift is named as one in the list and as the title of its page", async () => {
  fakeHost(answers);
  openPage(<ShiftList />, { isOwnHost: true });
  expect(await screen.findByText("Shift A")).toBeInTheDocument();
  openPage(<ShiftPage />, { at: "/shifts/1", path: "/shifts/:id", isOwnHost: true });
  expect(await screen.findByText("Shift A", { selector: "h1" })).toBeInTheDocument();
});
