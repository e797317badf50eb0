import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { OrderCreatePage } from "../../../src/admin/orders/form/OrderFormPages";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { clientRow } from "../../support/exampleReplies";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { field, fillIn, type } from "../../support/formFields";
import { orderValues } from "../../support/formValues";
import { boxContent } from "../../support/goodsExamples";
import { openPage } from "../../support/openPage";

function open(answer: Answer = () => json({ id: 301 })) {
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "POST /admin/order/create-order": answer,
  });
  openPage(<OrderCreatePage />);
  return { requests };
}

const create = () => fireEvent.click(screen.getByText("Create Order", { selector: "button" }));

test("a quantity with a fraction says which whole number is sent, and that is sent", async () => {
  const { requests } = open();
  type("quantity", "2x50.7");
  expect(field("quantity")).toHaveValue("2x50.7");
  expect(screen.queryByText(/Whole pieces only/)).toBeNull();
  type("quantity", "250.7");
  expect(field("quantity")).toHaveAttribute("type", "text");
  expect(screen.getByText("Whole pieces only: 250 will be sent.")).toBeInTheDocument();
  fillIn({ ...orderValues, quantity: "250.7" });
  create();
  expect(await screen.findByText("Order created successfully!")).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ quantity: 250 });
});

test("a new order's number stays beside the form, with the way to the kanban", async () => {
  open();
  fillIn(orderValues);
  create();
  expect(await screen.findByText(/Order #301 is on the board/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show the board" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders",
  );
});

test("on our own host the new order itself is a step away, and the form is empty for the next one", async () => {
  fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "POST /admin/order/create-order": () => json({ id: 301 }),
  });
  openPage(<OrderCreatePage />, { isOwnHost: true });
  fillIn(orderValues);
  create();
  expect(await screen.findByText("Order created successfully!")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open order #301" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders/301/show",
  );
  expect(field("client")).toHaveValue("");
});

const version = {
  id: 12,
  number: 2,
  specificationId: 3,
  client: "Kaveri Weaves",
  name: "Saree carton",
  size: "400 × 300 × 200 mm",
  materialGrade: "120 / 100 C / 120 GSM, 18 BF",
  content: boxContent,
  settings: defaultBoardFactors,
  createdBy: "a@b.in",
  createdAt: "2026-11-01T05:00:00.000Z",
};

test("ordering a box from its specification fills the form, and the new order opens", async () => {
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "GET /admin/specifications": () => json([]),
    "GET /admin/specification-versions/12": () => json(version),
    "POST /admin/order/create-order": () => json({ id: 301 }),
  });
  openPage(<OrderCreatePage />, {
    at: "/create?specification=12",
    path: "/create",
    isOwnHost: true,
  });
  await waitFor(() => expect(field("client")).toHaveValue("Kaveri Weaves"));
  expect(field("size")).toHaveValue(version.size);
  expect(field("materialGrade")).toHaveValue(version.materialGrade);
  const { client: _client, size: _size, ...others } = orderValues;
  fillIn(others);
  create();
  expect(await screen.findByText("Order created successfully!")).toBeInTheDocument();
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "POST")?.body).toMatchObject({
    client: "Kaveri Weaves",
    size: version.size,
    specificationVersionId: 12,
  });
});

test("an unreadable specification is reported, and another host is not asked for it", async () => {
  expectConsoleErrors(/^HostError: Gone$/);
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "GET /admin/specification-versions/12": () => json({ message: "Gone" }, { status: 404 }),
  });
  const at = { at: "/create?specification=12", path: "/create" };
  openPage(<OrderCreatePage />, { ...at, isOwnHost: true });
  expect(
    await screen.findByText("The specification of the box could not be loaded"),
  ).toBeInTheDocument();
  cleanup();
  openPage(<OrderCreatePage />, at);
  expect(field("client")).toHaveValue("");
  expect(requests.filter(({ path }) => path.includes("specification"))).toHaveLength(1);
});

test("if the host sends no number the page shows only the success", async () => {
  open(() => new Response("Created"));
  fillIn(orderValues);
  create();
  expect(await screen.findByText("Order created successfully!")).toBeInTheDocument();
  expect(screen.queryByText(/is on the board/)).toBeNull();
});

test("a day in the past is questioned, and a later one is not", () => {
  open();
  type("expectedCompletionDate", "2020-01-31");
  expect(screen.getByText("This date is in the past.")).toBeInTheDocument();
  type("expectedCompletionDate", "2099-01-31");
  expect(screen.queryByText(/in the past/)).toBeNull();
});

