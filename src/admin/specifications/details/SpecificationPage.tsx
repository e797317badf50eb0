import { Button } from "@mui/material";
import { RecordContextProvider } from "react-admin";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type {
  SpecificationDetails,
  SpecificationVersion,
} from "../../../../contract/specifications";
import { RecordHistory } from "../../history/exports";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { clientAddress, orderBoxAddress } from "../../recordAddresses";
import { useTexts } from "../../useTexts";
import { newVersionAddress, specificationsAddress } from "../addresses";
import { specificationTexts } from "../screenTexts";
import { useSpecification } from "../useSpecification";
import { VersionDetails } from "./VersionDetails";
import { VersionList } from "./VersionList";

/** A specification: the list of versions, and the chosen version as drawing, papers and figures. */
export default function SpecificationPage() {
  const text = useTexts(specificationTexts);
  const { id = "" } = useParams();
  const query = useSpecification(id);
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("version"));
  const { versions = [] } = query.data ?? {};
  const shown = versions.find(({ number }) => number === asked) ?? versions[0];
  return (
    <Screen
      title={query.data ? `${query.data.client}: ${query.data.name}` : `#${id}`}
      actions={
        <>
          <Button component={Link} to={specificationsAddress}>
            {text("toList")}
          </Button>
          {query.data && (
            <>
              <Button component={Link} to={clientAddress(query.data.client)}>
                {text("ordersOf", { client: query.data.client })}
              </Button>
              <Button component={Link} to={newVersionAddress(id)}>
                {text("newVersionAction")}
              </Button>
            </>
          )}
          {shown && (
            <Button component={Link} to={orderBoxAddress(shown.id)} variant="contained">
              {text("order")}
            </Button>
          )}
        </>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(specification) =>
          shown && (
            <Versions
              specification={specification}
              shown={shown}
              onShow={(number) => setParams({ version: String(number) })}
            />
          )
        }
      </QueryResult>
    </Screen>
  );
}

interface VersionsProps {
  readonly specification: SpecificationDetails;
  readonly shown: SpecificationVersion;
  readonly onShow: (number: number) => void;
}

function Versions({ specification, shown, onShow }: VersionsProps) {
  const { versions } = specification;
  return (
    <>
      {versions.length > 1 && (
        <VersionList versions={versions} shown={shown.number} onShow={onShow} />
      )}
      <VersionDetails version={shown} />
      <RecordContextProvider value={specification}>
        <RecordHistory kind="specification" />
      </RecordContextProvider>
    </>
  );
}
