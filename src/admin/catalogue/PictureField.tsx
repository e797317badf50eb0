import { lazy, Suspense } from "react";
import { hasFeature } from "../../api/session";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

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
