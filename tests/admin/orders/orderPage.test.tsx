import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { person } from "../../support/openPage";

const order = {
  id: 17,
  status: "COMPLETED",
  productType: "5 Ply RSC Box",
  client: "Kaveri Weaves",
  size: "300 × 200 × 150 mm",
  quantity: 500,
  unit: "A",
  deliveryAddress: "Peenya",
  createdBy: "asha@example.com",
  createdAt: "2026-11-01T04:30:00.000Z",
};

const details = {
  ...order,
  steps: [
    { status: "TODO", at: "2026-11-01T04:30:00.000Z", by: "asha@example.com" },
    { status: "IN_PROGRESS", at: "2026-11-02T04:30:00.000Z", by: "bina@example.com" },
    { status: "TODO", at: "2026-11-02T04:30:05.000Z", by: "bina@example.com", isUndo: true },
    { status: "COMPLETED", at: "2026-11-03T04:30:00.000Z" },
  ],
  reels: [
    {
      id: 3,
      barcodeId: "REEL-000003",
      reelNo: 50003,
      paperType: "Kraft",
      gsm: 150,
      usageType: "TOP",
      isEstimated: true,
      weightConsumed: 132.25,
      courgationIn: "2026-11-02T06:30:00.000Z",
    },
  ],
};

const answers = {
  "GET /admin/order/getAllOrders": () => json([order]),
  "GET /admin/orders/17": () => json(details),
  "GET /admin/history/order/17": () => json({ entries: [] }),
  "GET /admin/undoable": () => json({ changes: [] }),
};

test("a card opens its order's page: all fields, its path with times and people, its reels", async () => {
  openOffice("/admin/dashboard/orders", { isOwnHost: true, answers });
  await person().click(await screen.findByText("Order #17", { selector: "a" }));
  await screenTitled("Order #17");
  expect(address()).toBe("/admin/dashboard/orders/17/show");
  expect(await screen.findByText("Done")).toBeInTheDocument();

  const path = within(await screen.findByRole("region", { name: "Steps" }));
  expect(path.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "Created in To Do1 Nov 2026, 10:00 am · asha@example.com",
    "Moved to In Progress2 Nov 2026, 10:00 am · bina@example.com",
    "Back in To Do2 Nov 2026, 10:00 am · bina@example.com",
    "Moved to Done3 Nov 2026, 10:00 am · Person not recorded",
  ]);
  const reel = screen.getByText("REEL-000003");
  expect(reel).toHaveAttribute("href", "/admin/dashboard/admin/inventory/reel/REEL-000003");
  expect(reel.closest("tr")).toHaveTextContent("132.25 Kg (estimated)");
  expect(reel.closest("tr")).toHaveTextContent("Running");
  const client = screen.getByText("Kaveri Weaves", { selector: "a" });
  expect(client).toHaveAttribute(
    "href",
    "/admin/dashboard/orderList?filter=%7B%22client%22%3A%22Kaveri+Weaves%22%7D",
  );
});

test("on a host without such pages a card has no link, and the address opens the kanban", async () => {
  const { goTo } = openOffice("/admin/dashboard/orders", { answers });
  expect(await screen.findByText("Order #17")).toBeInTheDocument();
  expect(screen.queryByText("Order #17", { selector: "a" })).toBeNull();
  await goTo("/admin/dashboard/orders/17/show");
  await screenTitled("Orders Dashboard");
});

