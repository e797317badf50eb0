import { MenuItem } from "@mui/material";
import { useState } from "react";
import * as z from "zod/mini";
import { type ToolDetails, ToolMove } from "../../../contract/tools";
import { toolStates } from "../../../domain/stages/kinds";
import { useTexts } from "../../texts/useTexts";
import { machineItems, useMachines } from "../machines/useMachines";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { useSpecifications } from "../specifications/specifications";
import { toolFields, toolTexts } from "./texts";

const look = { fullWidth: true, margin: "dense" } as const;

export type ToolProps = Readonly<{ tool: ToolDetails }>;

/** Moves a tool to a machine, to repair, to its place or to scrap. */
export function MoveDialog({ tool, onClose }: ToolProps & { readonly onClose: () => void }) {
  const text = useTexts(toolTexts);
  const fieldText = useTexts(toolFields);
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

interface AddBoxProps extends ToolProps {
  readonly onClose: () => void;
}

const ToolBox = z.object({ specificationId: z.int() });

/** Puts a box on a tool. */
export function AddBox({ tool, onClose }: AddBoxProps) {
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
