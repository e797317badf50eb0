import { screen } from "@testing-library/react";
import { RecordContextProvider } from "react-admin";
import { expect, test } from "vitest";
import EnquirySteps from "../../../src/admin/contacts/EnquiryActions";
import { fakeHost } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";
// Declares the texts of the reply.
import "../../../src/admin/contacts/resource";

const enquiry = { id: 7, name: "Asha", phone: "98450 00000", message: "", replyStatus: false };

async function openReply(record: object) {
  fakeHost({});
  const user = openPage(
    <RecordContextProvider value={{ ...enquiry, ...record }}>
      <EnquirySteps />
    </RecordContextProvider>,
    { isOwnHost: true },
  );
  await user.click(await screen.findByText("Reply…"));
}

const addressIn = (way: string) => screen.getByText(way).closest("a")?.getAttribute("href");

test("an enquiry is replied to by mail, WhatsApp or telephone, with a greeting", async () => {
  await openReply({ email: "asha@kaveri.example" });
  const letter = encodeURIComponent("Dear Asha,\n\nthank you for your enquiry.\n\n");
  expect(addressIn("Email")).toBe(
    `mailto:asha@kaveri.example?subject=Your%20enquiry&body=${letter}`,
  );
  expect(addressIn("WhatsApp")).toBe(`https://wa.me/919845000000?text=${letter}`);
  expect(addressIn("Call")).toBe("tel:9845000000");
});

test("an enquiry without an email address offers no mail", async () => {
  await openReply({});
  expect(screen.queryByText("Email")).toBeNull();
  expect(screen.getByText("WhatsApp")).toBeInTheDocument();
});
