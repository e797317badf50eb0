import Print from "@mui/icons-material/Print";
import { Alert, Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import type { OrderPaper, PaperPlan } from "../../../../contract/orderPaperPlan";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { paperAddress } from "../../addresses";
import { localMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { usePrinting } from "../../print/usePrinting";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { LayerReels, PickList, pickLines, pickListSize, proposedReels } from "./PickLines";
import { reservationTexts } from "./texts";
import { ReservationNotes, useReservations } from "./useReservations";

export default function OrderPaperSection({ id }: { readonly id: RecordId }) {
  const text = useTexts(reservationTexts);
  const query = useHostCall(["reels", "order", String(id)], "getOrderPaper", { id });
  return (
    <Section
      title={text("title")}
      actions={query.data?.plan && <PrintButton id={String(id)} paper={query.data} />}
    >
      <QueryResult query={query} failed={text("failed")}>
        {(paper) => (
          <>
            {paper.combinedRun !== undefined && (
              <Alert severity="info" variant="outlined">
                {text("inRun")}{" "}
                <TextLink to={paperAddress("combine")}>
                  {text("combinedRun", { run: paper.combinedRun })}
                </TextLink>
              </Alert>
            )}
            {paper.missing !== undefined && paper.combinedRun === undefined && (
              <Alert severity="warning" variant="outlined">
                {text("missing", { missing: paper.missing })}
              </Alert>
            )}
            <ReservationNotes id={id} paper={paper} />
            {paper.plan && <Planned id={id} paper={paper} plan={paper.plan} />}
          </>
        )}
      </QueryResult>
    </Section>
  );
}

type PlannedProps = Readonly<{ id: RecordId; paper: OrderPaper; plan: PaperPlan }>;

function Planned({ id, paper, plan }: PlannedProps) {
  const text = useTexts(reservationTexts);
  const { choose, reserve, reserveAll, release, refused, isBusy } = useReservations(id);
  const { isOpen, version = 1 } = paper;
  const { ups } = plan;
  const proposed = proposedReels(paper);
  return (
    <>
      <Sheet
        plan={plan}
        chosen={paper.chosenUps}
        isDisabled={isBusy || !isOpen}
        onChoose={(chosen) => void choose({ ups: chosen, version })}
      />
      {isOpen && proposed.length > 0 && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void reserveAll({ ups, reels: proposed })}
          sx={{ justifySelf: "start" }}
        >
          {text("reserveAll", { smart_count: proposed.length })}
        </Button>
      )}
      {refused.length > 0 && (
        <Alert severity="warning" variant="outlined" role="alert">
          {text("refused")}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Alert>
      )}
      {plan.layers.map((layer) => (
        <LayerReels
          key={layer.index}
          layer={layer}
          length={plan.length}
          lines={pickLines(paper, layer)}
          isOpen={isOpen}
          isBusy={isBusy}
          onReserve={({ reelId, barcodeId }) =>
            void reserve({ reelId, barcodeId, layer: layer.index, ups })
          }
          onRelease={(line) => void release(line)}
        />
      ))}
    </>
  );
}

interface SheetProps {
  readonly plan: PaperPlan;
  readonly chosen: number | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (ups: number | null) => void;
}

function Sheet({ plan, chosen, isDisabled, onChoose }: SheetProps) {
  const text = useTexts(reservationTexts);
  const { blank, sheets, length, narrowestDeckle, mostUps } = plan;
  const number = formatterFor.number;
  return (
    <>
      <Typography>
        {text("sheet", {
          length: number(blank.length),
          width: number(blank.width),
          sheets: number(sheets),
          board: number(length),
          deckle: number(narrowestDeckle / 10),
        })}
      </Typography>
      <TextField
        select
        label={text("ups")}
        value={chosen ?? 0}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(Number(target.value) || null)}
        sx={{ maxWidth: 220, m: 0 }}
      >
        <MenuItem value={0}>
          {text("upsBest")}
          {chosen === undefined && ` (${plan.ups})`}
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

function PrintButton({ id, paper }: { readonly id: string; readonly paper: OrderPaper }) {
  const text = useTexts(reservationTexts);
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
