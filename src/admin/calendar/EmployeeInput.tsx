import { MenuItem } from "@mui/material";
import { useGetList } from "react-admin";
import type { Employee } from "../../../contract/employees";
import { maxRows } from "../../../contract/list";
import type { ListRow } from "../../api/readRow";
import { normalizeBarcode } from "../normalizeBarcode";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

const everybody = {
  pagination: { page: 1, perPage: maxRows },
  sort: { field: "name", order: "ASC" },
  filter: { active: true },
} as const;

/** One of the people of the plant, by name. Where they cannot be read, the badge's code is typed. */
export default function EmployeeInput(props: FieldInputProps) {
  const { data } = useGetList<ListRow<Employee>>("employees", everybody, {
    onError: () => undefined,
  });
  if (data === undefined) return <FieldInput {...props} parse={normalizeBarcode} />;
  return (
    <FieldInput {...props} select>
      {data.map(({ id, name, barcodeId = "" }) => (
        <MenuItem key={id} value={barcodeId}>
          {name} · {barcodeId}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
