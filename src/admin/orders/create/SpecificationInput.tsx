import { MenuItem } from "@mui/material";
import { useInput } from "react-admin";
import { hasFeature } from "../../../api/session";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { useSpecifications } from "../../specifications/exports";

/**
 * The specified box that is ordered, in its latest version: it fills size and grade, which may be written over. An order
 * keeps the version that it names.
 */
export const SpecificationInput = (props: FieldInputProps) =>
  hasFeature("paper") && <OfferedSpecifications {...props} />;

function OfferedSpecifications(props: FieldInputProps) {
  const { data = [] } = useSpecifications();
  const named = useOtherField(props.field.name).value;
  const orderer = useOtherField("client");
  const size = useOtherField("size");
  const grade = useOtherField("materialGrade");
  const client = orderer.value;
  const own = data.filter((specification) => specification.client === client);
  const offered = (own.length > 0 ? own : data).toSorted((one, other) =>
    `${one.client} ${one.name}`.localeCompare(`${other.client} ${other.name}`),
  );
  const isOffered = offered.some(({ latestVersionId }) => String(latestVersionId) === named);

  const fill = (chosen: string) => {
    const found = data.find(({ latestVersionId }) => String(latestVersionId) === chosen);
    if (found === undefined) return chosen;
    size.onChange(found.size);
    grade.onChange(found.materialGrade);
    if (client === "") orderer.onChange(found.client);
    return chosen;
  };

  return (
    <FieldInput {...props} select parse={fill}>
      {named !== "" && <MenuItem value="">No specification</MenuItem>}
      {!isOffered && named !== "" && (
        <MenuItem value={named}>{`An earlier version (#${named})`}</MenuItem>
      )}
      {offered.map(({ latestVersionId, client: of, name, number }) => (
        <MenuItem key={latestVersionId} value={String(latestVersionId)}>
          {`${of}: ${name}, version ${number}`}
        </MenuItem>
      ))}
    </FieldInput>
  );
}

/** Another field of the same form. */
function useOtherField(source: string) {
  const { value, onChange } = useInput({ source, defaultValue: "" }).field;
  return { value: String(value ?? ""), onChange };
}
