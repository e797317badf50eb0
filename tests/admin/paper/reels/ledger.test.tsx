import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../../support/consoleErrors";
import { json } from "../../../support/fakeHost";
import { openOffice, screenTitled } from "../../../support/openOffice";
import { dialogTitled, person } from "../../../support/openPage";
import { stockReel } from "../../../support/stockReel";

const at = "2026-11-01T05:00:00.000Z";
const movements = [
  { id: 1, kind: "RECEIVE", weight: 640.5, balance: 640.5, by: "a@b.in", at },
  { id: 2, kind: "ISSUE", weight: -640.5, balance: 0, orderId: 17, by: "station Gate (1)", at },
  { id: 3, kind: "RETURN", weight: 610, balance: 610, orderId: 17, by: "station Gate (1)", at },
  { id: 4, kind: "SCRAP", weight: -10, balance: 600, reason: "Wet edge", by: "a@b.in", at },
];
const reel = { ...stockReel, coreWeight: 3.6, shade: "Golden", location: "Bay 4", version: 4 };

test("a reel's page has its ledger, scraps it with a reason, and shows a refusal at the field", async () => {
  expectConsoleErrors(/^HostError: The reel weighs 600 kg: 700 kg cannot be scrapped$/);
  const message = "The reel weighs 600 kg: 700 kg cannot be scrapped";
  const replies = [
    json({ message, errors: { weight: message } }, { status: 400 }),
    json({ ...reel, currentWeight: 590.5, version: 5 }),
  ];
  const { requests } = openOffice("/admin/dashboard/admin/inventory/reel/REEL-000007", {
    isOwnHost: true,
    answers: {
      "GET /admin/reel/details/REEL-000007": () => json(reel),
      "GET /admin/reel/barcode-image/REEL-000007": () => new Response("png"),
      "GET /admin/reels/7/movements": () => json({ movements }),
      "PUT /admin/reels/7/scrap": () => replies.shift() ?? json({}, { status: 500 }),
    },
  });
  await screenTitled("Reel REEL-000007");
  expect(await screen.findByText("Bay 4")).toBeInTheDocument();
  const ledger = await screen.findByRole("table", { name: "Ledger" });
  const rows = within(ledger).getAllByRole("row").slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent)
        .slice(1),
    ),
  ).toEqual([
    ["Scrapped", "-10.00 Kg", "600.00 Kg", "Wet edge", "a@b.in"],
    ["Returned", "+610.00 Kg", "610.00 Kg", "Order #17", "station Gate (1)"],
    ["Issued", "-640.50 Kg", "0.00 Kg", "Order #17", "station Gate (1)"],
    ["Received", "+640.50 Kg", "640.50 Kg", "–", "a@b.in"],
  ]);
  expect(screen.getByText("In store: 600.00 Kg, including paper 596.40 Kg")).toBeInTheDocument();

  fireEvent.click(await screen.findByText("Scrap paper…"));
  const dialog = await dialogTitled("Scrap paper of REEL-000007");
  const send = () =>
    fireEvent.click(within(dialog).getByText("Scrap paper", { selector: "button" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  send();
  expect(await within(dialog).findAllByText("Required")).toHaveLength(2);
  type(/Weight to scrap/, "700");
  type(/Reason/, "Wet edge");
  send();
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  type(/Weight to scrap/, "9,5");
  send();
  expect(
    await within(dialog).findByText("Must be a number, such as 1050 or 1,050.5"),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/Weight to scrap/)).toHaveValue("9,5");
  type(/Weight to scrap/, "9.5");
  send();
  expect(await screen.findByText("Paper of REEL-000007 is scrapped")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { weight: 700, reason: "Wet edge", version: 4 },
    { weight: 9.5, reason: "Wet edge", version: 4 },
  ]);
});

const page = "/admin/dashboard/admin/inventory/reel/REEL-000007";
const answers = {
  "GET /admin/reel/details/REEL-000007": () => json(reel),
  "GET /admin/reel/barcode-image/REEL-000007": () => new Response("png"),
  "GET /admin/reels/7/movements": () => json({ movements }),
};

