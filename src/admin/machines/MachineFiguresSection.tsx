import { Box, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { MachineFigures } from "../../../contract/machines";
import { useTexts } from "../../texts/useTexts";
import { formatDuration } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { DateField } from "../layout/DateField";
import { Figures } from "../layout/Figures";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { percentText } from "./percentText";
import { productionTexts, stopFields } from "./texts";

type Period = Readonly<{ from?: string; to?: string }>;

const shares = ["oee", "availability", "performance", "quality"] as const;

/** The figures of a machine in a period, on the machine's page. */
export default function MachineFiguresSection() {
  const text = useTexts(productionTexts);
  const machine = useRecordContext();
  const [period, setPeriod] = useState<Period>({});
  const id = String(machine?.id ?? "");
  const query = useHostCall(
    ["stageEntries", "figures", id, period],
    "getMachineFigures",
    { id, ...period },
    { enabled: machine !== undefined },
  );
  const change = (name: keyof Period, date: string) => {
    const { [name]: _, ...rest } = period;
    setPeriod(date === "" ? rest : { ...rest, [name]: date });
  };
  if (!machine) return null;
  return (
    <Section title={text("figures.title")} hint={text("figures.hint")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            type="date"
            fullWidth={false}
            label={text(`figures.${name}`)}
            value={period[name] ?? query.data?.[name] ?? ""}
            onChange={({ target: { value } }) => change(name, value)}
          />
        ))}
      </Box>
      <QueryResult query={query} failed={text("figures.failed")}>
        {(figures) =>
          figures.days === 0 ? (
            <Typography color="text.secondary">{text("figures.none")}</Typography>
          ) : (
            <FigureParts figures={figures} />
          )
        }
      </QueryResult>
    </Section>
  );
}

function FigureParts({ figures }: { readonly figures: MachineFigures }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const { days, plannedMinutes, stopMinutes, good, waste, stops } = figures;
  return (
    <>
      <Figures
        label={text("figures.title")}
        figures={shares.map((name) => ({
          label: text(`figures.${name}`),
          value: figures[name] === undefined ? noValue : percentText(figures[name]),
        }))}
      />
      <Typography color="text.secondary">
        {text("figures.basis", {
          smart_count: days,
          planned: formatDuration(plannedMinutes),
          stopped: formatDuration(stopMinutes),
          good: formatterFor.number(good),
          waste: formatterFor.number(waste),
        })}
      </Typography>
      {stops.length > 0 && (
        <CellTable
          label={text("figures.stops")}
          columns={["reason", "time"]}
          figures={["time"]}
          header={(column) => text(`figures.${column}`)}
          rows={stops.map(({ reason, minutes }) => ({
            reason: fieldText(`choices.reason.${reason}`),
            time: formatDuration(minutes),
          }))}
        />
      )}
    </>
  );
}
