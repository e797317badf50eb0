import { Button, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { useGetList, useRecordContext } from "react-admin";
import * as z from "zod/mini";
import type { Employee } from "../../../contract/employees";
import type { Validation } from "../../../contract/errors";
import { maxRows } from "../../../contract/list";
import { CrewCreation, type CrewTime, type Machine } from "../../../contract/machines";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { type Period, PeriodInputs } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { CallButton } from "../layout/RecordButtons";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { type Draft, readDraft, validateForm } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import { momentLook, presentMinute } from "./StopActions";
import { productionTexts } from "./texts";

const columns = ["name", "startedAt", "endedAt", "createdBy", "action"] as const;

/** The people who were at a machine in a period, on the machine's page. Piece rates share the pieces among them. */
export default function CrewSection() {
  const text = useTexts(productionTexts);
  const mayEnter = useAccess("machines", "createCrewTimes");
  const machine = useRecordContext<ListRow<Machine>>();
  const [period, setPeriod] = useState<Period>({});
  const [isEntering, setEntering] = useState(false);
  const id = String(machine?.id ?? "");
  const query = useHostCall(
    ["machines", "crew", id, period],
    "getMachineCrew",
    { id, ...period },
    { enabled: machine !== undefined && mayEnter },
  );
  if (!machine || !mayEnter) return null;
  return (
    <Section
      title={text("crew.title")}
      hint={text("crew.hint")}
      actions={
        machine.active === true && (
          <Button variant="contained" onClick={() => setEntering(true)}>
            {text("crew.enter")}
          </Button>
        )
      }
    >
      <PeriodInputs
        period={period}
        usual={query.data}
        labels={{ from: text("crew.from"), to: text("crew.to") }}
        onChange={setPeriod}
      />
      <QueryResult query={query} failed={text("crew.failed")}>
        {({ times }) =>
          times.length === 0 ? (
            <Typography color="text.secondary">{text("crew.none")}</Typography>
          ) : (
            <CellTable
              label={text("crew.title")}
              columns={columns}
              title="name"
              figures={[]}
              header={(column) => text(`crew.${column}`)}
              minWidth={560}
              rows={times.map((time) => ({
                name: time.name,
                startedAt: indiaMoment(time.startedAt),
                endedAt: indiaMoment(time.endedAt),
                createdBy: time.createdBy,
                action: <CancelTime time={time} />,
              }))}
            />
          )
        }
      </QueryResult>
      {isEntering && <CrewDialog machine={machine} onClose={() => setEntering(false)} />}
    </Section>
  );
}

function CancelTime({ time: { id, name, startedAt, endedAt } }: { readonly time: CrewTime }) {
  const text = useTexts(productionTexts);
  const values = { name, from: indiaMoment(startedAt), to: indiaMoment(endedAt) };
  const parts = {
    action: text("crew.action"),
    title: text("crew.cancelTitle", values),
    question: text("crew.cancelQuestion", values),
    keep: text("crew.keep"),
    confirm: text("crew.cancelConfirm"),
    done: text("crew.cancelled", values),
    failed: text("crew.notCancelled"),
  };
  return (
    <CallButton
      name={name}
      text={(part) => parts[part]}
      call={(host) => host.call("cancelCrewTime", { id: String(id) })}
    />
  );
}

const everybody = {
  pagination: { page: 1, perPage: maxRows },
  sort: { field: "name", order: "ASC" },
  filter: { active: true },
} as const;

const CrewTimes = z.omit(CrewCreation, { barcodeIds: true });
const CrewPeople = z.pick(CrewCreation, { barcodeIds: true });

/** Reads the chosen people and the typed times. */
function readCrew({ barcodeIds, ...draft }: Draft): Validation<z.infer<typeof CrewCreation>> {
  const times = readDraft(CrewTimes, draft);
  const people = validateForm(CrewPeople, { barcodeIds });
  if (times.ok && people.ok) return { ok: true, value: { ...people.value, ...times.value } };
  return {
    ok: false,
    errors: { ...(times.ok ? {} : times.errors), ...(people.ok ? {} : people.errors) },
  };
}

interface CrewDialogProps {
  readonly machine: ListRow<Machine>;
  readonly onClose: () => void;
}

/** Enters people with the same time at the machine. */
function CrewDialog({ machine, onClose }: CrewDialogProps) {
  const text = useTexts(productionTexts);
  const { data = [] } = useGetList<ListRow<Employee>>("employees", everybody, {
    onError: () => undefined,
  });
  const nameOf = new Map(data.map(({ barcodeId, name }) => [barcodeId, name]));
  return (
    <CallDialog
      title={text("crew.enterTitle", { machine: machine.name ?? "" })}
      question={text("crew.question")}
      cancel={text("cancel")}
      confirm={text("crew.confirm")}
      color="primary"
      defaultValues={{ barcodeIds: [], startedAt: presentMinute(), endedAt: "" }}
      read={readCrew}
      call={(host, crew) => host.call("createCrewTimes", { id: String(machine.id), ...crew })}
      done={({ times }) => text("crew.done", { smart_count: times?.length ?? 0 })}
      failed={text("crew.notSaved")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField
        name="barcodeIds"
        label={text("crew.people")}
        select
        required
        fullWidth
        margin="dense"
        slotProps={{
          select: {
            multiple: true,
            renderValue: (chosen) =>
              [chosen]
                .flat()
                .map((barcodeId) => nameOf.get(String(barcodeId)) ?? String(barcodeId))
                .join(", "),
          },
        }}
      >
        {data.map(({ id, name, barcodeId = "" }) => (
          <MenuItem key={id} value={barcodeId}>
            {name} · {barcodeId}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...momentLook} name="startedAt" label={text("crew.startedAt")} required />
      <FormField {...momentLook} name="endedAt" label={text("crew.endedAt")} />
    </CallDialog>
  );
}