test("an adjustment is for the reel as it was when the dialog opened, and shows a later run first", async () => {
  expectConsoleErrors(/^HostError: Reel REEL-000007 was changed meanwhile/);
  const message = "Reel REEL-000007 was changed meanwhile. Nothing was saved.";
  const current = { ...reel, currentWeight: 400, version: 6 };
  const replies = [json({ message, current }, { status: 409 }), json({ ...current, version: 7 })];
  let shown = reel;
  const { requests } = openOffice(page, {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/reel/details/REEL-000007": () => json(shown),
      "PUT /admin/reels/7/adjust": () => replies.shift() ?? json({}, { status: 500 }),
    },
  });
  await screenTitled("Reel REEL-000007");
  fireEvent.click(await screen.findByText("Adjust weight…"));
  const dialog = await dialogTitled("Adjust the weight of REEL-000007");
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  const send = () =>
    fireEvent.click(within(dialog).getByText("Adjust weight", { selector: "button" }));
  type(/Weight on the scale/, "590");
  type(/Weight when received/, "1,640.5");
  type(/Reason/, "Weighed again");
  // The reel ran meanwhile, and the page knows it by now.
  shown = current;
  send();
  expect(
    await within(dialog).findByText(/now weighs 400.00 Kg. Check your entry/),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue("Weighed again");
  send();
  expect(await screen.findByText("REEL-000007 is adjusted")).toBeInTheDocument();
  const body = { weight: 590, receivedWeight: 1640.5, reason: "Weighed again" };
  expect(requests.filter(({ method }) => method === "PUT").map((one) => one.body)).toEqual([
    { ...body, version: 4 },
    { ...body, version: 6 },
  ]);
});

test("a reel's page says who reserved it and what is wrong with that, and releases it", async () => {
  const reservation = {
    orderId: 17,
    client: "Kaveri Weaves",
    layer: "Flute 2",
    createdBy: "a@b.in",
    createdAt: at,
    problem: "The order's specification changed",
  };
  const { requests } = openOffice(page, {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/reels/7/movements": () => json({ movements, reservation }),
      "PUT /admin/orders/17/release-reel": () =>
        json({ isOpen: true, reserved: [], lost: [], missing: "no specification" }),
    },
  });
  await screenTitled("Reel REEL-000007");
  expect(await screen.findByText(/^Reserved as Flute 2 for/)).toBeInTheDocument();
  expect(screen.getByText("The order's specification changed")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "order #17 of Kaveri Weaves" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders/17/show",
  );
  fireEvent.click(screen.getByRole("button", { name: "Release" }));
  expect(await screen.findByText("REEL-000007 is free again")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ reelId: 7 });
});

test("a number of two suppliers asks for the supplier, and shows that reel", async () => {
  expectConsoleErrors(/^HostError: Two$/);
  const errors = { "REEL-000007": "Kabini Recyclers", "REEL-000009": "Deccan Board" };
  openOffice("/admin/dashboard/admin/inventory?reel=1007", {
    isOwnHost: true,
    answers: {
      "GET /admin/reel/details/1007": () => json({ message: "Two", errors }, { status: 409 }),
      "GET /admin/reel/details/REEL-000009": () => json({ ...reel, barcodeId: "REEL-000009" }),
      "GET /admin/reel/barcode-image/REEL-000009": () => new Response("png"),
    },
  });
  await person().click(await screen.findByText("Deccan Board · REEL-000009"));
  expect(await screen.findByText("Golden")).toBeInTheDocument();
  expect(window.location.search).toBe("?reel=REEL-000009");
});

test.each([
  ["AVAILABLE", "Print Sticker"],
  ["IN_USE", "Usage History"],
])("the next step of a reel that is %s is one dark button: %s", async (status, step) => {
  openOffice("/admin/dashboard/admin/inventory/reel/REEL-000007", {
    answers: {
      "GET /admin/reel/details/REEL-000007": () => json({ ...reel, status }),
      "GET /admin/reel/barcode-image/REEL-000007": () => new Response("png"),
    },
  });
  await expect
    .poll(() =>
      [...document.querySelectorAll("main .MuiButton-contained")].map((one) => one.textContent),
    )
    .toEqual([step]);
});
