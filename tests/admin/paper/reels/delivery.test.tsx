import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import DeliveryPage from "../../../../src/admin/paper/reels/delivery/DeliveryPage";
import {
  blankRow,
  emptyDelivery,
  pasteCells,
  readDelivery,
} from "../../../../src/admin/paper/reels/delivery/deliveryDraft";
import { reels } from "../../../../src/admin/paper/reels/resource";
import { expectConsoleErrors } from "../../../support/consoleErrors";
import { declaredScreens } from "../../../support/declaredScreens";
import { fakeHost, type HostRequest, json } from "../../../support/fakeHost";
import { openPage } from "../../../support/openPage";

const cell = (name: string, row: number) => screen.getByLabelText(`${name}, row ${row}`);
const paste = (into: HTMLElement, text: string) =>
  fireEvent.paste(into, { clipboardData: { getData: () => text } });
const list = "50001\t150\t18\t120\t640.5\r\n50002\t\t\t\t655\r\n50003\t180\t\t\t700\r\n";

test("cells of a spreadsheet fill the rows from a cell on, and a text of one cell is pasted as usual", () => {
  const rows = [blankRow, blankRow];
  const pasted = pasteCells(rows, list, { row: 1, column: 0 });
  expect(pasted).toHaveLength(4);
  expect(pasted?.[0]).toEqual(blankRow);
  expect(pasted?.[1]).toEqual({
    reelNo: "50001",
    gsm: "150",
    burstFactor: "18",
    deckle: "120",
    initialWeight: "640.5",
  });
  expect(pasteCells(rows, "1\t2\t3", { row: 0, column: 3 })?.[0]).toEqual({
    ...blankRow,
    deckle: "1",
    initialWeight: "2",
  });
  expect(pasteCells(rows, "50001", { row: 0, column: 0 })).toBeUndefined();
});

test("a blank GSM, burst factor or deckle is that of the row above, and a wrong cell is named", () => {
  const rows = pasteCells([], list, { row: 0, column: 0 }) ?? [];
  const draft = { ...emptyDelivery(), supplierName: "Mysuru Mills", paperType: "Kraft", rows };
  const read = readDelivery("a@b.in");
  const answer = read(draft);
  expect(answer.ok && answer.value.map(({ reel }) => [reel.reelNo, reel.gsm, reel.deckle])).toEqual(
    [
      [50_001, 150, 120],
      [50_002, 150, 120],
      [50_003, 180, 120],
    ],
  );
  const wrong = read({ ...draft, supplierName: "", rows: [{ ...blankRow, reelNo: "x" }] });
  expect(!wrong.ok && Object.keys(wrong.errors).toSorted()).toEqual([
    "rows.0.burstFactor",
    "rows.0.deckle",
    "rows.0.gsm",
    "rows.0.initialWeight",
    "rows.0.reelNo",
    "supplierName",
  ]);
});

