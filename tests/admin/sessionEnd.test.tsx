import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { admins } from "../../src/admin/admins/resource";
import { createOnce } from "../../src/api/createOnce";
import { hasSessionEnded } from "../../src/api/signIn";
import { authProvider } from "../../src/authProvider";
import { expectConsoleErrors } from "../support/consoleErrors";
import { declaredScreens } from "../support/declaredScreens";
import { fakeHost, json } from "../support/fakeHost";
import { openPage } from "../support/openPage";

const { create: Create } = declaredScreens(admins);
const at = "/admin/dashboard/admins/create";

beforeEach(() => sessionStorage.clear());

test("a session that ends at a submit keeps what was typed, but no password, and tells the login", async () => {
  expectConsoleErrors(/^HostError: Expired$/);
  fakeHost({
    "GET /admin/get-admins": () => json([]),
    "POST /admin/create": () => json({ message: "Expired" }, { status: 401 }),
  });
  const user = openPage(<Create />, { at, path: at, authProvider });
  await user.type(await screen.findByLabelText(/User Name/), "asha");
  await user.type(screen.getByLabelText(/^First Name/), "Asha");
  await user.type(screen.getByLabelText(/^Last Name/), "Rao");
  await user.type(screen.getByLabelText(/^Email/), "asha@b.in");
  await user.type(screen.getByLabelText(/^Password/), "long enough 1");
  await user.type(screen.getByLabelText(/^Phone/), "9800011111");
  await user.click(screen.getByLabelText(/^Gender/));
  await user.click(screen.getByText("Female"));
  await user.click(screen.getByText("Register Admin"));
  await waitFor(() => expect(hasSessionEnded()).toBe(true));
  await screen.findByText("Elsewhere");
  const saved = JSON.parse(sessionStorage.getItem(`draft a@b.in ${at}`) ?? "{}");
  expect(saved).toMatchObject({ userName: "asha", gender: "female", role: "ROLE_ADMIN" });
  expect(saved).not.toHaveProperty("password");
});

test("after the next login the form continues with the typed text, and says that it is not sent", async () => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  sessionStorage.setItem(`draft a@b.in ${at}`, JSON.stringify({ userName: "asha" }));
  openPage(<Create />, { at, path: at });
  expect(await screen.findByDisplayValue("asha")).toBeInTheDocument();
  expect(screen.getByText(/Your input is restored/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Role/)).toHaveTextContent("Admin");
  expect(sessionStorage).toHaveLength(0);
});

test("a form that is opened again repeats no earlier creation, but a restored one does", async () => {
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  const send = vi.fn().mockRejectedValue(new Error("No answer"));
  const keys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  const create = () => expect(createOnce("createAdmin", {}, send)).rejects.toThrow("No answer");
  await create();
  sessionStorage.setItem(`draft a@b.in ${at}`, JSON.stringify({ userName: "asha" }));
  openPage(<Create />, { at, path: at });
  await screen.findByDisplayValue("asha");
  await create();
  expect(keys()[1]).toBe(keys()[0]);
  cleanup();
  openPage(<Create />, { at, path: at });
  expect(await screen.findByLabelText(/User Name/)).toHaveValue("");
  await create();
  expect(keys()[2]).not.toBe(keys()[0]);
});
