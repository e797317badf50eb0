import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { dashboardPath } from "../../../src/admin/addresses";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { clientDetails } from "../../support/exampleReplies";
import { json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";

const similarNameMessage = "There is a client with a similar name: Cauvery Silks Pvt Ltd.";

test("a like name asks if this is another client, and the answer saves it", async () => {
  expectConsoleErrors(/HostError: There is a client with a similar name/);
  const user = userEvent.setup();
  const sent: unknown[] = [];
  openOffice(`${dashboardPath}/clients/create`, {
    isOwnHost: true,
    answers: {
      "POST /admin/clients": (request) => {
        sent.push(request.body);
        return sent.length === 1
          ? json(
              { message: similarNameMessage, errors: { isOther: similarNameMessage } },
              { status: 409 },
            )
          : json({ ...clientDetails, id: 8, name: "Cauvery Silks" });
      },
    },
  });
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Cauvery Silks");
  expect(screen.queryByRole("checkbox", { name: "This is another client" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save Client" }));
  const box = await screen.findByRole("checkbox", { name: "This is another client" });
  expect(box).toHaveAccessibleDescription(similarNameMessage);
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Save Client" }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ name: "Cauvery Silks", isOther: true });
});
