import { Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, shownDate } from "../formatMoment";
import { Section } from "../layout/Screen";
import { useHostCall } from "../useHostQuery";
import { scheduleTexts } from "./texts";

/** The days that were promised to an order's client, once a day was moved or broken. */
export default function PromisedDaysSection({ id }: { readonly id: number }) {
  const text = useTexts(scheduleTexts);
  const { data = [] } = useHostCall(["schedule", "order", String(id)], "getOrderPromises", { id });
  if (!data.some(({ state }) => state === "MOVED" || state === "BROKEN")) return null;
  return (
    <Section title={text("promisedDays.title")}>
      {data.map(({ day, since, state }) => (
        <Typography key={since} variant="body2" {...(state === "BROKEN" && { color: "error" })}>
          <strong>{shownDate(day)}</strong> {text(`promisedDays.${state}`)}.{" "}
          {text("promisedDays.since", { time: indiaMoment(since) })}
        </Typography>
      ))}
    </Section>
  );
}
