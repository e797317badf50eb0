import { Box, Button } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { SpecificationContent } from "../../../../contract/boxSpecifications";
import type { Validation } from "../../../../contract/errors";
import { useTexts } from "../../../texts/useTexts";
import { useClientNames } from "../../clientFields/clientNames";
import { DelayedProgress, LoadError, QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { CallForm, useDraft } from "../../schema/CallForm";
import { FormField } from "../../schema/formInputs";
import { useLeaveForm } from "../../sending";
import { type Host, useHostCall } from "../../useHostQuery";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures } from "../SpecificationFigures";
import { specificationAddress, specificationsAddress, useSpecification } from "../specifications";
import { specificationTexts } from "../texts";
import { BoxInputs } from "./BoxInputs";
import { LayersInput, StagesInput } from "./MakingInputs";
import { designOfDraft, fieldOf, readSpecification, readVersion } from "./readSpecification";
import { draftOf, emptyDraft, SpecificationDraft, versionDraftOf } from "./specificationDraft";

export function SpecificationCreatePage() {
  const text = useTexts(specificationTexts);
  // The page of an enquiry passes the enquired box as the location's state.
  const { state } = useLocation();
  const enquired = SpecificationContent.safeParse(state?.content).data;
  return (
    <Screen
      title={text("create")}
      actions={
        <Button component={Link} to={specificationsAddress}>
          {text("toList")}
        </Button>
      }
    >
      <SpecificationForm
        hasNames
        initial={enquired ? draftOf(enquired) : emptyDraft}
        read={readSpecification}
        submitLabel={text("submit")}
        save={async (host, specification) => {
          const { id } = await host.call("createSpecification", specification);
          return { id, name: specification.name, number: 1 };
        }}
      />
    </Screen>
  );
}

/** Makes a further version of a specification, which begins as the latest one is. */
export function NewVersionPage() {
  const text = useTexts(specificationTexts);
  const { id = "" } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useSpecification(id);
  const [latest] = data?.versions ?? [];
  return (
    <Screen title={text("newVersion", { name: data?.name ?? `#${id}` })}>
      {error && <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />}
      {!error && !isFetchedAfterMount && <DelayedProgress />}
      {!error && isFetchedAfterMount && data && (
        <SpecificationForm
          initial={latest ? versionDraftOf(latest.number, latest.content) : emptyDraft}
          read={readVersion}
          submitLabel={text("submitVersion", { number: (latest?.number ?? 0) + 1 })}
          otherAction={
            <Button component={Link} to={specificationAddress(data.id)} size="large">
              {text("toSpecification")}
            </Button>
          }
          save={async (host, version) => {
            const { id, name } = data;
            const { number } = await host.call("createSpecificationVersion", { id, ...version });
            return { id, name, number };
          }}
        />
      )}
    </Screen>
  );
}

interface SpecificationFormProps<Version> {
  readonly initial: SpecificationDraft;
  readonly read: (draft: SpecificationDraft, settings: BoardSettings) => Validation<Version>;
  /** Returns the saved version: the specification's id and name, and the version's number. */
  readonly save: (
    host: Host,
    version: Version,
  ) => Promise<{ readonly id: number; readonly name: string; readonly number: number }>;
  readonly submitLabel: string;
  readonly otherAction?: ReactNode;
  /** Asks for the client and the name of the box too. */
  readonly hasNames?: boolean;
}

/** A version of a specification as a form, once the plant's board settings are loaded. */
function SpecificationForm<Version>(props: SpecificationFormProps<Version>) {
  const text = useTexts(specificationTexts);
  const query = useHostCall(["board"], "getBoardSettings", {});
  return (
    <QueryResult query={query} failed={text("settingsFailed")}>
      {(settings) => <VersionForm {...props} settings={settings} />}
    </QueryResult>
  );
}

const nameFields = ["client", "name"] as const;

function VersionForm<Version>({
  settings,
  initial,
  read,
  save,
  submitLabel,
  otherAction,
  hasNames = false,
}: SpecificationFormProps<Version> & { readonly settings: BoardSettings }) {
  const text = useTexts(specificationTexts);
  const leaveForm = useLeaveForm();
  const names = useId();
  const clients = useClientNames();
  return (
    <CallForm
      schema={SpecificationDraft}
      initial={initial}
      read={(draft) => read(draft, settings)}
      fieldOf={fieldOf}
      call={(host, { value }) => save(host, value)}
      done={({ name, number }) => text("saved", { name, number })}
      onDone={({ id }) => leaveForm(specificationAddress(id))}
      failed={text("notSaved")}
      invalid={text("invalid")}
      submitLabel={submitLabel}
      otherAction={otherAction}
      aside={<Preview factors={settings} />}
    >
      {hasNames && (
        <Section title={text("sections.name")}>
          {nameFields.map((field, index) => (
            <FormField
              key={field}
              name={field}
              label={text(`fields.${field}`)}
              required
              autoFocus={index === 0}
              slotProps={{
                htmlInput: { autoComplete: "off", ...(field === "client" && { list: names }) },
              }}
            />
          ))}
          <datalist id={names}>
            {clients.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Section>
      )}
      <Section title={text("sections.box")}>
        <BoxInputs factors={settings} />
      </Section>
      <Section title={text("layers.title")}>
        <LayersInput />
      </Section>
      <Section title={text("stages.title")}>
        <StagesInput />
      </Section>
    </CallForm>
  );
}

/** The drawing and the figures of the box in the form. */
function Preview({ factors }: { readonly factors: BoardSettings }) {
  const text = useTexts(specificationTexts);
  const design = designOfDraft(useDraft(SpecificationDraft));
  return (
    <Box sx={{ display: "grid", gap: 3, position: { lg: "sticky" }, top: { lg: 64 } }}>
      <Section title={text("sections.drawing")}>
        <SpecificationDrawing design={design} factors={factors} />
      </Section>
      <Section title={text("sections.figures")}>
        <SpecificationFigures design={design} factors={factors} />
      </Section>
    </Box>
  );
}
