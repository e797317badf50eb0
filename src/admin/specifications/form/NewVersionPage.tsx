import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { BoardSettings } from "../../../../contract/boardSettings";
import type { SpecificationDetails } from "../../../../contract/specifications";
import { DelayedProgress, LoadError } from "../../layout/LoadError";
import { Screen } from "../../layout/Screen";
import { useDraftForm } from "../../schema/useDraftForm";
import { useLeaveForm } from "../../schema/useLeaveForm";
import { useHost } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { specificationAddress } from "../addresses";
import { specificationTexts } from "../screenTexts";
import { useSpecification } from "../useSpecification";
import { BoardSettingsLoader } from "./BoardSettingsLoader";
import { fieldOf, readVersion } from "./readSpecification";
import { SpecificationForm } from "./SpecificationForm";
import { draftOf, emptyDraft, SpecificationDraft } from "./specificationDraft";

/** Makes a further version of a specification, which begins as the latest one is. */
export default function NewVersionPage() {
  const text = useTexts(specificationTexts);
  const { id = "" } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useSpecification(id);
  return (
    <Screen title={text("newVersion", { name: data?.name ?? `#${id}` })}>
      {error && <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />}
      {!error && !isFetchedAfterMount && <DelayedProgress />}
      {!error && isFetchedAfterMount && data && (
        <BoardSettingsLoader>
          {(settings) => <VersionForm specification={data} settings={settings} />}
        </BoardSettingsLoader>
      )}
    </Screen>
  );
}

interface VersionFormProps {
  readonly specification: SpecificationDetails;
  readonly settings: BoardSettings;
}

function VersionForm({ specification, settings }: VersionFormProps) {
  const text = useTexts(specificationTexts);
  const host = useHost();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const { id, name, versions } = specification;
  const [latest] = versions;
  const page = specificationAddress(id);
  const form = useDraftForm({
    schema: SpecificationDraft,
    initial: () => (latest ? draftOf(latest.number, latest.content) : emptyDraft),
    read: (draft) => readVersion(draft, settings),
    fieldOf,
    save: async (version) => {
      const { number } = await host.call("createSpecificationVersion", { id, ...version });
      notify(text("saved", { name, number }), { type: "success" });
      return leaveForm(page);
    },
    text,
  });
  return (
    <SpecificationForm
      form={form}
      settings={settings}
      submitLabel={text("submitVersion", { number: (latest?.number ?? 0) + 1 })}
      otherAction={
        <Button component={Link} to={page} size="large">
          {text("toSpecification")}
        </Button>
      }
    />
  );
}
