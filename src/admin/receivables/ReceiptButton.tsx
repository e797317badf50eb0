import { Button } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { ReceiptDialog } from "./ReceiptDialog";
import { receivablesTexts } from "./texts";

interface ReceiptButtonProps {
  readonly clientId: number;
  readonly client: string;
  readonly invoiceId?: number;
  readonly variant?: "outlined";
}

/** Opens the form of a receipt, from a client or from an invoice. */
export default function ReceiptButton({ variant, ...receipt }: ReceiptButtonProps) {
  const text = useTexts(receivablesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setOpen(true)}>
        {text("receipt.action")}
      </Button>
      {isOpen && <ReceiptDialog {...receipt} onClose={() => setOpen(false)} />}
    </>
  );
}
