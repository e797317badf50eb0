import { MenuItem } from "@mui/material";
import { ClientAddress, ClientContact, type ClientDetails } from "../../../contract/clients";
import { states, stateText } from "../../../domain/clients/gstin";
import { useTexts } from "../../texts/useTexts";
import { FormField } from "../schema/FormDialog";
import { noValue } from "../schema/formatterFor";
import { EntrySection } from "./EntrySection";
import { clientTexts } from "./texts";

type ClientProps = Readonly<{ client: ClientDetails }>;

const look = { fullWidth: true, margin: "normal" } as const;

export function AddressSection({ client }: ClientProps) {
  const text = useTexts(clientTexts);
  const { billingStreet, billingTown, billingStateCode, billingPin } = client;
  const hasBilling = [billingStreet, billingTown, billingStateCode, billingPin].some(Boolean);
  const cellsOf = (kind: string, street = noValue, town = noValue, code = "", pin = noValue) => ({
    kind,
    street,
    town,
    stateCode: stateText(code) || noValue,
    pin,
  });
  return (
    <EntrySection
      client={client}
      name="addresses"
      field="deliveryAddresses"
      form={ClientAddress}
      columns={["kind", "street", "town", "stateCode", "pin"]}
      minWidth={640}
      fixedRows={
        hasBilling
          ? [
              cellsOf(
                text("addresses.billing"),
                billingStreet,
                billingTown,
                billingStateCode,
                billingPin,
              ),
            ]
          : []
      }
      entries={client.deliveryAddresses}
      cellsOf={({ street, town, stateCode, pin }) =>
        cellsOf(text("addresses.delivery"), street, town, stateCode, pin)
      }
      titleOf={({ street }) => street}
    >
      <FormField {...look} name="street" label={text("addresses.street")} multiline required />
      <FormField {...look} name="town" label={text("addresses.town")} required />
      <FormField {...look} name="stateCode" label={text("addresses.stateCode")} select required>
        {[...states.keys()].map((code) => (
          <MenuItem key={code} value={code}>
            {stateText(code)}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        {...look}
        name="pin"
        label={text("addresses.pin")}
        required
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
      />
    </EntrySection>
  );
}

export function ContactSection({ client }: ClientProps) {
  const text = useTexts(clientTexts);
  return (
    <EntrySection
      client={client}
      name="contacts"
      field="contacts"
      form={ClientContact}
      columns={["name", "phone", "email"]}
      minWidth={520}
      fixedRows={[]}
      entries={client.contacts}
      cellsOf={({ name, phone, email }) => ({
        name,
        phone: phone ?? noValue,
        email: email ?? noValue,
      })}
      titleOf={({ name }) => name}
    >
      {(["name", "phone", "email"] as const).map((name) => (
        <FormField
          {...look}
          key={name}
          name={name}
          label={text(`contacts.${name}`)}
          required={name === "name"}
        />
      ))}
    </EntrySection>
  );
}
