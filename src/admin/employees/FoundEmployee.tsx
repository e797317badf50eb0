import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { Figures } from "../layout/Figures";
import { useTexts } from "../useTexts";
import { employeesTexts } from "./screenTexts";
import type { FoundEmployee as Found } from "./useEmployeeLookup";

/** An employee whom a barcode belongs to, with the barcode as the host draws it. */
export function FoundEmployee({ employee }: { readonly employee: Found }) {
  const text = useTexts(employeesTexts);
  const address = usePicture(employee.picture);
  const label = text("lookup.picture", {
    name: employee.name ?? employee.barcodeId,
  });
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {address !== undefined && (
        <Box
          component="img"
          src={address}
          alt={label}
          sx={{ maxWidth: "100%", p: 1, bgcolor: "#fff", border: 1, borderColor: "divider" }}
        />
      )}
      <Figures
        label={employee.barcodeId}
        figures={[
          { label: text("lookup.name"), value: employee.name ?? "–" },
          { label: text("lookup.unit"), value: employee.unit ?? "–" },
        ]}
      />
    </Box>
  );
}

/** Returns an object URL for a picture. Revokes the URL when the picture changes and on unmount. */
function usePicture(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
