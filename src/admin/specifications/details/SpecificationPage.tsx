import { Button } from "@mui/material";
import { RecordContextProvider } from "react-admin";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { SpecificationDetails } from "../../../../contract/specifications";
import { RecordHistory } from "../../history/exports";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { useScreenTexts } from "../../useScreenTexts";
import { newVersionAddress, specificationsAddress } from "../addresses";
import { specificationTexts } from "../screenTexts";
import { useSpecification } from "../useSpecification";
import { VersionDetails } from "./VersionDetails";
import { VersionList } from "./VersionList";

/** A specification: its versions, and one of them as drawing, papers and figures. */
export default function SpecificationPage() {
  const text = useScreenTexts(specificationTexts);
  const { id = "" } = useParams();
  const query = useSpecification(id);
  return (
    <Screen
      title={query.data ? `${query.data.client}: ${query.data.name}` : `#${id}`}
      actions={
        <>
          <Button component={Link} to={specificationsAddress}>
            {text("toList")}
          </Button>
          <Button component={Link} to={newVersionAddress(id)} variant="contained">
            {text("newVersionAction")}
          </Button>
        </>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(specification) => <Versions specification={specification} />}
      </QueryResult>
    </Screen>
  );
}

function Versions({ specification }: { readonly specification: SpecificationDetails }) {
  const [params, setParams] = useSearchParams();
  const { versions } = specification;
  const asked = Number(params.get("version"));
  const shown = versions.find(({ number }) => number === asked) ?? versions[0];
  if (shown === undefined) return null;
  return (
    <>
      {versions.length > 1 && (
        <VersionList
          versions={versions}
          shown={shown.number}
          onShow={(number) => setParams({ version: String(number) })}
        />
      )}
      <VersionDetails version={shown} />
      <RecordContextProvider value={specification}>
        <RecordHistory kind="specification" />
      </RecordContextProvider>
    </>
  );
}
