import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Component as ContactPage, Reach } from "../../src/site/pages/ContactPage";
import { ContactForm } from "../../src/site/sections/contact/ContactForm";
import { enquiryPath } from "../../src/site/sections/contact/enquirySubject";
import { type Answer, fakeHost, json } from "../support/fakeHost";

const enquiry = {
  name: "Asha",
  phone: "+91 80 1234 5678",
  email: "asha@example.com",
  message: "500 boxes a month",
};

function open(answer: Answer) {
  const requests = fakeHost({ "POST /public/contact-details": answer });
  render(<ContactForm />, { wrapper: MemoryRouter });
  return requests;
}
const field = (name: string) => document.getElementById(name) ?? document.body;
const error = (name: string) => document.getElementById(`${name}-error`);
const send = () => fireEvent.click(screen.getByText("Send enquiry"));
function fillIn(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
}
const isAsTyped = () => {
  for (const [name, value] of Object.entries(enquiry)) expect(field(name)).toHaveValue(value);
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an enquiry is sent once with a Sending... button, empties the form, and thanks for five seconds", async () => {
  vi.useFakeTimers();
  let letGo: (reply: Response) => void = () => undefined;
  const requests = open(
    () =>
      new Promise((resolve) => {
        letGo = resolve;
      }),
  );
  fillIn(enquiry);
  send();
  expect(screen.getByText("Sending...")).toBeDisabled();
  fireEvent.submit(field("name").closest("form") ?? document.body);
  isAsTyped();
  letGo(json({ message: "Noted." }));
  await vi.waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Noted."));
  expect(field("name")).toHaveValue("");
  expect(requests.map(({ body }) => body)).toEqual([enquiry]);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(screen.getByRole("status")).toHaveTextContent("Noted.");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole("status")).toHaveTextContent("");
});

test("a failed enquiry shows the host's message or a request to try again, and keeps the text", async () => {
  let answer: Answer = () =>
    json(
      { message: "Please look at the form", errors: { phone: "No such number" } },
      { status: 400 },
    );
  open((call) => answer(call));
  fillIn(enquiry);
  send();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Please look at the form"),
  );
  expect(error("phone")).toHaveTextContent("No such number");
  expect(field("phone")).toHaveFocus();
  isAsTyped();
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  send();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("An error occurred. Please try again."),
  );
  isAsTyped();
});

test("a message that speaks of an error is shown as one", async () => {
  open(() => json({ message: "An error, but kept" }));
  fillIn(enquiry);
  send();
  expect(await screen.findByRole("alert")).toHaveTextContent("An error, but kept");
});

test("a missing or wrong value is shown at its field, and nothing is sent", () => {
  const requests = open(() => json({}));
  fillIn({ email: "asha at example", message: "kept" });
  send();
  expect(field("name")).toHaveFocus();
  expect(error("name")).toHaveTextContent("Required");
  expect(error("phone")).toHaveTextContent("Required");
  expect(error("email")).toHaveTextContent("Must be an email address, such as name@example.com");
  expect(field("email")).toHaveValue("asha at example");
  expect(field("message")).toHaveValue("kept");
  expect(requests).toEqual([]);
});

test("a visitor from a sector or an industry has it in the message, which can be changed", async () => {
  fakeHost({});
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const subject = `"Quoted" & Sons' Works / 100 %`;
  render(
    <MemoryRouter initialEntries={[enquiryPath(subject)]}>
      <ContactPage />
    </MemoryRouter>,
  );
  expect(field("message")).toHaveValue(`Please quote boxes for ${subject}.`);
  fireEvent.change(field("message"), { target: { value: "500 boxes" } });
  expect(field("message")).toHaveValue("500 boxes");
});

test("phone, email and chat are links of their kind", () => {
  render(<Reach />, { wrapper: MemoryRouter });
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    expect.stringMatching(/^tel:\+91/),
    expect.stringMatching(/^mailto:.+@/),
    expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
  ]);
});

const box = {
  specification: { quantity: 5000, content: { length: 400 } },
  summary: "Please quote 5,000 boxes.",
  size: "400 × 300 × 200 mm",
  address: "/estimate?length=400",
};

function openWithBox() {
  const requests = fakeHost({ "POST /public/contact-details": () => json({ message: "Noted." }) });
  render(
    <MemoryRouter>
      <ContactForm box={box} />
    </MemoryRouter>,
  );
  return requests;
}

test("an estimated box begins the message and is sent as data, once", async () => {
  const requests = openWithBox();
  expect(field("message")).toHaveValue(box.summary);
  expect(screen.getByRole("link", { name: "Change it" })).toHaveAttribute("href", box.address);
  const { message: _, ...person } = enquiry;
  fillIn(person);
  send();
  await screen.findByText("Noted.");
  expect(requests.map(({ body }) => body)).toEqual([
    { ...person, message: box.summary, specification: box.specification },
  ]);
  expect(screen.queryByText(/goes along/)).not.toBeInTheDocument();
  expect(field("message")).toHaveValue("");
});

test("a box can be left out: the call has the specification's four fields alone", async () => {
  const requests = openWithBox();
  fillIn(enquiry);
  fireEvent.click(screen.getByRole("button", { name: "Leave it out" }));
  send();
  await screen.findByText("Noted.");
  expect(requests.map(({ body }) => body)).toEqual([enquiry]);
});

test("another host gets the specification's four fields alone", async () => {
  vi.stubEnv("VITE_API_HOST", "https://other.example/api");
  const requests = fakeHost({ "POST /public/contact-details": () => json({}) });
  render(
    <MemoryRouter>
      <ContactForm box={box} />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/goes along/)).not.toBeInTheDocument();
  fillIn(enquiry);
  send();
  await screen.findByText("Thank you for your message!");
  expect(requests.map(({ body }) => body)).toEqual([enquiry]);
  vi.unstubAllEnvs();
});
