import { Button } from "@mui/material";
import { useTranslate } from "react-admin";
import type { ReelHistory } from "../../../../contract/reels";

export function PrintHistoryButton({ history }: { readonly history: ReelHistory | undefined }) {
  const translate = useTranslate();
  return <Button disabled={!history}>{translate("plant.reelHistory.print")}</Button>;
}
