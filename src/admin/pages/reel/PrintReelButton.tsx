import { Button } from "@mui/material";
import { useTranslate } from "react-admin";
import type { Reel } from "../../../../contract/reels";

export function PrintReelButton({ reel }: { readonly reel: Reel | undefined }) {
  const translate = useTranslate();
  return <Button disabled={!reel}>{translate("plant.reel.print")}</Button>;
}
