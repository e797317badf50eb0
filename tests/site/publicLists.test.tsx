import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { forgetReplies } from "../../src/site/lists/publicLists";
import { Component as IndustriesPage } from "../../src/site/pages/IndustriesPage";
import { Component as ProductsPage } from "../../src/site/pages/ProductsPage";
import { Component as SectorPage } from "../../src/site/pages/SectorPage";
import { Gallery, Sectors } from "../../src/site/sections/home/Offer";
import { expectConsoleErrors } from "../support/consoleErrors";
import { type Answer, fakeHost, json } from "../support/fakeHost";

beforeAll(forgetReplies);

const open = (page: ReactElement) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={page} />
        <Route path="/sector/:sectorName" element={<SectorPage />} />
      </Routes>
    </MemoryRouter>,
  );

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const busy = () => document.querySelector("ul")?.getAttribute("aria-busy");

const garbage: Answer = () => new Response("<html>Bad gateway</html>");

// A failed list is requested again, and a loaded list is kept. The failures are therefore tested first.

test("a failure of the industries is shown, then each sector is listed once and each industry is a card", async () => {
  expectConsoleErrors(/^HostError: down$/);
  let answer: Answer = () => new Response("down", { status: 503 });
  const requests = fakeHost({
    "GET /public/getAllIndustry": (call) => answer(call),
    "GET /public/box/getBoxDetails": () => new Response("down", { status: 503 }),
  });
  const failed = "Failed to load industries.";
  const home = open(<Sectors />);
  expect(await screen.findByRole("alert")).toHaveTextContent(failed);
  expect(texts("ul li")).not.toEqual([]);
  home.unmount();
  const page = open(<IndustriesPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent(failed);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Industries We Serve");
  page.unmount();

  answer = () =>
    json({
      warnings: [],
      content: [
        { id: 1, industryName: "One", sector: "Paint Industry", url: "/art/sector-paint.svg" },
        { id: 2, industryName: "Two", sector: "Beverage" },
        { id: 3, industryName: `"Quoted" & Sons' Works`, sector: "Paint Industry" },
      ],
    });
  const filled = open(<Sectors />);
  await waitFor(() => expect(texts("ul li")).toEqual(["Paint Industry", "Beverage"]));
  expect(texts("section span")).toEqual([
    "Paint Industry",
    "Beverage",
    "Paint Industry",
    "Beverage",
  ]);
  expect(screen.queryByRole("alert")).toBeNull();
  filled.unmount();
  open(<IndustriesPage />);
  await waitFor(() => expect(busy()).toBe("false"));
  expect(texts("li h2")).toEqual(["Paint Industry", "Beverage", "Paint Industry"]);
  expect(texts("li h2 + p")).toEqual(["One", "Two", `"Quoted" & Sons' Works`]);
  const asks = screen.getAllByRole("link", { name: /^Ask for a quotation: / });
  expect(asks.map((link) => link.getAttribute("href"))).toEqual([
    "/contact?about=Paint+Industry%2C+One#contactus",
    "/contact?about=Beverage%2C+Two#contactus",
    "/contact?about=Paint+Industry%2C+%22Quoted%22+%26+Sons%27+Works#contactus",
  ]);
  const pictures = [...document.querySelectorAll("li img")].map((img) => img.getAttribute("src"));
  expect(pictures).toEqual(["/art/sector-paint.svg", "/art/box-rsc.svg", "/art/box-rsc.svg"]);
  expect(requests.filter(({ path }) => path === "/public/getAllIndustry")).toHaveLength(3);
  fireEvent.click(screen.getByRole("link", { name: "Beverage" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Beverage");
  expect(texts("h3")).toEqual(["12-bottle shipper with partitions", "Can tray, 24 cans"]);
  expect(screen.getByRole("link", { name: /^Estimate this box: 12-bottle/ })).toHaveAttribute(
    "href",
    "/estimate?length=340&width=255&height=320&style=0201&ply=5&measured=INSIDE&unit=mm",
  );
});

test("the gallery stays empty without a message on a failure, and filters without a new request", async () => {
  expectConsoleErrors(/^Error: The host's answer is not a list$/);
  let answer = garbage;
  const requests = fakeHost({ "GET /public/box/getAllBoxDetails": (call) => answer(call) });
  const empty = open(<Gallery />);
  await waitFor(() => expect(busy()).toBe("false"));
  expect(texts("li")).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
  empty.unmount();

  answer = () =>
    json([
      { boxType: "RSC", box: "Shipping carton", boxUrl: "/art/box-rsc.svg" },
      { boxType: "Punching", box: "Garment mailer", boxUrl: "/art/box-mailer.svg" },
      { boxType: "RSC", box: "Lost picture", boxUrl: "/art/none.svg" },
    ]);
  open(<Gallery />);
  await screen.findByText("Lost picture");
  expect(texts("li")).toEqual(["Shipping carton", "Garment mailer", "Lost picture"]);
  expect(screen.getByText("All")).toHaveAttribute("aria-pressed", "true");
  fireEvent.click(screen.getByText("Punching"));
  expect(texts("li")).toEqual(["Garment mailer"]);
  fireEvent.click(screen.getByText("RSC"));
  expect(texts("li")).toEqual(["Shipping carton", "Lost picture"]);
  const lost = document.querySelector("li:last-child img") ?? document.body;
  expect(lost).toHaveAttribute("src", "/art/none.svg");
  fireEvent.error(lost);
  expect(lost).toHaveAttribute("src", "/art/box-rsc.svg");
  expect(requests).toHaveLength(2);
});

test("a reply that is no list leaves the products page whole, then a sector's card shows its boxes", async () => {
  expectConsoleErrors(/^Error: The host's answer is not a list$/);
  let answer = garbage;
  const requests = fakeHost({ "GET /public/box/getBoxDetails": (call) => answer(call) });
  for (const reply of [garbage, () => json({ rows: "none" })]) {
    answer = reply;
    const page = open(<ProductsPage />);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("could not be loaded");
    expect(within(alert).getByText("Ask us")).toHaveAttribute("href", "/contact");
    expect(screen.getByRole("heading", { name: "Box Sectors" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /HSN codes/ })).toBeInTheDocument();
    page.unmount();
  }
  answer = () =>
    json([
      {
        boxSector: "Chemical/Household Cleaning",
        heading: "Bottle carton",
        noOfPly: "5",
        gsm: 150,
      },
      { boxSector: "Beverage", heading: "Crate liner" },
      { boxSector: "Chemical/Household Cleaning", heading: "Refill box" },
    ]);
  open(<ProductsPage />);
  await screen.findByText("2 boxes");
  const cards = [...document.querySelectorAll("#boxsector li a")];
  expect(cards).toHaveLength(2);
  fireEvent.click(cards[0] ?? document.body);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Chemical/Household Cleaning",
  );
  expect(texts("h2")).toEqual(["Bottle carton", "Refill box", "Boxes often ordered"]);
  expect(screen.getByRole("link", { name: "Ask for a quotation" })).toHaveAttribute(
    "href",
    "/contact?about=Chemical%2FHousehold+Cleaning#contactus",
  );
  expect(screen.getByRole("link", { name: "Box estimate" })).toHaveAttribute("href", "/estimate");
  // Another host gets only the specified calls.
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(["/public/box/getBoxDetails"]));
});

test("a sector without boxes says so and links to the products", () => {
  render(
    <MemoryRouter>
      <SectorPage />
    </MemoryRouter>,
  );
  expect(screen.getByText("No box details available.")).toBeInTheDocument();
  expect(screen.getByText("See all box sectors").closest("a")).toHaveAttribute(
    "href",
    "/products#boxsector",
  );
});
