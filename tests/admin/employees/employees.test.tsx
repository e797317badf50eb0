import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import EmployeePage from "../../../src/admin/employees/EmployeePage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, type Answers, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const people: Record<string, string> = { "EMP-A-00001": "Asha", "EMP-A-00002": "Bina" };

/** Answers a barcode, which is sent as a form of one field. */
const nameAndUnit: Answer = ({ body }) => {
  const name = people[String(body).replace("barcodeId=", "")];
  return name === undefined
    ? json({ message: "Nobody" }, { status: 404 })
    : json({ employeeName: name, unit: "A" });
};

/** jsdom shows no pictures. */
class PictureURL extends URL {
  static override createObjectURL = () => "blob:1";
  static override revokeObjectURL = () => undefined;
}

function open(answers: Answers = {}) {
  vi.stubGlobal("URL", PictureURL);
  const requests = fakeHost({
    "POST /admin/employee/getEmployeeNameAndUnit": nameAndUnit,
    "GET /admin/employee/barcode/EMP-A-00001": () => new Response("png"),
    "PUT /admin/employee/deactivate/EMP-A-00001": () => new Response("Gone"),
    "PUT /admin/employee/deactivate/EMP-A-00002": () => new Response("Gone"),
    ...answers,
  });
  return { requests, user: openPage(<EmployeePage />) };
}

const box = () => screen.findByLabelText("Barcode ID");
const writes = (requests: ReturnType<typeof fakeHost>) =>
  requests.filter(({ method }) => method === "PUT").map(({ path }) => path);

test("typing another barcode clears the found person, so that no wrong sticker is printed", async () => {
  const { user } = open();
  await user.type(await box(), "EMP-A-00001{Enter}");
  expect(await screen.findByText("Asha")).toBeInTheDocument();
  await user.type(await box(), "{Backspace}2");
  expect(screen.queryByText("Asha")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByText("Print Sticker"));
  expect(screen.getByRole("alert")).toHaveTextContent("No barcode data to print.");
});

test("an answer that comes after another barcode was typed is not shown", async () => {
  let answer: (reply: Response) => void = () => undefined;
  const { user } = open({
    "POST /admin/employee/getEmployeeNameAndUnit": () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(await box(), "EMP-A-00001{Enter}2");
  answer(json({ employeeName: "Asha", unit: "A" }));
  await user.click(screen.getByText("Print Sticker"));
  expect(screen.queryByText("Asha")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("No barcode data to print.");
});

test("the question names the person, whom the host is asked for first, and what really happens", async () => {
  const { requests, user } = open();
  await user.type(await box(), "EMP-A-00002");
  await user.click(screen.getByText("Deactivate"));
  const dialog = await screen.findByRole("dialog", { name: "Deactivate Bina (EMP-A-00002)?" });
  expect(dialog).toHaveTextContent("Bina (EMP-A-00002) leaves the employee list.");
  expect(dialog).toHaveTextContent("The attendance of past days stays.");
  expect(writes(requests)).toEqual([]);
  await user.click(within(dialog).getByText("Deactivate"));
  expect(await screen.findByText("Gone")).toBeInTheDocument();
  expect(writes(requests)).toEqual(["/admin/employee/deactivate/EMP-A-00002"]);
});

test("an employee whom the host does not know is not deactivated", async () => {
  expectConsoleErrors(/^HostError: Nobody$/);
  const { requests, user } = open();
  await user.type(await box(), "EMP-A-00009");
  await user.click(screen.getByText("Deactivate"));
  expect(await screen.findByText("Nobody")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(writes(requests)).toEqual([]);
});

test("without a barcode every button says what is missing", async () => {
  const { requests } = open();
  await box();
  for (const [button, message] of [
    ["Find Barcode", "Please enter a barcode ID."],
    ["Print Sticker", "No barcode data to print."],
    ["Deactivate", "Please enter a barcode ID."],
  ] as const) {
    fireEvent.click(screen.getByText(button));
    expect(screen.getByRole("alert")).toHaveTextContent(message);
  }
  expect(requests).toEqual([]);
});

/** Asks to deactivate the employee with the typed barcode, and confirms the question. */
async function deactivate() {
  fireEvent.click(screen.getByText("Deactivate"));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByText("Deactivate"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("the host's message is shown, or the plant's if it sent none", async () => {
  expectConsoleErrors(
    /^HostError: Already gone$/,
    /^HostUnreachable: No response from server\.$/,
    /^HostError: Gone home$/,
    /^HostError: The host answered with status 500$/,
  );
  const dropped: Answer = () => {
    throw new TypeError("Failed to fetch");
  };
  let found: Answer = nameAndUnit;
  let left: Answer = () => new Response("");
  open({
    "POST /admin/employee/getEmployeeNameAndUnit": (request) => found(request),
    "PUT /admin/employee/deactivate/EMP-A-00001": (request) => left(request),
  });
  const alert = (message: string) =>
    waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(message));
  fireEvent.change(await box(), { target: { value: "EMP-A-00001" } });
  await deactivate();
  await alert("Employee deactivated successfully");
  left = () => new Response("Already gone", { status: 409 });
  await deactivate();
  await alert("Already gone");
  left = dropped;
  await deactivate();
  await alert("Error deactivating employee");
  found = () => json({ message: "Gone home" }, { status: 404 });
  fireEvent.click(screen.getByText("Find Barcode"));
  await alert("Gone home");
  found = () => new Response("", { status: 500 });
  fireEvent.click(screen.getByText("Find Barcode"));
  await alert("Error fetching barcode or employee details. Employee might not exist or be active.");
});

test("a blocked printing window says what to do", async () => {
  vi.spyOn(window, "open").mockReturnValueOnce(null);
  const { user } = open();
  await user.type(await box(), "EMP-A-00001{Enter}");
  expect(await screen.findByText("Asha")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Print Sticker"));
  expect(
    await screen.findByText(
      "The printing window was blocked. Allow pop-up windows for this site and print again.",
    ),
  ).toBeInTheDocument();
});
