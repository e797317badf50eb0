import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  StaticRouter,
  useLocation,
} from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { Header } from "../../../src/site/layout/Header";
import { forgetReplies } from "../../../src/site/lists/publicLists";
import { Estimator } from "../../../src/site/pages/EstimatePage";
import { readEnquiredBox } from "../../../src/site/sections/contact/enquirySubject";
import { fakeHost, json } from "../../support/fakeHost";

beforeEach(() => {
  forgetReplies();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const figure = (name: string) =>
  screen.getByText(name, { selector: "dt" }).parentElement?.querySelector("dd");
const drawn = () =>
  [...screen.getByRole("img", { name: /^Flat blank/ }).querySelectorAll("text")].map(
    ({ textContent }) => textContent,
  );
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Shows the box that the enquiry form receives. */
const Sent = () => <p>{readEnquiredBox(useLocation().state)?.summary}</p>;

const { markedWaste: _, ...boxFactors } = defaultBoardFactors;

function open(factors: object | undefined, address = "/estimate") {
  const headers = { "Plant-Calls": factors ? "all" : "" };
  const requests = fakeHost({
    "GET /public/box/getBoxDetails": () => json([], { headers }),
    "GET /public/board/factors": () => json(factors),
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/estimate" element={<Estimator />} />
        <Route path="/contact" element={<Sent />} />
      </Routes>
    </MemoryRouter>,
  );
  return requests;
}

test("what was typed before React took the page over stays, and changes the box", async () => {
  fakeHost({
    "GET /public/box/getBoxDetails": () => json([], { headers: { "Plant-Calls": "" } }),
  });
  const page = (
    <StaticRouter location="/estimate">
      <Estimator />
    </StaticRouter>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const fields = container.getElementsByTagName("input");
  for (const [name, value] of [
    ["length", "520"],
    ["quantity", "2,500"],
  ]) {
    const field = fields.namedItem(name ?? "");
    if (field) field.value = value ?? "";
  }
  render(page, { container, hydrate: true });
  expect(await screen.findByText("520 × 300 × 200 mm")).toBeInTheDocument();
  expect(screen.getByLabelText("Length (mm)")).toHaveValue("520");
  expect(screen.getByLabelText("Quantity (boxes)")).toHaveValue("2,500");
  expect(screen.getByLabelText("Width (mm)")).toHaveValue("300");
});

test("the worked box of 400 × 300 × 200 mm has the plant's figures, each with its unit", async () => {
  open({ ...boxFactors, joint3: 45, allowance: 0 });
  expect(await screen.findByText("1,445 × 500 mm, joint 45 mm")).toBeInTheDocument();
  enter("RCT of liners (kN/m)", "4");
  enter("RCT of flutes (kN/m)", "3.5");
  enter("Quantity (boxes)", "5,000");
  expect(figure("Board")).toHaveTextContent("3 ply C, 3.6 mm");
  expect(figure("Weight of the board")).toHaveTextContent("385 g/m²");
  expect(figure("Weight of a box")).toHaveTextContent("278.2 g");
  expect(figure("Same volume with less board")).toHaveTextContent(
    "14 % less board: 363.4 × 181.7 × 363.4 mm",
  );
  expect(figure("Bursting strength")).toHaveTextContent(
    "4.32 kgf/cm² of the liners, 5.22 with half the flutes",
  );
  expect(figure("Edge crush (ECT)")).toHaveTextContent("13.075 kN/m");
  expect(figure("Box compression (BCT), estimate")).toHaveTextContent("5,449 N = 556 kgf");
  expect(figure("Ups")).toHaveTextContent("3 on a reel of 1,800 mm, trim 16.7 %");
  expect(figure("Board for the order")).toHaveTextContent("1,390.8 kg for 5,000 boxes");
  expect(drawn()).toEqual(["J 45", "L 400", "W 300", "L 400", "W 300", "150", "H 200", "150"]);
});

test("another host is not asked for factors, and other styles have their own blank", async () => {
  const requests = open(undefined);
  expect(figure("Flat blank")).toHaveTextContent("1,459.4 × 510.8 mm, joint 45 mm");
  enter("Style", "0203");
  expect(figure("Flat blank")).toHaveTextContent("1,459.4 × 814.4 mm");
  expect(figure("Box compression (BCT), estimate")).toHaveTextContent("Only for FEFCO 0201");
  enter("Measured", "OUTSIDE");
  expect(figure("Size inside")).toHaveTextContent("392.8 × 292.8 × 185.6 mm");
  enter("Length (mm)", "1,900");
  enter("Width (mm)", "1,900");
  expect(figure("Ups")).toHaveTextContent("Too wide: needs a reel of");
  expect(requests.map(({ path }) => path)).toEqual(["/public/box/getBoxDetails"]);
});

test("our own host gives price bands, and the page has none if it fails", async () => {
  const bands = vi
    .fn()
    .mockReturnValueOnce(json({ bands: [{ quantity: 1000, from: 18.5, to: 22 }] }))
    .mockReturnValue(json({ message: "Too many" }, { status: 429 }));
  const requests = fakeHost({
    "GET /public/box/getBoxDetails": () => json([], { headers: { "Plant-Calls": "all" } }),
    "POST /public/estimate/price-bands": bands,
  });
  render(
    <MemoryRouter initialEntries={["/estimate"]}>
      <Estimator />
    </MemoryRouter>,
  );
  expect(await screen.findByText("₹18.50 to ₹22.00 a box")).toBeInTheDocument();
  expect(figure("1,000 boxes")).toHaveTextContent("₹18.50 to ₹22.00 a box");
  const sent = requests.find(({ path }) => path === "/public/estimate/price-bands");
  expect(sent?.body).toMatchObject({ quantities: [1000, 2500, 5000, 10_000] });
  enter("Quantity (boxes)", "2,000");
  expect(screen.queryByText("Price band")).toBeNull();
  await vi.waitFor(() => expect(bands).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("Price band")).toBeNull();
});

test("a wrong field has its message, and no figure, drawing or enquiry of the box before is shown", () => {
  open(undefined);
  expect(screen.getByRole("link", { name: "Ask for a price" })).toBeInTheDocument();
  enter("Length (mm)", "1,05");
  expect(screen.getByText("Must be a number, such as 1050 or 1,050.5")).toBeInTheDocument();
  expect(screen.getByLabelText("Length (mm)")).toHaveValue("1,05");
  expect(screen.getByRole("status")).toHaveTextContent("Correct the marked fields");
  expect(figure("Flat blank")).toHaveTextContent("–");
  expect(screen.queryByRole("img", { name: /^Flat blank/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save DXF" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Ask for a price" })).toBeNull();
  enter("Length (mm)", "1,050");
  expect(screen.getByRole("status")).toHaveTextContent("An estimate, not a test.");
});

test("a width that is longer than the length is the length of the box, and of the enquiry", async () => {
  open(undefined);
  enter("Length (mm)", "300");
  enter("Width (mm)", "500");
  expect(
    screen.getByText("The width is the longer side: the box has it as its length."),
  ).toBeInTheDocument();
  expect(drawn()).toContain("L 503.6");
  fireEvent.click(screen.getByRole("link", { name: "Ask for a price" }));
  expect(await screen.findByText(/500 × 300 × 200 mm/)).toBeInTheDocument();
});

test("the address keeps what is typed, right or wrong", async () => {
  open(undefined);
  enter("Length (mm)", "500");
  await vi.waitFor(() => expect(window.location.search).toContain("length=500&"));
  enter("Length (mm)", "5x");
  await vi.waitFor(() => expect(window.location.search).toContain("length=5x&"));
});

test.each([
  [500, "We make at least 1,000 boxes of a kind. Ask us about fewer."],
  [60_000, "We have usual prices up to 50,000 boxes. Ask us about more."],
])(
  "a quantity of %d is outside what the plant makes or prices, and the page says so",
  async (quantity, limitMessage) => {
    fakeHost({
      "GET /public/box/getBoxDetails": () => json([], { headers: { "Plant-Calls": "all" } }),
      "POST /public/estimate/price-bands": () =>
        json({ bands: [], leastQuantity: 1_000, mostQuantity: 50_000 }),
    });
    render(
      <MemoryRouter initialEntries={[`/estimate?quantity=${quantity}`]}>
        <Estimator />
      </MemoryRouter>,
    );
    expect(await screen.findByText(limitMessage)).toBeInTheDocument();
    enter("Quantity (boxes)", "5,000");
    expect(screen.queryByText(limitMessage)).toBeNull();
  },
);

test("a chat begins with the box and the address that shows it", () => {
  open(undefined, "/estimate?length=520&width=340&height=260");
  const chat = new URL(
    screen.getByRole("link", { name: "Ask by WhatsApp" }).getAttribute("href") ?? "",
  );
  expect(chat.origin).toBe("https://wa.me");
  const lines = chat.searchParams.get("text")?.split("\n") ?? [];
  expect(lines.join(" ")).toContain("520 × 340 × 260 mm");
  expect(new URL(lines.at(-1) ?? "").searchParams.get("length")).toBe("520");
});

test("the product page's fields come with the address, and the unit of all lengths is chosen", () => {
  open(undefined, "/estimate?length=500&width=250&height=300&quantity=2,000");
  expect(screen.getByLabelText("Quantity (boxes)")).toHaveValue("2,000");
  enter("Unit", "in");
  expect(screen.getByLabelText("Length (in)")).toHaveValue("19.685");
  expect(figure("Size inside")).toHaveTextContent("19.69 × 9.84 × 11.81 in");
  expect(drawn()).toContain("J 1.77");
});

test("the box folds under the slider, as far as it says", () => {
  open(undefined);
  const slider = screen.getByLabelText("Folded");
  expect(slider).toHaveAttribute("aria-valuetext", "100 % folded");
  fireEvent.change(slider, { target: { value: "0" } });
  expect(slider).toHaveAttribute("aria-valuetext", "0 % folded");
  expect(screen.getByRole("button", { name: "Close the box" })).toBeInTheDocument();
  const pieces = document.querySelectorAll("[style*=matrix3d]");
  expect(pieces.length).toBeGreaterThan(26);
  fireEvent.change(screen.getByLabelText("Turn"), { target: { value: "90" } });
  expect(screen.getByLabelText("Turn")).toHaveAttribute("aria-valuetext", "90°");
});

test("the typed box goes along into another language", () => {
  window.history.replaceState(null, "", "/estimate?length=500");
  const router = createMemoryRouter([{ path: "/estimate", element: <Header /> }], {
    initialEntries: ["/estimate"],
  });
  render(<RouterProvider router={router} />);
  const link = screen.getByText<HTMLAnchorElement>("ಕನ್ನಡ");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.pathname + link.search).toBe("/kn/estimate?length=500");
});
