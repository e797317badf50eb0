import { render, screen, waitFor, within } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { AdminContext, type DataProvider, ResourceDefinitionContextProvider } from "react-admin";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineTexts } from "../../../domain/texts";
import { i18nProvider } from "../../../src/admin/i18n";
import { declareResource } from "../../../src/admin/schema/declaration";
import { lightTheme } from "../../../src/admin/theme/plantTheme";
import { HostError } from "../../../src/api/hostErrors";
import { startSession } from "../../../src/api/session";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { person } from "../../support/openPage";

const Pallet = z.object({
  id: z.int(),
  label: z.string().check(z.minLength(1)),
  load: z.number().check(z.positive(), z.meta({ kind: "kilograms" })),
  wood: z.enum(["pine", "teak"]),
});

/** A resource that the product does not have. It has this declaration and nothing else. */
const pallets = declaredScreens(
  declareResource({
    name: "pallets",
    texts: defineTexts("resources.pallets", {
      fields: { label: "Label", load: "Load", wood: "Wood" },
    }),
    list: {
      row: Pallet,
      columns: ["label", "load", "wood"],
      filters: z.pick(Pallet, { wood: true }),
    },
    create: {
      form: z.omit(Pallet, { id: true }),
      succeeded: ({ label }) => ({ message: `${label} is here` }),
      failed: () => "It did not come",
    },
    show: {
      row: Pallet,
      fields: ["label", "id", "load", "wood"],
      hiddenWhenEmpty: ["load", "wood"],
    },
  }),
);

/** A resource with a form that opens a page which has not loaded yet. */
const crates = declaredScreens(
  declareResource({
    name: "crates",
    texts: defineTexts("resources.crates", {
      fields: { label: "Label", load: "Load", wood: "Wood" },
    }),
    list: { row: Pallet, columns: ["label"] },
    create: {
      form: z.omit(Pallet, { id: true }),
      succeeded: () => ({ to: "/on-its-way" }),
      failed: () => "It did not come",
    },
  }),
);

test("a label that is missing, and a label of no field, do not compile", () => {
  const list = { row: Pallet, columns: ["label"] } as const;
  const all = { label: "Label", load: "Load", wood: "Wood", size: "Size" };
  const { size: _size, wood: _wood, ...two } = all;
  const declared = [
    // @ts-expect-error the wood has no label
    declareResource({ name: "p", texts: defineTexts("resources.p", { fields: two }), list }),
    // @ts-expect-error there is no size
    declareResource({ name: "q", texts: defineTexts("resources.q", { fields: all }), list }),
  ];
  expect(declared).toHaveLength(2);
});

const LatePage = lazy(() => new Promise<never>(() => undefined));

const rows = [
  { id: 1, label: "North", load: 512.5, wood: "pine" },
  { id: 2, label: "South", load: 80, wood: "teak" },
];

function open(path: string, answers: Partial<DataProvider>) {
  startSession({ token: "t", admin: { firstName: "A", lastName: "B", email: "a@b.in" } });
  const dataProvider: DataProvider = {
    getList: vi.fn().mockResolvedValue({ data: rows, total: rows.length }),
    getOne: vi.fn().mockResolvedValue({ data: rows[0] }),
    getMany: vi.fn(),
    getManyReference: vi.fn(),
    create: vi.fn().mockResolvedValue({ data: { id: 3 } }),
    update: vi.fn(),
    updateMany: vi.fn(),
    delete: vi.fn(),
    deleteMany: vi.fn(),
    ...answers,
  };
  const { list: List, create: Create, show: Show } = pallets;
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
        <ResourceDefinitionContextProvider definitions={{ pallets: { name: "pallets" } }}>
          <Suspense fallback={null}>
            <Routes>
              <Route path="/pallets" element={<List />} />
              <Route path="/pallets/create" element={Create && <Create />} />
              <Route path="/pallets/:id/show" element={Show && <Show />} />
              <Route path="/crates/create" element={crates.create && <crates.create />} />
              <Route path="/on-its-way" element={<LatePage />} />
            </Routes>
          </Suspense>
        </ResourceDefinitionContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return dataProvider;
}

