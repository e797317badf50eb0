import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Tool } from "../../../contract/tools";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { paperAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { BarcodeSticker } from "../print/stickers";
import { stickerSizes, usePrinting } from "../print/usePrinting";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { AddBox, MoveDialog, type ToolProps } from "./ToolDialogs";
import { toolFields, toolTexts } from "./texts";

interface Wear {
  readonly impressions?: number | undefined;
  readonly life?: number | undefined;
}

/** The impressions of a tool, with a bar for the life of the tool. A tool without a life has no bar. */
function Life({ impressions = 0, life }: Wear) {
  const text = useTexts(toolTexts);
  const number = formatterFor.number;
  if (life === undefined) return text("life.count", { impressions: number(impressions) });
  const isWorn = impressions >= life;
  const words = text("life.of", { impressions: number(impressions), life: number(life) });
  return (
    <Box sx={{ display: "grid", gap: 0.5, minWidth: 140 }}>
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {words}
      </Box>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(100, (impressions / life) * 100)}
        color={isWorn ? "error" : impressions > 0.9 * life ? "warning" : "success"}
        sx={{ height: 8, borderRadius: 1 }}
      />
      {isWorn && (
        <Typography variant="body2" color="error">
          {text("life.worn")}
        </Typography>
      )}
    </Box>
  );
}

/** The cell of a tool's impressions. */
export function LifeCell() {
  const tool = useRecordContext<ListRow<Tool>>();
  return tool ? <Life {...tool} /> : null;
}

/** The life of a tool, its place and its boxes, on the tool's page. */
export default function ToolSections() {
  const record = useRecordContext();
  const id = String(record?.id ?? "");
  const text = useTexts(toolTexts);
  const query = useHostCall(
    ["tools", "details", id, record?.version],
    "getTool",
    { id },
    { enabled: record !== undefined },
  );
  return (
    <QueryResult query={query} failed={text("boxes.failed")}>
      {(tool) => (
        <>
          <Section
            title={text("life.title")}
            hint={text("life.hint")}
            actions={<ToolButtons tool={tool} />}
          >
            <Life {...tool} />
          </Section>
          <Boxes tool={tool} />
        </>
      )}
    </QueryResult>
  );
}

function ToolButtons({ tool }: ToolProps) {
  const text = useTexts(toolTexts);
  const fieldText = useTexts(toolFields);
  const print = usePrinting();
  const [isMoving, setMoving] = useState(false);
  const { barcodeId, number, kind, state } = tool;
  const facts = [
    { label: fieldText(`choices.kind.${kind}`), value: number },
    { label: fieldText("fields.place"), value: tool.place ?? noValue },
  ];
  const sticker = <BarcodeSticker barcodeId={barcodeId} facts={facts} />;
  return (
    <>
      <Button
        onClick={() => print({ title: number, size: stickerSizes.barcode, stickers: sticker })}
      >
        {text("print")}
      </Button>
      {state !== "SCRAPPED" && (
        <Button variant="outlined" onClick={() => setMoving(true)}>
          {text("move.action")}
        </Button>
      )}
      {isMoving && <MoveDialog tool={tool} onClose={() => setMoving(false)} />}
    </>
  );
}

const columns = ["box", "impressions", "from", "to", "remove"] as const;

function Boxes({ tool }: ToolProps) {
  const text = useTexts(toolTexts);
  const [isAdding, setAdding] = useState(false);
  const [remove, isBusy] = useSend({
    call: (host, specificationId: number) =>
      host.call("releaseTool", { id: tool.id, specificationId }),
    done: text("boxes.removed"),
    failed: text("boxes.failed"),
  });
  return (
    <Section
      title={text("boxes.title")}
      actions={
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {text("boxes.add")}
        </Button>
      }
    >
      {tool.specifications.length === 0 ? (
        <Typography color="text.secondary">{text("boxes.none")}</Typography>
      ) : (
        <CellTable
          label={text("boxes.title")}
          columns={columns}
          figures={["impressions"]}
          header={(column) => text(`boxes.${column}`)}
          minWidth={520}
          rows={tool.specifications.map(
            ({ id, client, name, impressions, assignedAt, removedAt }) => ({
              box: (
                <TextLink
                  to={paperAddress(`specifications/${id}`)}
                >{`${client}: ${name}`}</TextLink>
              ),
              impressions: formatterFor.number(impressions),
              from: indiaMoment(assignedAt),
              to: removedAt === undefined ? noValue : indiaMoment(removedAt),
              remove: removedAt === undefined && (
                <Button size="small" loading={isBusy} onClick={() => void remove(id)}>
                  {text("boxes.remove")}
                </Button>
              ),
            }),
          )}
        />
      )}
      {isAdding && <AddBox tool={tool} onClose={() => setAdding(false)} />}
    </Section>
  );
}
