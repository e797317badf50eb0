import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import type * as z from "zod/mini";
import { ClientAddress, ClientContact, type ClientDetails } from "../../../contract/clients";
import { stateText } from "../../../domain/clients/gstin";
import { useTexts } from "../../texts/useTexts";
import { stateItems } from "../clientFields/stateItems";
import { CellTable } from "../layout/CellTable";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { fieldsOf } from "../schema/fieldsOf";
import { noValue } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import type { Host } from "../useHostQuery";
import { clientTexts } from "./texts";

interface Lists {
  readonly deliveryAddresses: ClientAddress;
  readonly contacts: ClientContact;
}

type Column = "kind" | "street" | "town" | "stateCode" | "pin" | "name" | "phone" | "email";

interface EntrySectionProps<Field extends keyof Lists> {
  readonly client: ClientDetails;
  readonly name: "addresses" | "contacts";
  readonly field: Field;
  readonly form: z.ZodMiniObject & z.ZodMiniType<Lists[Field]>;
  readonly columns: readonly Column[];
  /** In pixels: see CellTable. */
  readonly minWidth: number;
  /** Rows that another form changes. */
  readonly fixedRows: readonly Readonly<Partial<Record<Column, ReactNode>>>[];
  readonly entries: readonly Lists[Field][];
  readonly cellsOf: (entry: Lists[Field]) => Readonly<Partial<Record<Column, ReactNode>>>;
  readonly titleOf: (entry: Lists[Field]) => string;
  /** The inputs of an entry. */
  readonly children: ReactNode;
}

/** The entry of an open dialog, as the person has seen it. A change of another person meanwhile moves the entries. */
interface OpenedEntry<Entry> {
  readonly client: ClientDetails;
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly isRemoval: boolean;
}

/** One of a client's lists: its table, and the dialogs that add, change and remove an entry. */
function EntrySection<Field extends keyof Lists>(props: EntrySectionProps<Field>) {
  const { client, name, field, form, columns, entries, cellsOf, titleOf } = props;
  const text = useTexts(clientTexts);
  const [opened, setOpened] = useState<OpenedEntry<Lists[Field]>>();
  const open = (index: number, isRemoval = false) =>
    setOpened({ client, entries, index, isRemoval });
  const close = () => setOpened(undefined);
  const begun = opened?.entries[opened.index];

  const save = (host: Host, seen: OpenedEntry<Lists[Field]>, ...changed: Lists[Field][]) =>
    host.call("updateClientLists", {
      id: String(seen.client.id),
      version: seen.client.version,
      deliveryAddresses: [...seen.client.deliveryAddresses],
      contacts: [...seen.client.contacts],
      [field]: seen.entries.toSpliced(seen.index, 1, ...changed),
    });

  const headerOf = (column: string) => {
    if (column === "actions") return text(`${name}.actions`);
    if (name === "contacts")
      return text(`contacts.${column === "name" || column === "phone" ? column : "email"}`);
    return column === "kind" || column === "street" || column === "town" || column === "stateCode"
      ? text(`addresses.${column}`)
      : text("addresses.pin");
  };

  return (
    <Section
      title={text(`${name}.title`)}
      hint={text(`${name}.hint`)}
      gap={1.5}
      actions={
        <Button variant="outlined" onClick={() => open(entries.length)}>
          {text(`${name}.add`)}
        </Button>
      }
    >
      {props.fixedRows.length + entries.length === 0 ? (
        <Typography color="text.secondary">{text(`${name}.none`)}</Typography>
      ) : (
        <CellTable<string>
          label={text(`${name}.title`)}
          columns={[...columns, "actions"]}
          figures={["actions"]}
          header={headerOf}
          minWidth={props.minWidth}
          rows={[
            ...props.fixedRows.map((row) => ({ ...row, actions: "" })),
            ...entries.map((entry, index) => ({
              ...cellsOf(entry),
              actions: (
                <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                  <Button
                    size="small"
                    onClick={() => open(index)}
                    aria-label={`${text("change")}: ${titleOf(entry)}`}
                  >
                    {text("change")}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    onClick={() => open(index, true)}
                    aria-label={`${text("remove")}: ${titleOf(entry)}`}
                  >
                    {text("remove")}
                  </Button>
                </Box>
              ),
            })),
          ]}
        />
      )}
      {opened && !opened.isRemoval && (
        <CallDialog
          title={begun ? titleOf(begun) : text(`${name}.add`)}
          question={text(`${name}.question`)}
          cancel={text("cancel")}
          confirm={text("save")}
          color="primary"
          defaultValues={Object.fromEntries(
            fieldsOf(form).map(({ name: source }) => [
              source,
              begun ? (Reflect.get(begun, source) ?? "") : "",
            ]),
          )}
          read={(draft) => readDraft(form, draft)}
          call={(host, entry) => save(host, opened, entry)}
          done={text(`${name}.saved`)}
          failed={text("notSaved")}
          onDone={() => {
            close();
          }}
          onCancel={close}
        >
          {props.children}
        </CallDialog>
      )}
      {opened?.isRemoval && begun && (
        <ConfirmCall
          title={
            name === "contacts"
              ? text("contacts.removeTitle", { name: titleOf(begun) })
              : text("addresses.removeTitle")
          }
          question={text(`${name}.removeQuestion`)}
          cancel={text("keep")}
          confirm={text("remove")}
          done={text(`${name}.removed`)}
          failed={text("notSaved")}
          call={(host) => save(host, opened)}
          onClose={close}
        />
      )}
    </Section>
  );
}

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
        {stateItems()}
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
