import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { Specification } from "../../../contract/specifications";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { newSpecificationAddress, specificationAddress } from "./specifications";
import { specificationFields, specificationTexts } from "./texts";

/** The latest version of each box specification, sorted by client. */
export const specifications = declareResource({
  name: "specifications",
  texts: specificationFields,
  list: {
    row: Specification,
    columns: [
      "name",
      "client",
      "size",
      "materialGrade",
      "style",
      "ply",
      "number",
      "createdBy",
      "createdAt",
    ],
    hidden: ["createdBy", "createdAt"],
    filters: z.object({
      style: z.optional(Specification.shape.style),
      ply: z.optional(Specification.shape.ply),
    }),
    search: true,
    sort: { field: "client", order: "ASC" },
    cells: { name: NameCell },
    actions: <NewSpecification />,
  },
});

function NameCell() {
  const { id, name } = useRecordContext<ListRow<Specification>>() ?? {};
  if (id === undefined) return null;
  return (
    <TextLink to={specificationAddress(id)} sx={{ fontWeight: 600 }}>
      {name}
    </TextLink>
  );
}

function NewSpecification() {
  const text = useTexts(specificationTexts);
  return (
    <Button component={Link} to={newSpecificationAddress} variant="contained" startIcon={<Add />}>
      {text("create")}
    </Button>
  );
}
