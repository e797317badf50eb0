import { Box } from "@mui/material";
import { lazy, Suspense } from "react";
import { useFieldValue, useResourceContext, useTranslate } from "react-admin";
import { hasFeature } from "../../api/session";
import { cellFor } from "../schema/cellFor";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

const YesNoCell = cellFor.yesNo;

export function OnSiteCell({ source }: { readonly source: string }) {
  const isOnSite: unknown = useFieldValue({ source });
  const translate = useTranslate();
  const resource = useResourceContext();
  if (isOnSite !== false) return <YesNoCell source={source} />;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-block",
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: "warning.main",
        borderRadius: 4,
        fontWeight: 600,
        whiteSpace: "nowrap",
      }}
    >
      {translate(`resources.${resource}.list.offSite`)}
    </Box>
  );
}

const PictureInput = lazy(() => import("./PictureInput"));

/** The address of a picture. Hosts that store pictures offer an upload. */
export const PictureField = (props: FieldInputProps) =>
  hasFeature("pictures") ? (
    <Suspense fallback={<FieldInput {...props} />}>
      <PictureInput {...props} />
    </Suspense>
  ) : (
    <FieldInput {...props} />
  );
