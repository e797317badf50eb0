import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { listenForMissingCode } from "../../src/browser/pageStart";
import { rootRoute } from "../../src/site/rootRoute";

async function pageOf(error: unknown, path = "/", title = "Unexpected Application Error!") {
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([rootRoute([{ path, loader, element: null }])], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole("heading")).toHaveTextContent(title);
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

test("code that did not load is told in plain words, with a reload", async () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/AboutPage.js");
  listenForMissingCode();
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  await pageOf(error);
  expect(screen.getByText(/A part of this page did not load/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeInTheDocument();
  expect(screen.queryByText(error.message)).toBeNull();
});

test("a page in Kannada says so in Kannada", async () => {
  await pageOf(new Error("The reel has run out"), "/kn/about", "ಏನೋ ತಪ್ಪಾಗಿದೆ");
  expect(screen.getByRole("link")).toHaveTextContent("ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ");
});
