import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { contactRow } from "../../support/exampleReplies";
import type { Answers } from "../../support/fakeHost";
import { json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { person } from "../../support/openPage";

const people = [
  { id: 1, name: "Asha Rao", handle: "Asha Rao", maySee: true },
  { id: 2, name: "Ravi Kumar", handle: "Ravi Kumar", maySee: true },
  { id: 3, name: "Rafiq", handle: "Rafiq", maySee: false },
];

const file = {
  ...{ id: 7, name: "print.png", kind: "PNG", size: 1_250_000, isArtwork: false },
  ...{ createdBy: "asha@example.com", createdAt: "2026-11-21T12:38:00.000Z" },
};

function openEnquiry(answers: Answers = {}) {
  return openOffice("/admin/dashboard/contacts/4/show", {
    isOwnHost: true,
    answers: {
      "GET /admin/contact/contactDetails": () => json([contactRow]),
      "GET /admin/history/enquiry/4": () => json({ entries: [] }),
      "GET /admin/undoable": () => json({ changes: [] }),
      "GET /admin/files/enquiry/4": () => json({ files: [file], mayAdd: true, hasArtwork: false }),
      "GET /admin/mentionable/enquiry/4": () => json(people),
      ...answers,
    },
  });
}

const filesSection = async () => within(await screen.findByRole("region", { name: "Files" }));
const inputOf = (section: { getByText: (text: string) => HTMLElement }) => {
  const input = section
    .getByText("Attach file")
    .closest("section")
    ?.querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no input of a file");
  return input;
};
const choose = (input: HTMLInputElement, chosen: File) =>
  fireEvent.change(input, { target: { files: [chosen] } });

test("a file over 20 MB is refused before it is sent, and the host's sentence stands at the button", async () => {
  expectConsoleErrors(/file: macros/);
  const { requests } = openEnquiry({
    "POST /admin/files/enquiry/4": () =>
      json(
        { message: "file: macros", errors: { file: "This workbook has macros." } },
        { status: 400 },
      ),
  });
  const section = await filesSection();
  await section.findByText("print.png");
  const large = new File(["x"], "large.pdf");
  Object.defineProperty(large, "size", { value: 20_000_001 });
  choose(inputOf(section), large);
  expect(await section.findByRole("alert")).toHaveTextContent("larger than 20 MB");
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  choose(inputOf(section), new File(["x"], "prices.xlsx"));
  await waitFor(() => expect(section.getByRole("alert")).toHaveTextContent("has macros"));
});

test("a file that no network took is sent again by a button", async () => {
  expectConsoleErrors(/No response from server/);
  const sent: (string | null)[] = [];
  openEnquiry({
    "POST /admin/files/enquiry/4": ({ query }) => {
      sent.push(query.get("name"));
      if (sent.length === 1) throw new TypeError("No network");
      return json({ id: 8 });
    },
  });
  const section = await filesSection();
  await section.findByText("print.png");
  choose(inputOf(section), new File(["x"], "drawing.pdf"));
  await person().click(await section.findByText("Attach drawing.pdf again"));
  await waitFor(() => expect(sent).toEqual(["drawing.pdf", "drawing.pdf"]));
});

test("a removed file can be put back", async () => {
  let files = [file];
  const { requests } = openEnquiry({
    "GET /admin/files/enquiry/4": () => json({ files, mayAdd: true, hasArtwork: false }),
    "PUT /admin/file/7/remove": () => {
      files = [];
      return json({ id: 7 });
    },
    "PUT /admin/file/7/restore": () => {
      files = [file];
      return json({ id: 7 });
    },
  });
  const section = await filesSection();
  await person().click(await section.findByLabelText("Remove print.png"));
  await section.findByText("No files yet.");
  await person().click(section.getByText("Put back"));
  await section.findByText("print.png");
  expect(requests.map(({ path }) => path)).toContain("/admin/file/7/restore");
});

test("an admin is mentioned by keyboard, and one who may not see the record is named before sending", async () => {
  const { requests } = openEnquiry({ "POST /admin/comments": () => json({ id: 1 }) });
  const text = await screen.findByLabelText("Comment");
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain("/admin/mentionable/enquiry/4"),
  );
  await person().type(text, "Call @ra");
  const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(options()).toEqual(["Asha Rao", "Ravi Kumar", "Rafiq (may not see this record)"]),
  );
  await person().keyboard("{ArrowDown}{Enter}");
  expect(text).toHaveValue("Call Ravi Kumar ".replace("Ravi", "@Ravi"));
  expect(options()).toEqual([]);
  await waitFor(() => expect(text).toHaveFocus());
  await person().type(text, "and @Rafiq");
  await person().keyboard("{Escape}");
  const send = () => person().click(screen.getByText("Comment", { selector: "button" }));
  await send();
  await screen.findByText("Rafiq may not see this record. Take the name out.");
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  await person().clear(text);
  await person().type(text, "Call @Ravi Kumar");
  await send();
  await waitFor(() => expect(text).toHaveValue(""));
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    kind: "enquiry",
    recordId: 4,
    text: "Call @Ravi Kumar",
  });
});

test("a comment that no network took stays in its field", async () => {
  expectConsoleErrors(/No response from server/);
  openEnquiry({
    "POST /admin/comments": () => {
      throw new TypeError("No network");
    },
  });
  const text = await screen.findByLabelText("Comment");
  await person().type(text, "Print 500");
  await person().click(screen.getByText("Comment", { selector: "button" }));
  await waitFor(() => expect(text.closest("form")?.querySelector("[role=alert]")).not.toBeNull());
  expect(text).toHaveValue("Print 500");
});

test("a comment stands in the history with bold mentions, and a withdrawn one names who withdrew it", async () => {
  const base = {
    at: "2026-11-21T12:38:00.000Z",
    by: "asha@example.com",
    kind: "enquiry",
    recordId: "4",
  };
  const comment = {
    id: 1,
    mentions: ["Ravi Kumar"],
    isEdited: true,
    secondsToEdit: 60,
    mayWithdraw: true,
  };
  openEnquiry({
    "GET /admin/history/enquiry/4": () =>
      json({
        entries: [
          {
            ...base,
            id: 9,
            call: "addComment",
            comment: { ...comment, text: "Ask @Ravi Kumar first" },
          },
          {
            ...{ ...base, id: 8, call: "addComment" },
            comment: {
              ...{ id: 2, mentions: [], isEdited: false, secondsToEdit: 0, mayWithdraw: false },
              withdrawn: { by: "owner@example.com", at: "2026-11-21T13:00:00.000Z" },
            },
          },
        ],
      }),
  });
  const section = within(await screen.findByRole("region", { name: "History" }));
  const [shown, withdrawn] = (await section.findAllByRole("listitem")).map((item) => within(item));
  expect(shown?.getByText("@Ravi Kumar").tagName).toBe("STRONG");
  expect(shown?.getByText("(edited)")).toBeInTheDocument();
  expect(
    withdrawn?.getByText(/^Withdrawn by owner@example.com on 21 Nov 2026/),
  ).toBeInTheDocument();
  expect(withdrawn?.queryByText("Edit")).toBeNull();
  await person().click(shown?.getByText("Edit") ?? document.body);
  expect(await section.findByDisplayValue("Ask @Ravi Kumar first")).toHaveFocus();
});
