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
