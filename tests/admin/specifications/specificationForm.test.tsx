import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import SpecificationPage from "../../../src/admin/specifications/details/SpecificationPage";
import { SpecificationCreatePage } from "../../../src/admin/specifications/form/SpecificationForm";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { boxContent } from "../../support/goodsExamples";
import { openPage } from "../../support/openPage";

const settings = { ...defaultBoardFactors, version: 0 };
const answers: Answers = {
  "GET /admin/board/settings": () => json(settings),
};

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("drawing and figures come as one types, and a box is saved once with its papers", async () => {
  const requests = fakeHost({
    ...answers,
    "POST /admin/specifications": () => json({ id: 7 }),
  });
  openPage(<SpecificationCreatePage />, {
    at: "/admin/dashboard/paper/specifications/create",
    path: "/admin/dashboard/paper/specifications/create",
    isOwnHost: true,
  });
  // One for the blank and one for the closed box.
  expect(await screen.findAllByText("No drawing yet: no length of the box")).toHaveLength(2);
  fireEvent.click(screen.getByText("Save specification"));
  expect(await screen.findByText(/Not saved/)).toBeInTheDocument();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(/^Client\b(?! and)/)),
  );

  type(/^Client\b(?! and)/, "Kaveri Weaves");
  type(/^Name of the box/, "Saree carton");
  type(/^Length/, "400");
  type(/^Width/, "300");
  type(/^Height/, "200");
  type(/^Allowance/, "0");
  type("GSM, Top liner", "120");
  type("BF, Top liner", "18");
  fireEvent.click(screen.getByText("Use the top liner's paper for all"));
  expect(screen.getByText("1,445 × 500 mm")).toBeInTheDocument();
  // Of edge crush and box compression.
  expect(screen.getAllByText("Missing: no RCT for the top liner")).toHaveLength(2);
  type("GSM, Flute 1", "100");
  expect(screen.getByText("385 g/m²")).toBeInTheDocument();
  expect(screen.getByLabelText(/Flat blank, 1,445 × 500 mm/)).toBeDefined();
  expect(screen.getByLabelText(/Closed box, inside 400 × 300 × 200 mm/)).toBeDefined();

  fireEvent.click(screen.getByText("Save specification"));
  fireEvent.click(screen.getByText("Save specification"));
  expect(await screen.findByText("Saree carton is saved as version 1")).toBeInTheDocument();
  const paper = { burstFactor: 18 };
  expect(requests.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    {
      client: "Kaveri Weaves",
      name: "Saree carton",
      content: {
        style: "0201",
        measured: "INSIDE",
        ply: 3,
        length: 400,
        width: 300,
        height: 200,
        allowance: 0,
        printColours: 0,
        layers: [
          { ...paper, gsm: 120 },
          { ...paper, gsm: 100, flute: "C" },
          { ...paper, gsm: 120 },
        ],
      },
    },
  ]);
});

const version = (number: number, width: number) => ({
  id: number,
  specificationId: 7,
  client: "Kaveri Weaves",
  name: "Saree carton",
  number,
  size: `400 × ${width} × 200 mm`,
  materialGrade: "120 / 100 C / 120 GSM, 18 BF",
  settings: defaultBoardFactors,
  createdBy: "owner@example.com",
  createdAt: "2026-11-01T10:00:00.000Z",
  content: { ...boxContent, width, printColours: 2 },
});

test("a specification shows its latest version, and each earlier one as it was", async () => {
  const [latest, first] = [version(2, 300), version(1, 250)];
  fakeHost({
    ...answers,
    "GET /admin/specifications/7": () =>
      json({
        id: 7,
        client: "Kaveri Weaves",
        name: "Saree carton",
        size: latest.size,
        materialGrade: latest.materialGrade,
        ply: 3,
        style: "0201",
        number: 2,
        latestVersionId: 2,
        createdBy: "owner@example.com",
        createdAt: "2026-10-01T10:00:00.000Z",
        versions: [latest, first],
      }),
  });
  openPage(<SpecificationPage />, {
    at: "/admin/dashboard/paper/specifications/7",
    path: "/admin/dashboard/paper/specifications/:id",
    isOwnHost: true,
  });
  expect(await screen.findByText("Kaveri Weaves: Saree carton")).toBeInTheDocument();
  expect(screen.getByText("1,445 × 500 mm")).toBeInTheDocument();
  expect(screen.getByText("5,449 N, 556 kgf")).toBeInTheDocument();
  expect(screen.getByText("2 colours")).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText("Show version 1"));
  expect(await screen.findByText("1,345 × 450 mm")).toBeInTheDocument();
  expect(screen.getByText("New version")).toBeInTheDocument();
});

test("a specification that does not exist offers no new version", async () => {
  expectConsoleErrors(/^HostError: This specification was not found/);
  fakeHost({
    "GET /admin/specifications/7": () =>
      json({ message: "This specification was not found" }, { status: 404 }),
  });
  openPage(<SpecificationPage />, {
    at: "/admin/dashboard/paper/specifications/7",
    path: "/admin/dashboard/paper/specifications/:id",
    isOwnHost: true,
  });
  expect(await screen.findByText("This specification was not found")).toBeInTheDocument();
  expect(screen.getByText("All specifications")).toBeInTheDocument();
  expect(screen.queryByText("New version")).toBeNull();
});
