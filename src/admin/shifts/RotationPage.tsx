import { Alert, Box } from "@mui/material";
import { useNotify } from "react-admin";
import { calendarDate } from "../../../contract/fields";
import { useTexts } from "../../texts/useTexts";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { DraftForm } from "../schema/DraftForm";
import { DraftField } from "../schema/FormField";
import { useDraftForm } from "../schema/useDraftForm";
import { formWidth } from "../theme/plantTheme";
import { useHost, useHostCall } from "../useHostQuery";
import { GroupInput } from "./GroupInput";
import {
  nextWeek,
  RotationDraft,
  readRotation,
  rotationField,
  rotationGroups,
} from "./rotationDraft";
import { rotationTexts } from "./texts";

export default function RotationPage() {
  const text = useTexts(rotationTexts);
  const host = useHost();
  const notify = useNotify();
  const form = useDraftForm({
    schema: RotationDraft,
    initial: () => nextWeek(new Date()),
    read: readRotation,
    save: async (value) => {
      const { people } = await host.call("createRotation", value);
      notify(text("saved", { smart_count: people }), { type: "success" });
      return nextWeek(new Date());
    },
    fieldOf: rotationField,
    text,
  });
  const { draft, errors, change } = form;
  const isDate = calendarDate().safeParse(draft.firstDate).success;
  const roster = useHostCall(
    ["shifts", "roster", draft.firstDate],
    "getRoster",
    { date: draft.firstDate },
    { enabled: isDate },
  );
  return (
    <Screen title={text("title")}>
      <DraftForm form={form} submitLabel={text("submit")} maxWidth={formWidth}>
        <Section title={text("days")} hint={text("hint")}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            {(["firstDate", "lastDate"] as const).map((name) => (
              <DraftField
                key={name}
                name={name}
                type="date"
                label={text(name)}
                required={name === "firstDate"}
                helperText={name === "lastDate" ? text("lastHint") : ""}
              />
            ))}
          </Box>
        </Section>
        {isDate && (
          <Section title={text("groups")}>
            {errors.people !== undefined && <Alert severity="error">{errors.people}</Alert>}
            <QueryResult query={roster} failed={text("failed")}>
              {(people) =>
                people.length === 0
                  ? text("nobody")
                  : rotationGroups(people).map((group) => (
                      <GroupInput
                        key={`${group.unit} ${group.shiftName}`}
                        group={group}
                        chosen={draft.shifts}
                        errors={errors}
                        onChange={(shifts) => change({ shifts: { ...draft.shifts, ...shifts } })}
                      />
                    ))
              }
            </QueryResult>
          </Section>
        )}
      </DraftForm>
    </Screen>
  );
}
