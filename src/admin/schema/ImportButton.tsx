import Upload from "@mui/icons-material/Upload";
import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { isImportable } from "../../../contract/records";
import { hasFeature } from "../../api/session";
import { importAddress } from "../canonicalPaths";
import { useTexts } from "../useTexts";
import { schemaTexts } from "./texts";

/** Links to the import of a resource, if the host has one. */
export function ImportButton({ resource }: { readonly resource: string }) {
  const text = useTexts(schemaTexts);
  if (!hasFeature("import") || !isImportable(resource)) return null;
  return (
    <Button component={Link} to={importAddress(resource)} startIcon={<Upload />}>
      {text("list.import")}
    </Button>
  );
}
