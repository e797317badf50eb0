import { MenuItem } from "@mui/material";
import { useGetList } from "react-admin";
import { maxRows } from "../../../contract/list";
import type { Machine } from "../../../contract/machines";
import type { ListRow } from "../../api/readRow";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

const all = {
  pagination: { page: 1, perPage: maxRows },
  sort: { field: "name", order: "ASC" },
} as const;

/** Returns all machines. None while they are read. */
export const useMachines = (): readonly ListRow<Machine>[] =>
  useGetList<ListRow<Machine>>("machines", all, { onError: () => undefined }).data ?? [];

/** Returns the choices of a machine for a select. */
export const machineItems = (machines: readonly ListRow<Machine>[]) =>
  machines.map(({ id, name, unit }) => (
    <MenuItem key={id} value={String(id)}>
      {name} · {unit}
    </MenuItem>
  ));

/** A list's filter by machine. */
export function MachineFilter(props: FieldInputProps) {
  const machines = useMachines();
  return (
    <FieldInput {...props} select>
      <MenuItem value="">{props.emptyText}</MenuItem>
      {machineItems(machines)}
    </FieldInput>
  );
}

/** Makes an id of version 4. `crypto.randomUUID` is missing on a page without TLS. */
export function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
