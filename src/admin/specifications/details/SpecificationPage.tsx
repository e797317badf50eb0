import { Box, Button, Typography } from "@mui/material";
import { RecordContextProvider } from "react-admin";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { designOf } from "../../../../contract/boxSpecifications";
import type {
  SpecificationDetails,
  SpecificationVersion,
} from "../../../../contract/specifications";
import { useTexts } from "../../../texts/useTexts";
import { clientAddress, orderBoxAddress } from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { SpecificationDrawing } from "../drawing/SpecificationDrawing";
import { SpecificationFigures } from "../SpecificationFigures";
import { newVersionAddress, specificationsAddress, useSpecification } from "../specifications";
import { specificationTexts } from "../texts";
import { BoxFacts, Papers } from "./BoxFacts";

export default function SpecificationPage() {
  const text = useTexts(specificationTexts);
  const { id = "" } = useParams();
  const query = useSpecification(id);
  const [params, setParams] = useSearchParams();
  const wantedNumber = Number(params.get("version"));
  const { versions = [] } = query.data ?? {};
  const shown = versions.find(({ number }) => number === wantedNumber) ?? versions[0];
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

function VersionDetails({ version }: { readonly version: SpecificationVersion }) {
  const text = useTexts(specificationTexts);
  const { content, settings, number, createdAt, createdBy } = version;
  const design = designOf(content);
  const factors = settings;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <Box sx={{ display: "grid", gap: 3 }}>
        <Section title={text("versions.version", { number })}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {text("versions.by", { time: indiaMoment(createdAt), by: createdBy })}
          </Typography>
          <BoxFacts content={content} />
        </Section>
        <Papers layers={content.layers} />
        <Section title={text("sections.figures")}>
          <SpecificationFigures design={design} factors={factors} />
        </Section>
      </Box>
      <Section title={text("sections.drawing")}>
        <SpecificationDrawing design={design} factors={factors} />
      </Section>
    </Box>
  );
}

interface VersionListProps {
  readonly versions: readonly SpecificationVersion[];
  /** The number of the displayed version. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

function VersionList({ versions, shown, onShow }: VersionListProps) {
  const text = useTexts(specificationTexts);
  return (
    <Section title={text("versions.title")}>
      <Typography variant="body2" color="text.secondary">
        {text("versions.hint")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {versions.map(({ id, number, size, materialGrade, createdAt, createdBy }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "center" }}
          >
            <Button
              variant={number === shown ? "contained" : "outlined"}
              aria-pressed={number === shown}
              aria-label={text("versions.show", { number })}
              onClick={() => onShow(number)}
            >
              {text("versions.version", { number })}
            </Button>
            <Box sx={{ minWidth: 0, flex: "1 1 240px" }}>
              <Typography>{`${size}, ${materialGrade}`}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
                {text("versions.by", { time: indiaMoment(createdAt), by: createdBy })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