test("a declared resource has a list with each column by its kind", async () => {
  open("/pallets", {});
  const row = await screen.findByRole("row", { name: /North/ });
  expect(within(row).getByText("512.50 Kg")).toBeInTheDocument();
  expect(within(row).getByRole("link", { name: "North" })).toHaveAttribute(
    "href",
    "/pallets/1/show",
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Pallets");
});

test("on a phone each row is a card without the fields that are empty", async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const data = [
    { id: 1, label: "North", wood: "pine" },
    { id: 2, label: "South", load: 80, wood: "" },
  ];
  open("/pallets", { getList: vi.fn().mockResolvedValue({ data, total: 2 }) });
  const cards = await screen.findAllByRole("listitem");
  const labels = cards.map((card) =>
    within(card)
      .getAllByRole("term")
      .map((term) => term.textContent),
  );
  expect(labels).toEqual([["Wood"], ["Load"]]);
});

test("its list sends a new request to sort and filter", async () => {
  const user = person();
  const { getList } = open("/pallets", {});
  await user.click(await screen.findByRole("button", { name: /^Sort by load/i }));
  await user.click(screen.getByRole("combobox", { name: "Wood" }));
  await user.click(screen.getByRole("option", { name: "teak" }));
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      "pallets",
      expect.objectContaining({
        sort: { field: "load", order: "ASC" },
        filter: { wood: "teak" },
      }),
    ),
  );
});

test("its empty list says so, and links to the form", async () => {
  open("/pallets", { getList: vi.fn().mockResolvedValue({ data: [], total: 0 }) });
  expect(await screen.findByText("No Pallets yet")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Create" })).toHaveAttribute("href", "/pallets/create");
});

test("its form asks for what the schema requires, in the server's words", async () => {
  const user = person();
  const { create } = open("/pallets/create", {});
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Required")).toHaveLength(3);
  await user.type(screen.getByRole("textbox", { name: /Load/ }), "0");
  expect(await screen.findByText("Must be more than 0")).toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
});

async function fillIn() {
  const user = person();
  await user.type(await screen.findByRole("textbox", { name: /Label/ }), "West");
  await user.type(screen.getByRole("textbox", { name: /Load/ }), "12.5");
  await user.click(screen.getByRole("combobox", { name: /Wood/ }));
  await user.click(screen.getByRole("option", { name: "pine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
}

test("its form sends numbers as numbers, says so, and empties", async () => {
  const { create } = open("/pallets/create", {});
  await fillIn();
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Label/ })).toHaveValue(""));
  expect(create).toHaveBeenCalledWith(
    "pallets",
    expect.objectContaining({ data: { label: "West", load: 12.5, wood: "pine" } }),
  );
});

test("a second press while the next page loads sends nothing again", async () => {
  const { create } = open("/crates/create", {});
  await fillIn();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await person().click(screen.getByRole("textbox", { name: /Label/ }));
  await person().keyboard("{Enter}");
  expect(create).toHaveBeenCalledTimes(1);
});

test("the host's refusal is shown at its field, and no typed text is lost", async () => {
  expectConsoleErrors(/^HostError: No$/);
  const error = new HostError(400, { message: "No", errors: { label: "Is taken" } });
  open("/pallets/create", { create: vi.fn().mockRejectedValue(error) });
  await fillIn();
  expect(await screen.findByText("Is taken")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: /Label/ })).toHaveValue("West");
});

test("its show page has the fields of one record", async () => {
  open("/pallets/1/show", {});
  expect(await screen.findByRole("heading", { name: "North" })).toBeInTheDocument();
  expect(screen.getByText("512.50 Kg")).toBeInTheDocument();
  expect(screen.getByText("pine")).toBeInTheDocument();
});

test("its show page leaves out what few records have, if the record has nothing or 0 there", async () => {
  open("/pallets/1/show", {
    getOne: vi.fn().mockResolvedValue({ data: { id: 1, label: "", load: 0 } }),
  });
  expect(await screen.findByText("Label")).toBeInTheDocument();
  expect(screen.queryByText("Load")).toBeNull();
  expect(screen.queryByText("Wood")).toBeNull();
});
