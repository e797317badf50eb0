import { Button, Stack, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { CallButton } from "../layout/CallButton";
import { InfoDialog } from "../layout/ConfirmDialog";
import { adminSecurityTexts } from "./texts";

const SessionList = lazy(async () => ({
  default: (await import("../account/security/SessionList")).SessionList,
}));

interface AdminSecurityProps {
  readonly id: RecordId;
  readonly name: string;
}

/** Another admin's devices, with a button that signs out each device, and a reset of the second factor. */
export function AdminSecurity({ id, name }: AdminSecurityProps) {
  const text = useTexts(adminSecurityTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("action")}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {text("action")}
      </Button>
      <InfoDialog
        title={text("title", { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1 }}>
            <CallButton
              name={name}
              color="error"
              text={(part) => text(`reset.${part}`, { name })}
              call={(host) => host.call("resetSecondFactor", { id })}
            />
            <Button variant="contained" onClick={() => setOpen(false)}>
              {text("close")}
            </Button>
          </Stack>
        }
      >
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {text("devices")}
        </Typography>
        <Suspense fallback={null}>
          <SessionList adminId={id} />
        </Suspense>
      </InfoDialog>
    </>
  );
}
