import { Box, Button, LinearProgress, MenuItem, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRecordContext, useRefresh } from "react-admin";
import * as z from "zod/mini";
import { type Tool, type ToolDetails, ToolMove } from "../../../contract/tools";
import { toolStates } from "../../../domain/stages/kinds";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { machineItems, useMachines } from "../machines/useMachines";
import { BarcodeSticker } from "../print/stickers";
import { stickerSizes, usePrinting } from "../print/usePrinting";
import { paperAddress } from "../recordAddresses";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/FormField";
import { formatterFor, noValue } from "../schema/formatterFor";
import { readDraft } from "../schema/readDraft";
import { useSend } from "../sending";
import { useSpecifications } from "../specifications/specifications";
import { useHostCall } from "../useHostQuery";
import { toolFields, toolTexts } from "./texts";

const look = { fullWidth: true, margin: "dense" } as const;

interface Wear {
  readonly impressions?: number | undefined;
  readonly life?: number | undefined;
}

/** The impressions of a tool with a bar of its life. A tool without a life has no bar. */
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

type ToolProps = Readonly<{ tool: ToolDetails }>;

/** Reads the tool's page, its boxes and its history again. */
function useRefreshTool() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return () => {
    refresh();
    for (const key of ["tools", "history"]) void queryClient.invalidateQueries({ queryKey: [key] });
  };
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

function MoveDialog({ tool, onClose }: ToolProps & { readonly onClose: () => void }) {
  const text = useTexts(toolTexts);
  const fieldText = useTexts(toolFields);
  const refresh = useRefreshTool();
  const machines = useMachines().filter(({ active }) => active === true);
  const [state, setState] = useState<string>(tool.state);
  return (
    <CallDialog
      title={text("move.title", { tool: tool.number })}
      question={text("move.question")}
      cancel={text("cancel")}
      confirm={text("move.confirm")}
      color="primary"
      defaultValues={{
        state: tool.state,
        machineId: String(tool.machineId ?? ""),
        place: tool.place ?? "",
      }}
      read={(draft) => readDraft(ToolMove, draft)}
      call={(host, move) => host.call("moveTool", { id: tool.id, ...move })}
      done={text("move.done")}
      failed={text("move.failed")}
      onDone={onClose}
      onSettled={refresh}
      onCancel={onClose}
    >
      <FormField
        {...look}
        name="state"
        label={fieldText("fields.state")}
        select
        required
        onChange={({ target: { value } }) => setState(value)}
      >
        {toolStates.map((one) => (
          <MenuItem key={one} value={one}>
            {fieldText(`choices.state.${one}`)}
          </MenuItem>
        ))}
      </FormField>
      {state === "AT_MACHINE" && (
        <FormField {...look} name="machineId" label={fieldText("fields.machine")} select required>
          {machineItems(machines)}
        </FormField>
      )}
      <FormField {...look} name="place" label={fieldText("fields.place")} />
    </CallDialog>
  );
}

const columns = ["box", "impressions", "from", "to", "remove"] as const;

function Boxes({ tool }: ToolProps) {
  const text = useTexts(toolTexts);
  const refresh = useRefreshTool();
  const [isAdding, setAdding] = useState(false);
  const [remove, isBusy] = useSend({
    call: (host, specificationId: number) =>
      host.call("releaseTool", { id: tool.id, specificationId }),
    done: text("boxes.removed"),
    failed: text("boxes.failed"),
    onSettled: refresh,
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
      {isAdding && <AddBox tool={tool} onSettled={refresh} onClose={() => setAdding(false)} />}
    </Section>
  );
}

interface AddBoxProps extends ToolProps {
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

const ToolBox = z.object({ specificationId: z.int() });

function AddBox({ tool, onSettled, onClose }: AddBoxProps) {
  const text = useTexts(toolTexts);
  const has = new Set(
    tool.specifications.filter(({ removedAt }) => removedAt === undefined).map(({ id }) => id),
  );
  const boxes = (useSpecifications().data ?? []).filter(({ id }) => !has.has(id));
  return (
    <CallDialog
      title={text("boxes.add")}
      question={text("boxes.question")}
      cancel={text("cancel")}
      confirm={text("boxes.confirm")}
      color="primary"
      defaultValues={{ specificationId: "" }}
      read={(draft) => readDraft(ToolBox, draft)}
      call={(host, box) => host.call("assignTool", { id: tool.id, ...box })}
      done={text("boxes.done")}
      failed={text("boxes.failed")}
      onDone={onClose}
      onSettled={onSettled}
      onCancel={onClose}
    >
      <FormField {...look} name="specificationId" label={text("boxes.box")} select required>
        {boxes.map(({ id, client, name }) => (
          <MenuItem key={id} value={String(id)}>
            {`${client}: ${name}`}
          </MenuItem>
        ))}
      </FormField>
    </CallDialog>
  );
}
