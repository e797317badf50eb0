import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { forgetReplies } from "../../src/site/lists/usePublicList";
import { BoxCalculator } from "../../src/site/sections/products/BoxCalculator";
import { fakeHost, json } from "../support/fakeHost";

beforeEach(forgetReplies);

const figure = (name: string) => screen.getByText(name).parentElement?.querySelector("dd");
const drawn = () => [...document.querySelectorAll("svg text")].map((text) => text.textContent);

test("a host that names paper is asked for the plant's factors: figures and drawing have its joint, in the unit that is chosen", async () => {
  const headers = { "Plant-Features": "list-query, paper" };
  fakeHost({
    "GET /public/box/getBoxDetails": () => json([], { headers }),
    "GET /public/board/factors": () => json({ joint3: 30, allowance: 0 }),
  });
  render(
    <MemoryRouter>
      <BoxCalculator />
    </MemoryRouter>,
  );
  // As the page was built, until the plant's factors have come.
  expect(figure("Joint in the blank")).toHaveTextContent("45 mm");
  expect(drawn()).toEqual(["L 400", "W 300", "J 45", "H 200"]);
  expect(await screen.findByText("J 30")).toBeInTheDocument();
  expect(figure("Flat blank")).toHaveTextContent("1,430 × 500 mm");

  fireEvent.change(screen.getByLabelText("Measured in"), { target: { value: "in" } });
  expect(screen.getByLabelText("Length (in)")).toHaveValue("15.748");
  expect(drawn()).toEqual(["L 15.75", "W 11.81", "J 1.18", "H 7.87"]);
  expect(figure("Flat blank")).toHaveTextContent("56.3 × 19.69 in");
  fireEvent.change(screen.getByLabelText("Length (in)"), { target: { value: "15,75" } });
  expect(screen.getByText("Must be a number, such as 1050 or 1,050.5")).toBeVisible();
  expect(screen.getByText("Enter length, width and height to see your box.")).toBeVisible();
});

test("a tall box's figures are as large as its drawing needs them, and stand side by side", () => {
  fakeHost({ "GET /public/box/getBoxDetails": () => json([]) });
  render(
    <MemoryRouter>
      <BoxCalculator />
    </MemoryRouter>,
  );
  for (const [label, side] of [
    ["Length (mm)", "100"],
    ["Width (mm)", "100"],
    ["Height (mm)", "1,500"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value: side } });
  const drawnHeight = Number(document.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[3]);
  const [length, width] = ["L 100", "W 100"].map((figure) => screen.getByText(figure));
  // Of a drawing 384 pixels high these are 14.
  expect(Number(length?.getAttribute("font-size")) / drawnHeight).toBeGreaterThan(14 / 384);
  expect(length).toHaveAttribute("text-anchor", "end");
  expect(width).toHaveAttribute("text-anchor", "start");
  expect(Number(width?.getAttribute("x"))).toBeGreaterThan(Number(length?.getAttribute("x")));
});
