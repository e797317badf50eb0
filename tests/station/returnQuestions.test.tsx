import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { json } from "../support/fakeHost";
import { closeStation, openStation, paired, scan, user } from "./openStation";
import { records, returnedReel } from "./records";

afterEach(closeStation);

test("a running reel is returned by its weight, and near the core the station asks if it is finished", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/return-reel": () => json({ ...returnedReel, isFinished: true }),
  });
  scan("REEL-000002");
  await screen.findByRole("heading", { name: "What does the scale show?" });
  const person = user();
  const next = () => person.click(screen.getByRole("button", { name: "Next" }));
  const scale = screen.getByLabelText("What does the scale show?");
  await person.type(scale, "6,40 kg");
  await next();
  expect(screen.getByText("Must be a number, such as 1050 or 1,050.5")).toBeInTheDocument();
  expect(scale).toHaveValue("6,40");
  await person.clear(scale);
  await person.type(scale, "641");
  await next();
  expect(screen.getByText(/641 kg is more than the 640.5 kg/)).toBeInTheDocument();
  for (const _digit of "641") await person.click(screen.getByRole("button", { name: "Erase" }));
  await person.click(screen.getByRole("button", { name: "5" }));
  await next();
  await person.click(screen.getByRole("button", { name: "9" }));
  await next();
  expect(screen.getByText("The reel weighs 5 kg, its core weighs 3.6 kg.")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Yes, finished" }));
  expect(await screen.findByText("The reel is finished")).toBeInTheDocument();
  expect(requests.find(({ path }) => path === "/station/return-reel")?.body).toMatchObject({
    barcodeId: "REEL-000002",
    weight: 5,
    howManyBox: 9,
    isFinished: true,
  });
});

test("a reel that cannot be weighed is returned by its diameters", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/return-reel": () => json({ ...returnedReel, isEstimated: true }),
  });
  scan("REEL-000002");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /No scale/ }));
  for (const millimetres of ["1200", "800", ""]) {
    for (const digit of millimetres)
      await person.click(screen.getByRole("button", { name: digit }));
    await person.click(screen.getByRole("button", { name: "Next" }));
  }
  await vi.waitFor(() => {
    const body = requests.find(({ path }) => path === "/station/return-reel")?.body;
    expect(body).toMatchObject({ fullDiameter: 1200, diameter: 800 });
    expect(body).not.toHaveProperty("weight");
  });
});

test("near the core the host asks about a diameter too, and a weight of the core alone is weighed again", async () => {
  startStation(paired);
  const current = { weight: 3.6, coreWeight: 3.6 };
  const message = "Is it finished?";
  const requests = await openStation({
    "POST /station/return-reel": () =>
      json({ message, reason: "FINISHED", current }, { status: 409 }),
  });
  scan("REEL-000002");
  const person = user();
  const next = () => person.click(screen.getByRole("button", { name: "Next" }));
  await person.type(await screen.findByLabelText("What does the scale show?"), "200");
  await next();
  await next();
  expect(
    await screen.findByText("The reel weighs 3.6 kg, its core weighs 3.6 kg."),
  ).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "No, paper is left" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "No, weigh again" }));
  expect(await screen.findByLabelText("What does the scale show?")).toHaveValue("");
  expect(requests.filter(({ path }) => path === "/station/return-reel")).toHaveLength(1);
});

test("a reel with a stored full diameter needs only the present one", async () => {
  startStation(paired);
  const { usages: _, fetchedAt: __, ...data } = records;
  const reels = data.reels.map((reel) => ({ ...reel, fullDiameter: 1200, coreDiameter: 100 }));
  const requests = await openStation({
    "GET /station/data": () => json({ ...data, reels }),
    "POST /station/return-reel": () => json({ ...returnedReel, isEstimated: true }),
  });
  scan("REEL-000002");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /No scale/ }));
  expect(screen.getByText("In millimetres; it was 1,200 when it was full")).toBeInTheDocument();
  for (const millimetres of ["800", ""]) {
    for (const digit of millimetres)
      await person.click(screen.getByRole("button", { name: digit }));
    await person.click(screen.getByRole("button", { name: "Next" }));
  }
  await vi.waitFor(() => {
    const body = requests.find(({ path }) => path === "/station/return-reel")?.body;
    expect(body).toMatchObject({ fullDiameter: 1200, diameter: 800 });
  });
});

test("a reel that has lost too little paper for its boxes asks, and is returned anyway", async () => {
  startStation(paired);
  let answers = 0;
  const requests = await openStation({
    "POST /station/return-reel": () => {
      answers += 1;
      const current = { boxes: 2000, expected: 150, consumed: 55.5 };
      return answers === 1
        ? json({ message: "Too little", reason: "LESS", current }, { status: 409 })
        : json({ ...returnedReel, consumed: 55.5, weight: 585 });
    },
  });
  scan("REEL-000002");
  const person = user();
  for (const [label, typed] of [
    ["What does the scale show?", "585"],
    ["How many boxes were made?", "2000"],
  ] as const) {
    await person.type(await screen.findByLabelText(label), typed);
    await person.click(screen.getByRole("button", { name: "Next" }));
  }
  expect(
    await screen.findByText("2,000 boxes need 150 kg of this paper, and the reel has lost 55.5 kg"),
  ).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Return it anyway" }));
  expect(await screen.findByText("Used 55.5 kg")).toBeInTheDocument();
  const sent = requests.filter(({ path }) => path === "/station/return-reel");
  expect(sent.map(({ body }) => Object(body).isConfirmed)).toEqual([undefined, true]);
});
