import { Alert, Box, Button, MenuItem, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { units } from "../../../contract/fields";
import { type ScheduleAnswer, ScheduleQuestion } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, shownDate } from "../formatMoment";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { useSpecifications } from "../specifications/specifications";
import { useUnplannedText } from "./ScheduledOrders";
import { scheduleTexts } from "./texts";

const look = { fullWidth: true, margin: "dense" } as const;

export interface AskProps {
  /** The typed values of the order. */
  readonly known?: {
    readonly specificationId: string;
    readonly quantity: string;
    readonly unit?: string;
    /** The wanted day. Empty for the day that is seven days from today. */
    readonly wantedDay: string;
  };
  /** The document whose form takes the day of an answer. Without a document the answers are only shown. */
  readonly taking?: "order" | "quotation";
  readonly onTake?: (day: string) => void;
}

/** Asks when a further order would be ready. Nothing is saved. */
export default function AskDialog({
  known,
  taking,
  onTake,
  onClose,
}: AskProps & { readonly onClose: () => void }) {
  const text = useTexts(scheduleTexts);
  const [answers, setAnswers] = useState<readonly ScheduleAnswer[]>([]);
  const { data: specifications = [] } = useSpecifications();
  return (
    <CallDialog
      title={text("ask.title")}
      question={text("ask.question")}
      cancel={text("ask.cancel")}
      confirm={text("ask.confirm")}
      color="primary"
      defaultValues={{
        specificationId: known?.specificationId ?? "",
        quantity: known?.quantity ?? "",
        unit: known?.unit ?? "A",
        wantedDay: known?.wantedDay || dateAfter(indiaDate(new Date()), 7),
        paperFrom: "",
      }}
      read={(draft) => readDraft(ScheduleQuestion, draft)}
      call={(host, question) => host.call("askSchedule", question)}
      failed={text("ask.failed")}
      onDone={(reply) => setAnswers(reply.answers)}
      onCancel={onClose}
    >
      <FormField {...look} name="specificationId" label={text("ask.specification")} select required>
        {specifications.map(({ id, client, name, size }) => (
          <MenuItem key={id} value={String(id)}>
            {[client, name, size].filter(Boolean).join(" · ")}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...look} name="quantity" label={text("ask.quantity")} isNumber required />
      <FormField {...look} name="unit" label={text("unit")} select required>
        {units.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {unit}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...look} name="wantedDay" type="date" label={text("ask.wantedDay")} required />
      <FormField
        {...look}
        name="paperFrom"
        type="date"
        label={text("plan.paperFrom")}
        helperText={text("ask.paperHint")}
      />
      <Box role="status" sx={{ display: "grid", gap: 1.5, mt: 1 }}>
        {answers.map((answer) => (
          <Answer key={answer.place} answer={answer}>
            {taking && answer.projected !== undefined && (
              <Button
                size="small"
                onClick={() => {
                  onTake?.(indiaDate(new Date(answer.projected ?? "")));
                  onClose();
                }}
              >
                {text(`ask.take.${taking}`, { day: shownDate(answer.projected) })}
              </Button>
            )}
          </Answer>
        ))}
      </Box>
    </CallDialog>
  );
}

interface AnswerProps {
  readonly answer: ScheduleAnswer;
  readonly children: ReactNode;
}

function Answer({ answer, children }: AnswerProps) {
  const text = useTexts(scheduleTexts);
  const unplannedText = useUnplannedText();
  const { place, projected, isLate, unplanned, slips, bottleneck } = answer;
  return (
    <Alert severity={isLate ? "warning" : "success"} variant="outlined" icon={false}>
      <Typography sx={{ fontWeight: 700 }}>{text(`ask.place.${place}`)}</Typography>
      {unplanned ? (
        <Typography variant="body2">{unplannedText(unplanned)}</Typography>
      ) : (
        <Typography variant="body2">
          {text("ask.ready", { time: indiaMoment(projected) })},{" "}
          {text(isLate ? "ask.late" : "ask.inTime")}
        </Typography>
      )}
      {bottleneck && (
        <Typography variant="body2" color="text.secondary">
          {text("ask.bottleneck", {
            machine: bottleneck.machine,
            hours: formatterFor.hours(bottleneck.minutes / 60),
          })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {slips.length === 0
          ? text("ask.noSlips")
          : text("ask.slips", { smart_count: slips.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {slips.slice(0, 10).map(({ orderId, client, before, after, becomesLate }) => (
          <Typography component="li" variant="body2" key={orderId}>
            {text("ask.slip", {
              id: orderId,
              client,
              before: indiaMoment(before),
              after: indiaMoment(after),
            })}{" "}
            {becomesLate && <strong>{text("ask.becomesLate")}</strong>}
          </Typography>
        ))}
      </Box>
      {children}
    </Alert>
  );
}
