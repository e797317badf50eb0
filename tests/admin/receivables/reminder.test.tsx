import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { financialYearStart } from "../../../domain/invoices/serials";
import { StatementButtons } from "../../../src/admin/receivables/StatementButtons";
import { fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

test("a reminder is emailed with the statement, in the words of the host", async () => {
  const requests = fakeHost({
    "GET /admin/clients/7/reminder": () => json({ text: "Dear Kaveri,\n₹1,000 are overdue" }),
    "GET /admin/sending/statement/7": () =>
      json({
        number: "x",
        fileName: "x.pdf",
        company: "Alepet Cartons",
        links: [],
        emails: [],
        isOwnOnly: false,
        sendsEmails: true,
        recipient: { name: "Kaveri Weaves", email: "asha@kaveri.example" },
      }),
    "POST /admin/emails": () => json({ id: 3 }),
  });
  openPage(<StatementButtons clientId={7} client="Kaveri Weaves" />, { isOwnHost: true });
  fireEvent.click(screen.getByText("Reminder"));
  const reminder = within(await dialogTitled("Reminder for Kaveri Weaves"));
  fireEvent.click(await reminder.findByText("Send…"));
  const sending = within(await dialogTitled(/^Send Statement of account/));
  expect(await sending.findByLabelText("Letter")).toHaveValue("Dear Kaveri,\n₹1,000 are overdue");
  fireEvent.click(sending.getByText("Send email"));
  await waitFor(() =>
    expect(requests.find(({ path }) => path === "/admin/emails")?.body).toMatchObject({
      kind: "statement",
      paperId: 7,
      to: "asha@kaveri.example",
      part: `${financialYearStart(indiaDate(new Date()))}/${indiaDate(new Date())}`,
      subject: "Overdue payments, Alepet Cartons",
      text: "Dear Kaveri,\n₹1,000 are overdue",
    }),
  );
});
