import { Alert, Button, Typography } from "@mui/material";
import { Link, useNavigate, useParams } from "react-router-dom";
import { addressOf } from "../../../canonicalPaths";
import { normalizeBarcode } from "../../../layout/BarcodeLink";
import { Screen } from "../../../layout/Screen";
import { reelHistoryAddress } from "../../../recordAddresses";
import { useHostQuery } from "../../../useHostQuery";
import { useTexts } from "../../../useTexts";
import { CodeSearch } from "../CodeSearch";
import { reelsTexts } from "../screenTexts";
import { PrintHistoryButton } from "./PrintHistoryButton";
import { UsageTable } from "./UsageTable";

/** The usages of a reel, with a sticker for each usage. */
export default function ReelHistoryPage() {
  const text = useTexts(reelsTexts);
  const navigate = useNavigate();
  const asked = normalizeBarcode(useParams().barcodeId ?? "");
  const { data, error, isFetching, refetch } = useHostQuery({
    key: ["reels", "history", asked],
    ask: (host, signal) => host.call("getReelHistory", { barcode: asked }, { signal }),
    enabled: asked !== "",
  });
  const history = error ? undefined : data;
  const usages = history?.usages ?? [];
  const title = text("reelHistory.title", { barcodeId: history?.barcodeId ?? asked });

  return (
    <Screen
      title={title}
      actions={
        <Button component={Link} to={addressOf("admin/inventory")}>
          {text("reel.toInventory")}
        </Button>
      }
    >
      <CodeSearch
        label={text("reelHistory.label")}
        placeholder={text("reelHistory.placeholder")}
        button={text(isFetching ? "reelHistory.loading" : "reelHistory.search")}
        code={asked}
        errorOf={(code) => (code === "" ? text("reelHistory.missing") : undefined)}
        onSearch={(code) =>
          code === asked ? void refetch() : void navigate(reelHistoryAddress(code))
        }
      >
        <PrintHistoryButton history={history} />
      </CodeSearch>
      {error && !isFetching && (
        <Alert severity="error">{text("reelHistory.failed", { message: error.message })}</Alert>
      )}
      {history !== undefined && usages.length === 0 && (
        <Typography role="status" color="text.secondary">
          {text("reelHistory.empty")}
        </Typography>
      )}
      {usages.length > 0 && <UsageTable label={title} usages={usages} />}
    </Screen>
  );
}