test("a cancelled order is restored from its page, which says which reels are reserved again", async () => {
  const restoreMessage = "Reserved again: REEL-000003. Not reserved again: REEL-000004 is used up.";
  const cancelled = { cancelledAt: "2026-11-04T04:30:00.000Z", cancelReason: "Twice" };
  let isCancelled = true;
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json(isCancelled ? { ...details, ...cancelled } : details),
      "PUT /admin/orders/17/restore": () => {
        isCancelled = false;
        return json({ message: restoreMessage });
      },
    },
  });
  expect(await screen.findByText("Cancelled on 4 Nov 2026, 10:00 am: Twice")).toBeInTheDocument();
  expect(screen.queryByText("Cancel order…")).toBeNull();
  await person().dblClick(screen.getByText("Restore order"));
  expect(await screen.findByText(`Order #17 is restored. ${restoreMessage}`)).toBeInTheDocument();
  expect(await screen.findByText("Cancel order…")).toBeInTheDocument();
  expect(screen.queryByText("Restore order")).toBeNull();
  expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("a job card is printed from its button, and saved where the browser prints no PDF", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:card");
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  let showsPdf = true;
  let vendor = "Google Inc.";
  Object.defineProperty(navigator, "vendor", { configurable: true, get: () => vendor });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "vendor"));
  Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, get: () => showsPdf });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "pdfViewerEnabled"));
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json({ ...details, reels: [] }),
      "GET /admin/orders/17/job-card": () => new Response("%PDF-"),
    },
  });
  fireEvent.click(await screen.findByText("Print job card"));
  const frame = await screen.findByTitle<HTMLIFrameElement>("PDF");
  expect(frame).toHaveAttribute("src", "blob:card");
  const print = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { focus() {}, print } });
  fireEvent.load(frame);
  expect(print).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);

  // WebKit shows a PDF, and does not print it from a frame.
  vendor = "Apple Computer, Inc.";
  const [again, save] = [screen.getByText("Print job card"), screen.getByText("Save job card")];
  await waitFor(() => expect(again).toBeEnabled());
  fireEvent.click(again);
  expect(await screen.findByText(/This browser cannot print a PDF/)).toBeInTheDocument();
  expect(saved).toEqual(["job-card-17.pdf"]);
  vendor = "Google Inc.";
  showsPdf = false;
  await waitFor(() => expect(again).toBeEnabled());
  fireEvent.click(again);
  await waitFor(() => expect(saved).toHaveLength(2));
  await waitFor(() => expect(save).toBeEnabled());
  fireEvent.click(save);
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(print).toHaveBeenCalledOnce();
  expect(requests.filter(({ path }) => path.endsWith("/job-card"))).toHaveLength(4);
});

test("an artwork that is a PDF is saved by its button beside the job card", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:artwork");
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const artworkPdf = { id: 9, name: "die.pdf" };
  openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json({ ...details, reels: [] }),
      "GET /admin/files/order/17": () =>
        json({ files: [], mayAdd: true, hasArtwork: true, artworkPdf }),
      "GET /admin/mentionable/order/17": () => json([]),
      "GET /admin/file/9": () => new Response("%PDF-"),
    },
  });
  fireEvent.click(await screen.findByText("Save artwork"));
  await waitFor(() => expect(saved).toEqual(["die.pdf"]));
  expect(screen.getByText("Print artwork")).toBeInTheDocument();
});

const dispatched = {
  ordered: 500,
  dispatched: 500,
  limit: 525,
  tolerancePercent: 5,
  dispatches: [],
};

test.each([
  ["COMPLETED", "Shipped", "Confirm Order Shipping"],
  ["IN_PROGRESS", "Done", "Confirm Order Completion"],
])(
  "the next step of an order in %s is the move to %s, which asks first",
  async (status, column, title) => {
    const host = openOffice("/admin/dashboard/orders/17/show", {
      isOwnHost: true,
      answers: {
        ...answers,
        "GET /admin/orders/17": () => json({ ...details, status }),
        "GET /admin/orders/17/dispatches": () => json(dispatched),
        "PUT /admin/order/17/status": () => json({ ...order, status: "SHIPPED" }),
      },
    });
    await person().click(await screen.findByRole("button", { name: `Move to ${column}…` }));
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    if (column === "Shipped")
      await person().type(dialog.getByLabelText(/Transport Number/), "KA 01 AB 1234");
    await person().click(dialog.getByRole("button", { name: "Confirm" }));
    await waitFor(() =>
      expect(host.requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
        status: column === "Shipped" ? "SHIPPED" : "COMPLETED",
      }),
    );
  },
);

test("the next step of an order in To Do starts it at once, and a refusal is shown", async () => {
  expectConsoleErrors(/^HostError: Somebody else has moved it$/);
  let status = "TODO";
  let replies = 0;
  const host = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json({ ...details, status }),
      "PUT /admin/order/17/status": () => {
        replies += 1;
        if (replies === 1) return json({ message: "Somebody else has moved it" }, { status: 409 });
        status = "IN_PROGRESS";
        return json({ ...order, status });
      },
    },
  });
  await person().click(await screen.findByRole("button", { name: "Move to In Progress" }));
  expect(
    await screen.findByText("Failed to update status: Somebody else has moved it"),
  ).toBeInTheDocument();
  await person().click(screen.getByRole("button", { name: "Move to In Progress" }));
  expect(await screen.findByRole("button", { name: "Move to Done…" })).toBeInTheDocument();
  expect(host.requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { status: "IN_PROGRESS", from: "TODO" },
    { status: "IN_PROGRESS", from: "TODO" },
  ]);
});

