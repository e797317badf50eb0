import Print from "@mui/icons-material/Print";
import { Alert, Button, Typography } from "@mui/material";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { ReelHistory } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf, reelHistoryAddress } from "../../../addresses";
import { localMoment } from "../../../formatMoment";
import { normalizeBarcode } from "../../../layout/BarcodeLink";
import { Screen } from "../../../layout/Screen";
import { Barcode, type Fact, StickerCode, StickerFacts } from "../../../print/stickers";
import { printWidth, stickerSizes, usePrinting } from "../../../print/usePrinting";
import { useHostCall } from "../../../useHostQuery";
import { reelsTexts } from "../../reelTexts";
import { CodeSearch } from "../CodeSearch";
import { UsageTable, usageColumns, useUsageCells } from "../UsageTables";

export default function ReelHistoryPage() {
  const text = useTexts(reelsTexts);
  const navigate = useNavigate();
  const barcode = normalizeBarcode(useParams().barcodeId ?? "");
  const { data, error, isFetching, refetch } = useHostCall(
    ["reels", "history", barcode],
    "getReelHistory",
    { barcode },
    { enabled: barcode !== "" },
  );
  const history = error ? undefined : data;
  const usages = history?.usages ?? [];
  const title = text("reelHistory.title", { barcodeId: history?.barcodeId ?? barcode });

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
        code={barcode}
        errorOf={(code) => (code === "" ? text("reelHistory.missing") : undefined)}
        onSearch={(code) =>
          code === barcode ? void refetch() : void navigate(reelHistoryAddress(code))
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

function PrintHistoryButton({
  history,
}: {
  readonly history: LenientRow<ReelHistory> | undefined;
}) {
  const text = useTexts(reelsTexts);
  const print = usePrinting();
  const cellsOf = useUsageCells();
  const { barcodeId = "", usages = [] } = history ?? {};

  const press = () => {
    const printedOn = text("reelHistory.sticker.printedOn", {
      time: localMoment(new Date().toISOString(), ""),
    });
    const stickers = usages.map((usage, index) => ({
      entry: text("reelHistory.sticker.entry", { number: index + 1, total: usages.length }),
      cells: cellsOf(usage),
    }));
    print({
      title: text("reelHistory.title", { barcodeId }),
      size: stickerSizes.history,
      stickers: stickers.map(({ entry, cells }) => (
        <UsageSticker
          key={entry}
          barcodeId={barcodeId}
          title={text("reelHistory.sticker.title")}
          entry={entry}
          lines={usageColumns.map((column) => ({
            label: text(`reelHistory.columns.${column}`),
            value: cells[column],
          }))}
          printedOn={printedOn}
        />
      )),
    });
  };

  return (
    <Button variant="outlined" startIcon={<Print />} disabled={usages.length === 0} onClick={press}>
      {text("reelHistory.print")}
    </Button>
  );
}

interface UsageStickerProps {
  readonly barcodeId: string;
  readonly title: string;
  readonly entry: string;
  readonly lines: readonly Fact[];
  readonly printedOn: string;
}

const width = printWidth(stickerSizes.history);
/** The height for the facts on the sticker, in inches. */
const roomForFacts = 2.5;

/** The sticker of one order that ran from a reel. However long its texts are, the footer is printed. */
const UsageSticker = ({ barcodeId, title, entry, lines, printedOn }: UsageStickerProps) => (
  <article className="sticker">
    <h1>{title}</h1>
    <div className="barcode" style={{ height: "0.7in" }}>
      <Barcode text={barcodeId} />
    </div>
    <StickerCode text={barcodeId} width={width} />
    <div style={{ textAlign: "center", fontWeight: 600 }}>{entry}</div>
    <StickerFacts facts={lines} width={width} height={roomForFacts} />
    <footer>{printedOn}</footer>
  </article>
);
