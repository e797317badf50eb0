import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { unanswered, withoutToken } from "../../support/formCase";
import { field, fillIn } from "../../support/formFields";
import { goodsForms } from "../../support/goodsForms";
import { openPage } from "../../support/openPage";
import { peopleForms } from "../../support/peopleForms";

/**
 * Returns the error that react-admin logs for a form that was not saved. The fake host answers an unknown call with
 * "Not here".
 */
const loggedOf = (reply: Answer | typeof withoutToken) => {
  if (reply === withoutToken) return /^TokenMissing: /;
  return reply === unanswered ? /^HostUnreachable: / : /^HostError: (?!Not here$)/;
};

test.each([...peopleForms, ...goodsForms])(
  "an empty form of $form asks for every field and sends nothing, and a refusal keeps what was typed",
  async ({ page, submit, call, missing, values, refused }) => {
    let answer: Answer = () => json({});
    const employee = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", active: true };
    const unpaid = { ...employee, employeeId: 1, month: 11 };
    const requests = fakeHost({
      "GET /admin/order/getAllOrders": () => json([]),
      "GET /admin/get-employees": () => json([employee]),
      "GET /admin/salary/monthly": () => json([{ ...unpaid, monthlyBaseSalary: 0 }]),
      [call]: (sent: HostRequest) => answer(sent),
    });
    const writes = () => requests.filter(({ method }) => method === "POST");
    openPage(page, { at: "/salary/register/1", path: "/salary/register/:employeeId" });
    const button = await screen.findByText(submit, { selector: "button" });
    const press = () => {
      fireEvent.click(button);
      fireEvent.click(button);
    };

    press();
    for (const [text, times] of missing)
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times));
    const [first = ""] = Object.keys(values);
    expect(field(first)).toHaveAttribute("aria-invalid", "true");
    expect(writes()).toEqual([]);
    await screen.findByText(/form is not valid/);

    fillIn(values);
    let sent = 0;
    for (const [reply, ...messages] of refused) {
      expectConsoleErrors(loggedOf(reply));
      if (reply === withoutToken) localStorage.removeItem("token");
      else {
        answer = reply;
        sent += 1;
      }
      press();
      for (const text of messages)
        await waitFor(() => expect(screen.getAllByText(text)[0]).toBeInTheDocument());
      await waitFor(() => expect(button).toBeEnabled());
      expect(writes()).toHaveLength(sent);
      for (const [name, value] of Object.entries(values)) expect(field(name)).toHaveValue(value);
    }
  },
);
