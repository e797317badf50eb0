import { Alert, Box, Button, Checkbox, FormControlLabel } from "@mui/material";
import { useId, useMemo } from "react";
import { FieldTitle, useGetList, useInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { likeNames } from "../../../../domain/clients/likeNames";
import { foldCase } from "../../../../domain/lists/listQuery";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { useClientNames, useClients, useFindClient } from "../../clientFields/clientNames";
import { hasValue } from "../../schema/cellFor";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { formatterFor } from "../../schema/formatterFor";
import { type KanbanOrder, namesIn } from "../kanban/kanbanRules";
import { orderCreateTexts } from "../texts";

/** The latest orders hold most clients who order again, so older orders are not read. */
const latest = { page: 1, perPage: 500 };
const newestFirst = { field: "id", order: "DESC" } as const;
const noSuggestions = { onError: () => undefined };
const none: readonly KanbanOrder[] = [];

/** Returns the latest orders, the newest first. Empty while they are loaded. */
const useLatestOrders = () =>
  useGetList<KanbanOrder>("orders", { pagination: latest, sort: newestFirst }, noSuggestions)
    .data ?? none;

const isSame = (one: unknown, other: unknown) =>
  foldCase(String(one ?? "").trim()) === foldCase(String(other ?? "").trim());

/** Returns the latest orders of the typed client. Empty without a name. */
function useOrdersOfClient(): readonly KanbanOrder[] {
  const orders = useLatestOrders();
  const typed: unknown = useWatch({ name: "client" });
  return useMemo(
    () => (hasValue(typed) ? orders.filter(({ client }) => isSame(client, typed)) : []),
    [orders, typed],
  );
}

/** Returns the names of the clients and of the latest orders, without repetitions. */
function useOrderers(): readonly string[] {
  const orders = useLatestOrders();
  const known = useClientNames();
  return useMemo(() => [...new Set([...known, ...namesIn(orders, "client")])], [known, orders]);
}

/** The client, with the names of known clients. */
export function ClientInput(props: FieldInputProps) {
  const list = useId();
  const clients = useOrderers();
  return (
    <Box>
      <FieldInput {...props} suggestions={list} />
      <datalist id={list}>
        {clients.map((client) => (
          <option key={client} value={client} />
        ))}
      </datalist>
    </Box>
  );
}

const repeated = [
  "productType",
  "quantity",
  "size",
  "materialGrade",
  "deliveryAddress",
  "unit",
] as const;

/** The client of a new order. Below the name stands the client's last order, which fills the fields that are empty. */
export function OrdererInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  const { getValues, setValue } = useFormContext();
  const [last] = useOrdersOfClient();

  const repeat = (order: KanbanOrder) => {
    const fields = isOwnHost() ? [...repeated, "specificationVersionId" as const] : repeated;
    for (const field of fields) {
      const value = order[field];
      if (hasValue(value) && !hasValue(getValues(field)))
        setValue(field, String(value), { shouldDirty: true, shouldValidate: true });
    }
  };

  return (
    <Box>
      <ClientInput {...props} />
      {last !== undefined && (
        <Button
          variant="outlined"
          onClick={() => repeat(last)}
          sx={{ mt: -1, mb: 2, textAlign: "start" }}
        >
          {text("client.again", {
            id: String(last.id),
            quantity: formatterFor.number(last.quantity),
            productType: last.productType ?? "",
            size: last.size ?? "",
          })}
        </Button>
      )}
    </Box>
  );
}

/** Asks whether to add a client whose name no client has, and offers similar names. Hidden for a known name. */
export function AddClientInput({ field: { name: source } }: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  const areLoaded = useClients().data !== undefined;
  const findClient = useFindClient();
  const orderers = useOrderers();
  const { field, fieldState } = useInput({ source, type: "checkbox", defaultValue: false });
  const client = useInput({ source: "client", defaultValue: "" });
  const typed = String(client.field.value ?? "").trim();
  const isKnown = !areLoaded || findClient(typed) !== undefined;
  const isAsked = fieldState.error !== undefined || (client.fieldState.isTouched && !isKnown);
  if (typed === "" || (!isAsked && !field.value)) return null;
  const like = likeNames(
    typed,
    orderers.filter((name) => !isSame(name, typed)),
  );
  return (
    <Alert
      severity={field.value ? "info" : "warning"}
      variant="outlined"
      role="status"
      sx={{ gridColumn: "1 / -1", my: 1 }}
    >
      {fieldState.error?.message ?? text("client.unknown")}
      {!field.value && like.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          {text("client.near")}
          {like.map((name) => (
            <Button key={name} onClick={() => client.field.onChange(name)}>
              {name}
            </Button>
          ))}
        </Box>
      )}
      <FormControlLabel
        sx={{ display: "flex" }}
        label={<FieldTitle source={source} isRequired={false} />}
        control={
          <Checkbox
            name={source}
            checked={Boolean(field.value)}
            onBlur={() => field.onBlur()}
            onChange={(_, isOn) => field.onChange(isOn)}
          />
        }
      />
    </Alert>
  );
}

/** The telephone number of an added client. Hidden for a known client. */
export function ClientPhoneInput(props: FieldInputProps) {
  const isAdded: unknown = useWatch({ name: "addsClient" });
  return isAdded === true ? <FieldInput {...props} type="tel" /> : null;
}

const mostAddresses = 3;

/** The delivery address. While it is empty, the client's latest addresses can be chosen. */
export function AddressInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  const { setValue } = useFormContext();
  const orders = useOrdersOfClient();
  const typed: unknown = useWatch({ name: props.field.name });
  const known = [
    ...new Set(orders.flatMap(({ deliveryAddress }) => deliveryAddress?.trim() || [])),
  ].slice(0, mostAddresses);
  return (
    <Box>
      <FieldInput {...props} multiline minRows={2} />
      {!hasValue(typed) && known.length > 0 && (
        <Box
          role="group"
          aria-label={text("knownAddress")}
          sx={{ mt: -1, mb: 2, display: "grid", gap: 1, justifyItems: "start" }}
        >
          {known.map((address) => (
            <Button
              key={address}
              variant="outlined"
              sx={{ textAlign: "start", whiteSpace: "pre-line" }}
              onClick={() =>
                setValue(props.field.name, address, { shouldDirty: true, shouldValidate: true })
              }
            >
              {address}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
