import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { listenForMissingCode } from "../../src/missingCode";
import { rootRoute } from "../../src/site/rootRoute";

/** The fault is caught by the page; React and the router tell the console all the same. */
async function pageOf(fault: unknown) {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const loader = () => {
    throw fault;
  };
  const router = createMemoryRouter([rootRoute([{ path: "/", loader, element: null }])]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole("heading")).toHaveTextContent("Unexpected Application Error!");
  vi.mocked(console.error).mockClear();
}

test("an error is shown by its message", async () => {
  await pageOf(new Error("The reel has run out"));
  expect(screen.getByText("The reel has run out")).toBeInTheDocument();
});

test("an answer is shown by its status text", async () => {
  await pageOf(new Response(null, { status: 418, statusText: "I'm a teapot" }));
  expect(screen.getByText("I'm a teapot")).toBeInTheDocument();
});

test("an answer without words is shown by its status", async () => {
  await pageOf(new Response(null, { status: 503 }));
  expect(screen.getByText("503")).toBeInTheDocument();
});

test.each([
  "Failed to fetch dynamically imported module: http://plant.test/assets/AboutPage.js",
  "error loading dynamically imported module: http://plant.test/assets/AboutPage.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/AboutPage.css",
])("code that did not load is told in plain words, with a reload: %s", async (message) => {
  await pageOf(new TypeError(message));
  expect(screen.getByText(/A part of this page did not load/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeInTheDocument();
  expect(screen.queryByText(message)).toBeNull();
});

test("code of which Vite tells that it did not load counts too, whatever it says", async () => {
  const error = new Error("Odd");
  listenForMissingCode();
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  await pageOf(error);
  expect(screen.getByText(/A part of this page did not load/)).toBeInTheDocument();
});
