import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { RecordId } from "../../api/readRow";
import { quotationAddress } from "../recordAddresses";
import { useNotifiedCall } from "../sending";
import { useTexts } from "../useTexts";
import { quotationTexts } from "./screenTexts";

/** Makes a quotation of an enquiry. A second press opens the same quotation. */
export default function QuoteEnquiry({ id }: { readonly id: RecordId }) {
  const text = useTexts(quotationTexts);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [make, isBusy] = useNotifiedCall({
    call: (host) => host.call("quoteEnquiry", { id }),
    done: text("enquiry.done"),
    onDone: (made) => {
      for (const resource of ["quotations", "specifications"])
        void queryClient.invalidateQueries({ queryKey: [resource] });
      void navigate(quotationAddress(made.id));
    },
    failed: text("enquiry.failed"),
  });
  return (
    <Button
      variant="contained"
      loading={isBusy}
      onClick={() => void make()}
      sx={{ justifySelf: "start", alignSelf: "start" }}
    >
      {text("enquiry.make")}
    </Button>
  );
}