test("each reel of a delivery is registered once, a refused one stays in the table, and stickers are one print", async () => {
  expectConsoleErrors(/^HostError: Reel 50002 of Mysuru Mills is registered already$/);
  const register = ({ body }: HostRequest) =>
    Reflect.get(Object(body), "reelNo") === 50_002
      ? json({ message: "Reel 50002 of Mysuru Mills is registered already" }, { status: 409 })
      : json({ barcodeId: `REEL-0${String(Reflect.get(Object(body), "reelNo"))}` });
  const requests = fakeHost({ "POST /admin/register-reel": register });
  const user = openPage(<DeliveryPage />, { isOwnHost: true });
  await user.type(await screen.findByLabelText(/^Supplier/), "Mysuru Mills");
  await user.type(screen.getByLabelText(/^Paper Type/), "Kraft");
  paste(cell("Reel No", 1), list);
  await user.click(screen.getByText("Register the reels"));
  expect(await screen.findByText(/^2 reels are registered:/)).toHaveTextContent(
    "50001 · REEL-050001, 50003 · REEL-050003",
  );
  const refusal = screen.getByText(/^1 reel is not registered/);
  expect(within(refusal).getByRole("listitem")).toHaveTextContent("50002: Reel 50002 of Mysuru");
  expect(cell("Reel No", 1)).toHaveValue("50002");
  expect(cell("GSM", 1)).toHaveValue("150");
  expect(screen.queryByLabelText("Reel No, row 2")).toBeNull();
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(3);

  const sheet = document.implementation.createHTMLDocument();
  vi.stubGlobal("open", () => ({
    document: Object.assign(sheet, { fonts: { status: "loaded" } }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    focus: () => undefined,
    print: () => undefined,
    close: () => undefined,
  }));
  await user.click(screen.getByText("Print Stickers"));
  await expect.poll(() => sheet.querySelectorAll(".sticker").length).toBe(2);
});

test("more reels than a delivery has are not pasted in part", async () => {
  openPage(<DeliveryPage />, { isOwnHost: true });
  const first = await screen.findByLabelText("Reel No, row 1");
  paste(first, "50001\n".repeat(101));
  expect(await screen.findByText(/^A delivery has at most 100 reels/)).toBeInTheDocument();
  expect(first).toHaveValue("");
});

test("another reel begins with the paper of the last one", async () => {
  const requests = fakeHost({
    "POST /admin/register-reel": () => json({ barcodeId: "REEL-000001" }),
  });
  const { create: Create } = declaredScreens(reels);
  const user = openPage(<Create />);
  await user.type(await screen.findByLabelText(/^Reel No/), "50001");
  for (const [name, value] of [
    [/^GSM/, "150"],
    [/^Burst Factor/, "18"],
    [/^Deckle/, "120"],
    [/^Initial Weight/, "640.5"],
    [/^Paper Type/, "Kraft"],
    [/^Supplier/, "Mysuru Mills"],
  ] as const)
    await user.type(screen.getByLabelText(name), value);
  await user.click(screen.getByLabelText(/^Unit/));
  await user.click(await screen.findByText("A", { selector: "li" }));
  await user.click(screen.getByText("Save and add another"));
  await expect.poll(() => screen.getByLabelText(/^Reel No/)).toHaveValue("");
  expect(screen.getByLabelText(/^GSM/)).toHaveValue("150");
  expect(screen.getByLabelText(/^Initial Weight/)).toHaveValue("");
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a delivery of which every reel is refused keeps its supplier and paper", async () => {
  expectConsoleErrors(/^HostError: Refused$/, /^HostError: Refused$/, /^HostError: Refused$/);
  fakeHost({ "POST /admin/register-reel": () => json({ message: "Refused" }, { status: 409 }) });
  const user = openPage(<DeliveryPage />, { isOwnHost: true });
  await user.type(await screen.findByLabelText(/^Supplier/), "Mysuru Mills");
  await user.type(screen.getByLabelText(/^Paper Type/), "Kraft");
  paste(cell("Reel No", 1), list);
  await user.click(screen.getByText("Register the reels"));
  await screen.findByText(/^3 reels are not registered/);
  expect(screen.getByLabelText(/^Supplier/)).toHaveValue("Mysuru Mills");
  expect(screen.getByLabelText(/^Paper Type/)).toHaveValue("Kraft");
});

test("a reel without an answer is sent again with its key, and the reels after it wait", async () => {
  expectConsoleErrors(/^HostUnreachable/);
  let isLost = true;
  const requests = fakeHost({
    "POST /admin/register-reel": ({ body }) => {
      if (isLost) throw new TypeError("Failed to fetch");
      return json({ barcodeId: `REEL-0${String(Reflect.get(Object(body), "reelNo"))}` });
    },
  });
  const keys = () =>
    requests
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers.get("Idempotency-Key"));
  const user = openPage(<DeliveryPage />, { isOwnHost: true });
  await user.type(await screen.findByLabelText(/^Supplier/), "Mysuru Mills");
  await user.type(screen.getByLabelText(/^Paper Type/), "Kraft");
  paste(cell("Reel No", 1), list);
  await user.click(screen.getByText("Register the reels"));
  await screen.findByText(/^3 reels are not registered/);
  expect(keys()).toHaveLength(1);
  isLost = false;
  await user.click(screen.getByText("Register the reels"));
  await screen.findByText(/^3 reels are registered/);
  expect(new Set(keys()).size).toBe(3);
  expect(keys()[1]).toBe(keys()[0]);
});