test("a new order's client is suggested among those seen before", async () => {
  fakeHost({
    "GET /admin/order/getAllOrders": () => json([{ id: 1, client: "Tea House", status: "TODO" }]),
  });
  openPage(<OrderCreatePage />);
  await waitFor(() => expect(document.querySelector("datalist option")).toHaveValue("Tea House"));
  const suggested = screen.getByLabelText(/^Client/).getAttribute("list");
  expect(document.querySelector("datalist")).toHaveAttribute("id", suggested);
});

const kaveri = { ...clientRow, id: 5, name: "Kaveri Weaves" };
const lastOrder = {
  id: 88,
  status: "SHIPPED",
  client: "Kaveri Weaves",
  productType: "3 Ply RSC Box",
  quantity: 1500,
  size: "300 × 200 × 150 mm",
  materialGrade: "120 GSM",
  deliveryAddress: "Peenya, Bengaluru",
  unit: "B",
};

function openForCall(answer: Answer = () => json({ id: 301 })) {
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([lastOrder]),
    "GET /admin/clients": () => json([kaveri]),
    "GET /admin/specifications": () => json([]),
    "POST /admin/order/create-order": answer,
  });
  const user = openPage(<OrderCreatePage />, { isOwnHost: true });
  const sent = () => requests.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { user, sent };
}

test("a known client's last order is taken over by one press, and what is typed stays", async () => {
  const { user, sent } = openForCall();
  await user.type(field("client"), "kaveri weaves");
  await user.type(field("quantity"), "700");
  await user.click(await screen.findByRole("button", { name: /^The same again: order #88/ }));
  expect(field("size")).toHaveValue(lastOrder.size);
  expect(field("quantity")).toHaveValue("700");
  await user.type(field("expectedCompletionDate"), "31/12/2099");
  create();
  await screen.findByText("Order created successfully!");
  const { productType, size, materialGrade, deliveryAddress, unit } = lastOrder;
  expect(sent()[0]).toMatchObject({
    client: "kaveri weaves",
    addsClient: false,
    quantity: 700,
    ...{ productType, size, materialGrade, deliveryAddress, unit },
  });
  expect(screen.queryByText("No client has this name.")).toBeNull();
});

test("an address of the client is chosen by one press", async () => {
  const { user } = openForCall();
  await user.type(field("client"), "Kaveri Weaves");
  await user.click(await screen.findByRole("button", { name: "Peenya, Bengaluru" }));
  expect(field("deliveryAddress")).toHaveValue("Peenya, Bengaluru");
  expect(screen.queryByRole("group", { name: "Known addresses" })).toBeNull();
});

test("an unknown client is asked about: a similar one is chosen, or the client is added with its phone", async () => {
  const { user, sent } = openForCall();
  await user.type(field("client"), "Kaveri Weves");
  await user.tab();
  expect(await screen.findByText("No client has this name.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Kaveri Weaves" }));
  expect(field("client")).toHaveValue("Kaveri Weaves");
  expect(screen.queryByText("No client has this name.")).toBeNull();

  await user.clear(field("client"));
  fillIn({ ...orderValues, client: "Deccan Toys" });
  await user.click(await screen.findByLabelText("Add as a new client"));
  await user.type(await screen.findByLabelText("Client's Phone"), "98450 00000");
  create();
  await screen.findByText("Order created successfully!");
  expect(sent()[0]).toMatchObject({
    client: "Deccan Toys",
    addsClient: true,
    clientPhone: "98450 00000",
  });
});

test("what the host asks about a new client stands by its box", async () => {
  const message = "There is a client with a similar name: Deccan Toys Ltd";
  expectConsoleErrors(/^HostError: There is a client with a similar name: Deccan Toys Ltd$/);
  const { user, sent } = openForCall(({ body }) =>
    JSON.stringify(body).includes('"isOther":true')
      ? json({ id: 302 })
      : json({ message, errors: { isOther: message } }, { status: 409 }),
  );
  fillIn({ ...orderValues, client: "Deccan Toys" });
  fireEvent.blur(field("client"));
  await user.click(await screen.findByLabelText("Add as a new client"));
  create();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(screen.getByLabelText("This is another client"));
  create();
  await screen.findByText("Order created successfully!");
  expect(sent()[1]).toMatchObject({ addsClient: true, isOther: true });
});

test("another host is sent the specified fields alone", async () => {
  const { requests } = open();
  fillIn(orderValues);
  create();
  await screen.findByText("Order created successfully!");
  const sent = requests.find(({ method }) => method === "POST");
  for (const name of ["addsClient", "clientPhone", "isOther"])
    expect(sent?.body).not.toHaveProperty(name);
});
