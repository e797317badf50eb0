import Edit from "@mui/icons-material/Edit";
import { Button } from "@mui/material";
import { useCreatePath } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import type { RecordId } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { useAccess } from "../layout/RequireAccess";
import { useTexts } from "../useTexts";
import { editTexts } from "./screenTexts";

interface EditButtonProps {
  readonly resource: string;
  readonly id: RecordId;
}

/** Links to a record's edit form, which leads back here. Hidden without access or without the call. */
export function EditButton({ resource, id }: EditButtonProps) {
  const text = useTexts(editTexts);
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const call = editCallOf(resource);
  const isAllowed = useAccess(resource, call);
  if (call === undefined || !isAllowed) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: "edit", id })}
      state={{ from: pathname + search }}
      variant="outlined"
      startIcon={<Edit />}
    >
      {text("action")}
    </Button>
  );
}
