import { Button, Typography } from "@mui/material";
import { useRecordContext, useRefresh } from "react-admin";
import type * as z from "zod/mini";
import { MachineEdit } from "../../../contract/machines";
import { useTexts } from "../../texts/useTexts";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { productionTexts } from "./texts";

const columns = ["board", "measured", "typed", "difference", "runs", "take"] as const;

/** The measured rates of a machine beside the typed one, on the machine's page. A press takes one over. */
export default function MeasuredRatesSection() {
  const text = useTexts(productionTexts);
  const record = useRecordContext();
  const refresh = useRefresh();
  const mayEdit = useAccess("machines", "updateMachine");
  const id = String(record?.id ?? "");
  const query = useHostCall(
    ["stageEntries", "rates", id],
    "getMeasuredRates",
    { id },
    { enabled: record !== undefined },
  );
  const [take, isBusy] = useSend({
    call: (host, edit: z.infer<typeof MachineEdit>) => host.call("updateMachine", { id, ...edit }),
    done: text("rates.done"),
    failed: text("rates.failed"),
    onSettled: refresh,
  });
  const machine = MachineEdit.safeParse(record).data;
  if (!machine) return null;
  const number = formatterFor.number;
  return (
    <Section title={text("rates.title")} hint={text("rates.hint")}>
      <QueryResult query={query} failed={text("rates.notRead")}>
        {({ all, boards }) => {
          if (!all) return <Typography color="text.secondary">{text("rates.none")}</Typography>;
          const rows = [
            { board: text("rates.all"), ...all },
            ...boards.map(({ ply, flutes, ...rate }) => ({
              board: text("rates.ofBoard", { ply, flutes }),
              ...rate,
            })),
          ];
          return (
            <CellTable
              label={text("rates.title")}
              columns={columns}
              title="board"
              figures={["measured", "typed", "difference", "runs"]}
              header={(column) => text(`rates.${column}`)}
              minWidth={560}
              rows={rows.map(({ board, ratePerHour, runs }) => {
                const part = ratePerHour / machine.ratePerHour - 1;
                return {
                  board,
                  measured: number(ratePerHour),
                  typed: number(machine.ratePerHour),
                  difference: `${part < 0 ? "−" : "+"}${Math.abs(part * 100).toFixed(0)} %`,
                  runs: number(runs),
                  take: mayEdit && ratePerHour !== machine.ratePerHour && (
                    <Button
                      size="small"
                      variant="outlined"
                      loading={isBusy}
                      aria-label={text("rates.takeOf", { board })}
                      onClick={() => void take({ ...machine, ratePerHour })}
                      sx={{ whiteSpace: "nowrap" }}
                    >
                      {text("rates.take")}
                    </Button>
                  ),
                };
              })}
            />
          );
        }}
      </QueryResult>
    </Section>
  );
}
