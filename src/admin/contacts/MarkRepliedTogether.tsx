import { useDataProvider, useTranslate } from "react-admin";
import type { Contact } from "../../../contract/contacts";
import { BulkCall } from "../schema/BulkCall";

/** Marks the selected enquiries as replied. */
export default function MarkRepliedTogether() {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  return (
    <BulkCall<Contact>
      label={translate("resources.contacts.markReplied")}
      nameOf={({ name }) => name}
      resources={["contacts"]}
      // The data provider takes another host's reply that has no enquiry.
      call={(_, enquiry) => {
        const { id } = enquiry;
        const data = { ...enquiry, replyStatus: true };
        return dataProvider.update("contacts", { id, data, previousData: enquiry });
      }}
    />
  );
}
