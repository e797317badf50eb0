import { Box, FormControlLabel, Switch, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { ReorderLevel, type Stock } from "../../../../contract/stock";
import { useTexts } from "../../../texts/useTexts";
import { Figures } from "../../layout/Facts";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { CallDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { FormField } from "../../schema/formInputs";
import { readDraft } from "../../schema/readDraft";
import { useHostCall } from "../../useHostQuery";
import { stockTexts } from "../texts";
import { AgeBar, groupStock, PaperStock, type StockedPaper, totalsOf } from "./PaperStock";

export default function StockPage() {
  const text = useTexts(stockTexts);
  const query = useHostCall(["reels", "stock"], "getStock", {});
  return (
    <Screen title={text("title")}>
      <QueryResult query={query} failed={text("failed")}>
        {(stock) => <Papers stock={stock} />}
      </QueryResult>
    </Screen>
  );
}

function Papers({ stock }: { readonly stock: Stock }) {
  const text = useTexts(stockTexts);
  const papers = useMemo(() => groupStock(stock), [stock]);
  const [isOnlyLow, setOnlyLow] = useState(false);
  const [edited, setEdited] = useState<StockedPaper>();
  if (papers.length === 0) return <Typography role="status">{text("empty")}</Typography>;
  const totals = totalsOf(papers);
  const shown = isOnlyLow ? papers.filter(({ isLow }) => isLow) : papers;
  const figures = [
    ["reels", String(totals.reels)],
    ["parts", String(totals.parts)],
    ["weight", formatterFor.kilograms(totals.weight)],
    ["freeWeight", formatterFor.kilograms(totals.freeWeight)],
    ["low", String(totals.low)],
  ] as const;
  return (
    <>
      <Typography color="text.secondary">{text("hint")}</Typography>
      <Figures
        label={text("totals.title")}
        figures={figures.map(([name, value]) => ({ label: text(`totals.${name}`), value }))}
      />
      <AgeBar aged={totals.aged} />
      <FormControlLabel
        control={<Switch checked={isOnlyLow} onChange={(_, isChecked) => setOnlyLow(isChecked)} />}
        label={text("onlyLow")}
      />
      {shown.length === 0 && <Typography role="status">{text("noneLow")}</Typography>}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {shown.map((paper) => (
          <PaperStock
            key={`${paper.gsm} ${paper.burstFactor}`}
            paper={paper}
            onSetLevel={() => setEdited(paper)}
          />
        ))}
      </Box>
      {edited !== undefined && <LevelDialog paper={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const amounts = ["dailyUse", "leadDays", "safety"] as const;

function LevelDialog({ paper, onClose }: Readonly<{ paper: StockedPaper; onClose: () => void }>) {
  const text = useTexts(stockTexts);
  const { gsm, burstFactor, level } = paper;
  const name = text("paper", { gsm, burstFactor });
  return (
    <CallDialog
      title={text("level.title", { paper: name })}
      question={text("level.question")}
      cancel={text("level.cancel")}
      confirm={text("level.confirm")}
      color="primary"
      defaultValues={Object.fromEntries(amounts.map((amount) => [amount, level?.[amount] ?? ""]))}
      read={(draft) => readDraft(ReorderLevel, { gsm, burstFactor, ...draft })}
      call={(host, changed) => host.call("updateReorderLevel", changed)}
      done={text("level.saved", { paper: name })}
      failed={text("level.notSaved")}
      onDone={onClose}
      onCancel={onClose}
    >
      {amounts.map((amount, index) => (
        <FormField
          key={amount}
          isNumber
          name={amount}
          label={text(`level.${amount}`)}
          autoFocus={index === 0}
          required
          fullWidth
          margin="normal"
        />
      ))}
    </CallDialog>
  );
}
