import { MenuItem } from "@mui/material";
import { useGetList } from "react-admin";
import type { Employee } from "../../../contract/employees";
import { maxRows } from "../../../contract/list";
import type { ListRow } from "../../api/readRow";
import { normalizeBarcode } from "../layout/BarcodeLink";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

interface EmployeeInputProps extends FieldInputProps {
  /** True if employees who have left are choices too, marked as former. */
  readonly withFormer?: boolean;
}

const everybody = {
  pagination: { page: 1, perPage: maxRows },
  sort: { field: "name", order: "ASC" },
} as const;

export default function EmployeeInput({ withFormer = false, ...props }: EmployeeInputProps) {
  const query = { ...everybody, filter: withFormer ? {} : { active: true } };
  const { data } = useGetList<ListRow<Employee>>("employees", query, { onError: () => undefined });
  if (data === undefined) return <FieldInput {...props} parse={normalizeBarcode} />;
  return (
    <FieldInput {...props} select>
      {props.emptyText !== undefined && <MenuItem value="">{props.emptyText}</MenuItem>}
      {data.map(({ id, name, barcodeId = "", active = true }) => (
        <MenuItem key={id} value={barcodeId}>
          {name} · {barcodeId}
          {!active && " · has left"}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
