import { fireEvent, screen } from "@testing-library/react";
import type { AttendanceException } from "../../../contract/corrections";
import { exceptions } from "../../../src/admin/corrections/exceptions";
import { declaredScreens } from "../../support/declaredScreens";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

export const open: AttendanceException = {
  id: "OPEN_CHECK_OUT:12",
  kind: "OPEN_CHECK_OUT",
  date: "2026-03-02",
  at: "2026-03-02T03:31:00Z",
  name: "Asha Rao",
  barcodeId: "EMP-A-00001",
  checkIn: "2026-03-02T03:31:00Z",
  detail: "Nobody checked out",
  isProposed: false,
  version: 1,
};
export const proposed: AttendanceException = {
  ...open,
  id: "DAY_OFF:14",
  kind: "DAY_OFF",
  name: "Bala",
  detail: "1 Mar is a Sunday",
  isProposed: true,
};

export const many = Array.from(
  { length: 30 },
  (_, index): AttendanceException => ({
    ...open,
    id: `LATE_SCAN:${index + 1}`,
    kind: "LATE_SCAN",
    name: `Person ${index + 1}`,
    detail: "Sent 20 min after it was scanned",
    version: index,
  }),
);
export const list = "GET /admin/attendance/exceptions";
export const propose = "POST /admin/attendance/corrections";

const { list: List } = declaredScreens(exceptions);

export function openList(answers: Answers = {}, at = "/") {
  const requests = fakeHost({ [list]: () => json([open, proposed]), ...answers });
  openPage(<List />, { at, isOwnHost: true });
  return requests;
}

export const field = (name: string) => {
  const found = document.querySelector(`[role='dialog'] [name="${name}"]`);
  if (found === null) throw new Error(`The dialog has no ${name}`);
  return found;
};
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Opens the dialog of the exception that is open. */
export async function settle() {
  fireEvent.click(await screen.findByLabelText("Settle: Scan missing, Asha Rao"));
  return dialogTitled("Settle: Scan missing");
}
