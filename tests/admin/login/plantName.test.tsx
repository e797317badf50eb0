import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Component as LoginPage } from "../../../src/admin/login/LoginPage";
import { fakeHost } from "../../support/fakeHost";

afterEach(() => document.head.replaceChildren());

const nothing = async () => undefined;

const open = () => render(<LoginPage fetchOffice={nothing} open={nothing} />);

test("the login names the plant of its document, and says who resets a password", async () => {
  fakeHost({});
  const meta = document.createElement("meta");
  meta.name = "application-name";
  meta.content = "Nandi Boxes";
  document.head.append(meta);
  open();
  expect(await screen.findByText("Nandi Boxes")).toBeInTheDocument();
  expect(screen.getByText(/A super admin of the plant sets a new one/)).toBeInTheDocument();
});

test("a document without a name has a login without one", async () => {
  fakeHost({});
  open();
  expect(await screen.findByRole("heading", { name: "Admin Portal" })).toBeInTheDocument();
  expect(document.querySelector("form > p")?.textContent).toMatch(/^Sign in/);
});