test("a promise never replaces one that the dialog did not show", async () => {
  expectConsoleErrors(/^HostError: Changed meanwhile$/);
  let planVersion = 1;
  const host = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json({ ...details, status: "TODO" }),
      "GET /admin/orders/17/promises": () => json([]),
      "GET /admin/schedule": () => {
        const plan = {
          due: "2026-11-29T18:30:00.000Z",
          isLate: false,
          placements: [],
          paper: "STOCK",
        };
        const { id: orderId, client, unit, quantity } = order;
        const planned = { orderId, client, unit, quantity, status: "TODO", board: "", inks: 0 };
        return json({
          plannedAt: "2026-11-28T02:30:00.000Z",
          machines: [],
          orders: [{ ...planned, ...plan, planVersion }],
        });
      },
      "PUT /admin/orders/17/plan": () => {
        planVersion = 2;
        return json({ message: "Changed meanwhile" }, { status: 409 });
      },
    },
  });
  const plansRead = () => host.requests.filter(({ path }) => path === "/admin/schedule").length;
  await person().click(await screen.findByRole("button", { name: "Promise a day" }));
  await person().click(await screen.findByRole("button", { name: "Save the promise" }));
  expect(await screen.findByText("Changed meanwhile")).toBeInTheDocument();
  await waitFor(() => expect(plansRead()).toBeGreaterThan(1));
  await person().click(screen.getByRole("button", { name: "Save the promise" }));
  const sent = () => host.requests.filter(({ method }) => method === "PUT");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 1 }]);
});

test("the next step of a shipped order is the invoice of its oldest dispatch without one", async () => {
  const dispatch = (id: number, more: object) => ({
    id,
    orderId: 17,
    client: "Kaveri Weaves",
    productType: "5 Ply RSC Box",
    quantity: 100,
    transportNumber: "KA 01",
    state: "TO_INVOICE",
    dispatchedAt: `2026-11-0${id}T04:30:00.000Z`,
    createdBy: "asha@example.com",
    version: 1,
    ...more,
  });
  openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17": () => json({ ...details, status: "SHIPPED" }),
      "GET /admin/orders/17/dispatches": () =>
        json({
          ...dispatched,
          dispatches: [
            dispatch(5, {}),
            dispatch(4, {}),
            dispatch(3, {
              state: "CANCELLED",
              cancelledAt: "2026-11-03T05:30:00.000Z",
              cancelReason: "Wrong lorry",
            }),
            dispatch(2, { state: "INVOICED", invoiceId: 9, invoiceSerial: "INV/2026-27/0009" }),
          ],
        }),
    },
  });
  const heading = await screenTitled("Order #17");
  const next = await within(heading.parentElement ?? heading).findByText("Make invoice");
  expect(next).toHaveAttribute("href", "/admin/dashboard/dispatch/to-invoice/4");
});

const openDispatched = (figures: object) =>
  openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...answers,
      "GET /admin/orders/17/dispatches": () => json({ ...dispatched, ...figures }),
    },
  });

const inDispatches = async () => within(await screen.findByRole("region", { name: "Dispatches" }));

test("an order whose boxes are all dispatched offers the surplus alone, up to the limit", async () => {
  openDispatched({ dispatched: 500 });
  const section = await inDispatches();
  const surplus = await section.findByRole("button", { name: "Dispatch surplus…" });
  expect(section.queryByRole("button", { name: "Dispatch boxes" })).toBeNull();
  await person().click(surplus);
  const dialog = within(await screen.findByRole("dialog", { name: "Dispatch order #17" }));
  expect(dialog.getByText(/25 boxes more are within the tolerance/)).toBeInTheDocument();
});

test("an order at the limit of its dispatches offers none", async () => {
  openDispatched({ dispatched: 525 });
  const section = await inDispatches();
  expect(await section.findByText(/525 of 500 dispatched/)).toBeInTheDocument();
  expect(section.queryByRole("button", { name: /^Dispatch/ })).toBeNull();
});

test("an order with boxes to dispatch offers to dispatch them", async () => {
  openDispatched({ dispatched: 499 });
  const section = await inDispatches();
  expect(await section.findByText(/499/)).toBeInTheDocument();
  expect(section.getByRole("button", { name: "Dispatch boxes" })).toBeInTheDocument();
});
