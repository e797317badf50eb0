import PersonAdd from "@mui/icons-material/PersonAddAlt1";
import { Box, Button, Chip, IconButton } from "@mui/material";
import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../recordAddresses";
import { useRowDialog } from "../schema/ListScreen";
import { useChoiceName } from "../schema/useResourceTexts";
import { SettleDialog } from "./SettleDialog";
import type { ExceptionRow } from "./settlements";
import { correctionsTexts } from "./texts";

const AssignDialog = lazy(() => import("./AssignDialog"));

export default function ExceptionActions() {
  const text = useTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const exception = useRecordContext<ExceptionRow>();
  const openDialog = useRowDialog();
  if (exception === undefined) return null;
  const { kind = "", name = "", isProposed } = exception;
  if (isProposed)
    return (
      <Chip
        component={Link}
        to={listAddress("corrections", { status: "PROPOSED" })}
        clickable
        label={text("proposed")}
      />
    );
  const close = () => openDialog(undefined);
  const of = `${nameOf("kind", kind)}, ${name}`;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("settle.action")}: ${of}`}
        onClick={() => openDialog(<SettleDialog exceptions={[exception]} onClose={close} />)}
      >
        {text("settle.action")}
      </Button>
      {hasFeature("notices") && (
        <IconButton
          color="primary"
          title={text("assign.action")}
          aria-label={`${text("assign.action")}: ${of}`}
          onClick={() =>
            openDialog(
              <Suspense fallback={null}>
                <AssignDialog exception={exception} onClose={close} />
              </Suspense>,
            )
          }
        >
          <PersonAdd fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
