import Print from "@mui/icons-material/Print";
import { Alert, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { OrderPaper, PaperPlan } from "../../../../contract/orderPaper";
import type { RecordId } from "../../../api/readRow";
import { localMoment } from "../../formatMoment";
import { DelayedProgress } from "../../layout/DelayedProgress";
import { LoadError } from "../../layout/LoadError";
import { Section } from "../../layout/Section";
import { usePrinting } from "../../print/usePrinting";
import { formatterFor } from "../../schema/formatterFor";
import { useHostQuery } from "../../useHostQuery";
import { useScreenTexts } from "../../useScreenTexts";
import { LayerReels } from "./LayerReels";
import { PickList, pickListSize } from "./PickList";
import { paperTexts } from "./paperTexts";
import { pickLines } from "./pickLines";
import { useReservations } from "./useReservations";

/** The reels that fit each layer of an order whose box is specified; they are reserved, released and printed. */
export default function OrderPaperSection({ id }: { readonly id: RecordId }) {
  const text = useScreenTexts(paperTexts);
  const [ups, setUps] = useState<number>();
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["reels", "order", String(id), ups],
    ask: (host, signal) => host.paper((paper) => paper.getOrderPaper(id, ups, signal)),
  });
  return (
    <Section
      title={text("title")}
      maxWidth={900}
      actions={data?.plan && <PrintButton id={String(id)} paper={data} />}
    >
      {isPending && <DelayedProgress />}
      {error && !data && (
        <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data?.missing !== undefined && (
        <Alert severity="warning" variant="outlined">
          {text("missing", { missing: data.missing })}
        </Alert>
      )}
      {data?.plan && (
        <>
          <Sheet plan={data.plan} ups={ups} onUps={setUps} />
          <Layers id={id} paper={data} plan={data.plan} />
        </>
      )}
    </Section>
  );
}

interface SheetProps {
  readonly plan: PaperPlan;
  readonly ups: number | undefined;
  readonly onUps: (ups: number | undefined) => void;
}

/** What runs, and how many blanks lie side by side: what gives the least trim, unless somebody chooses. */
function Sheet({ plan, ups, onUps }: SheetProps) {
  const text = useScreenTexts(paperTexts);
  const { blank, length, narrowestDeckle, mostUps } = plan;
  const number = formatterFor.number;
  return (
    <>
      <Typography>
        {text("sheet", {
          length: number(blank.length),
          width: number(blank.width),
          board: number(length),
          deckle: number(narrowestDeckle / 10),
        })}
      </Typography>
      <TextField
        select
        label={text("ups")}
        value={ups ?? 0}
        onChange={({ target }) => onUps(Number(target.value) || undefined)}
        sx={{ maxWidth: 220, m: 0 }}
      >
        <MenuItem value={0}>
          {text("upsBest")}
          {ups === undefined && ` (${plan.ups})`}
        </MenuItem>
        {Array.from({ length: mostUps }, (_, index) => index + 1).map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

interface LayersProps {
  readonly id: RecordId;
  readonly paper: OrderPaper;
  readonly plan: PaperPlan;
}

function Layers({ id, paper, plan }: LayersProps) {
  const { reserve, release, isBusy } = useReservations(id);
  return plan.layers.map((layer) => (
    <LayerReels
      key={layer.index}
      layer={layer}
      lines={pickLines(paper, layer)}
      isOpen={paper.isOpen}
      isBusy={isBusy}
      onReserve={({ reelId, barcodeId }) =>
        void reserve({ reelId, barcodeId, layer: layer.index, ups: plan.ups })
      }
      onRelease={(line) => void release(line)}
    />
  ));
}

function PrintButton({ id, paper }: { readonly id: string; readonly paper: OrderPaper }) {
  const text = useScreenTexts(paperTexts);
  const print = usePrinting();
  const press = () =>
    print({
      title: text("list.title", { id }),
      size: pickListSize,
      stickers: (
        <PickList
          id={id}
          paper={paper}
          printedOn={text("list.printedOn", { time: localMoment(new Date().toISOString(), "") })}
        />
      ),
    });
  return (
    <Button variant="outlined" startIcon={<Print />} onClick={press}>
      {text("print")}
    </Button>
  );
}
