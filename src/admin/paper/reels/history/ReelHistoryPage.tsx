import { Alert, Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link, useNavigate, useParams } from "react-router-dom";
import { addressOf } from "../../../canonicalPaths";
import { Screen } from "../../../layout/Screen";
import { normalizeBarcode } from "../../../normalizeBarcode";
import { reelHistoryAddress } from "../../../recordAddresses";
import { useHostQuery } from "../../../useHostQuery";
import { CodeSearch } from "../CodeSearch";
import { PrintHistoryButton } from "./PrintHistoryButton";
import { UsageTable } from "./UsageTable";

/** The usages of a reel, with a sticker for each usage. */
export default function ReelHistoryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const asked = normalizeBarcode(useParams().barcodeId ?? "");
  const { data, error, isFetching, refetch } = useHostQuery({
    key: ["reels", "history", asked],
    ask: (host, signal) => host.call("getReelHistory", { barcode: asked }, { signal }),
    enabled: asked !== "",
  });
  const text = (name: string, values?: object) => translate(`plant.reelHistory.${name}`, values);
  const history = error ? undefined : data;
  const usages = history?.usages ?? [];
  const title = text("title", { barcodeId: history?.barcodeId ?? asked });

  return (
    <Screen
      title={title}
      actions={
        <Button component={Link} to={addressOf("admin/inventory")}>
          {translate("plant.reel.toInventory")}
        </Button>
      }
    >
      <CodeSearch
        label={text("label")}
        placeholder={text("placeholder")}
        button={text(isFetching ? "loading" : "search")}
        code={asked}
        errorOf={(code) => (code === "" ? text("missing") : undefined)}
        onSearch={(code) =>
          code === asked ? void refetch() : void navigate(reelHistoryAddress(code))
        }
      >
        <PrintHistoryButton history={history} />
      </CodeSearch>
      {error && !isFetching && (
        <Alert severity="error">{text("failed", { message: error.message })}</Alert>
      )}
      {history !== undefined && usages.length === 0 && (
        <Typography role="status" color="text.secondary">
          {text("empty")}
        </Typography>
      )}
      {usages.length > 0 && <UsageTable label={title} usages={usages} />}
    </Screen>
  );
}
