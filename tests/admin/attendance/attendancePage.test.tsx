import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { dateText } from "../../../domain/momentText";
import AttendancePage from "../../../src/admin/attendance/AttendancePage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const asha = {
  name: "Asha",
  barcodeId: "EMP-A-00001",
  date: "2026-03-02",
  checkInTime: "2026-03-02T03:31:00Z",
  checkOutTime: "2026-03-02T13:01:00Z",
  status: "PRESENT",
  daySalary: 1234.5,
  overtimeHours: 1.5,
};
const bala = {
  name: "Bala",
  barcodeId: "EMP-B-00002",
  date: "2026-03-02",
  status: "ABSENT",
  daySalary: 0,
  overtimeHours: 0,
};

const Query = () => <output>{useLocation().search}</output>;

function open(answer: Answer, at = "/?date=2026-03-02", isOwnHost = false) {
  const requests = fakeHost({ "GET /admin/attendance-list": answer });
  openPage(
    <>
      <AttendancePage />
      <Query />
    </>,
    { at, isOwnHost },
  );
  return requests;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a day shows India's clock in 12 hours in every time zone, the salary in rupees, and its sums", async () => {
  vi.stubEnv("TZ", "America/New_York");
  expect(new Date("2026-01-01T00:00:00Z").getHours()).toBe(19);
  open(() => json([asha, bala]));
  const row = (await screen.findByText("Asha")).closest("tr");
  for (const text of ["9:01 am", "6:31 pm", "Present", "₹1,234.50", "1.5"])
    expect(row).toHaveTextContent(text);
  expect(screen.getByText("Bala").closest("tr")).toHaveTextContent("Absent");
  const figures = screen.getByLabelText("This day in figures");
  for (const figure of ["Present1", "Absent1", "Overtime hours1.5"])
    expect(figures).toHaveTextContent(figure);
});

test("on our own host overtime reads in hours and minutes, and the day's sum is exact", async () => {
  const thirds = ["Asha", "Bala", "Chitra"].map((name, index) => ({
    ...asha,
    name,
    barcodeId: `EMP-A-0000${index + 1}`,
    overtimeHours: 0.33,
  }));
  open(() => json(thirds), undefined, true);
  const row = (await screen.findByText("Asha")).closest("tr");
  expect(row).toHaveTextContent("20 min");
  expect(screen.getByLabelText("This day in figures")).toHaveTextContent(/Overtime hours1 h$/);
});

test("the list is read again every 30 seconds, and what is shown stays meanwhile", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let letGo: (reply: Response) => void = () => undefined;
  const slowReply = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  const replies = [json([asha]), slowReply];
  const requests = open(() => replies.shift() ?? json([]));
  expect(await screen.findByText("Asha")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests).toHaveLength(2);
  expect(screen.getByText("Asha")).toBeInTheDocument();
  letGo(json([asha, bala]));
  expect(await screen.findByText("Bala")).toBeInTheDocument();
});

test("today in India is shown first, another date is in the address, and a later one is not requested", async () => {
  const requests = open(() => json([]), "/");
  const today = indiaDate(new Date());
  const date = await screen.findByLabelText("Date");
  expect(date).toHaveValue(dateText(today));
  fireEvent.change(date, { target: { value: "2999-01-01" } });
  expect(screen.getByText(`Type a date up to ${dateText(today)}`)).toBeInTheDocument();
  fireEvent.change(date, { target: { value: "2026-03-02" } });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("?date=2026-03-02"));
  expect(screen.queryByText(/^Type a date up to/)).toBeNull();
  await waitFor(() =>
    expect(requests.map(({ query }) => query.get("date"))).toEqual([today, "2026-03-02"]),
  );
});

test("attendance that cannot be read is told in the host's words, or else in the plant's", async () => {
  expectConsoleErrors(
    /^HostError: The gate is down$/,
    /^HostError: The host answered with status 500$/,
  );
  let answer = () => json({ message: "The gate is down" }, { status: 500 });
  open(() => answer());
  expect(await screen.findByRole("alert")).toHaveTextContent("The gate is down");
  answer = () => new Response("", { status: 500 });
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("An unexpected error occurred.")).toBeInTheDocument();
  expect(
    within(screen.getByRole("alert")).getByText("An unexpected error occurred."),
  ).toBeInTheDocument();
});
