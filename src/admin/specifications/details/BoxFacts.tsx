import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import {
  designOf,
  EnquirySpecification,
  type SpecificationContent,
  type SpecificationLayer,
} from "../../../../contract/boxSpecifications";
import { tenthsText } from "../../../../domain/board/quantities";
import { stagesOf } from "../../../../domain/stages/stages";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { stageTexts } from "../../machines/stageTexts";
import { noValue } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { SpecificationFigures, useLayerNames } from "../SpecificationFigures";
import { newSpecificationAddress } from "../specifications";
import { specificationTexts } from "../texts";

interface BoxFactsProps {
  readonly content: SpecificationContent;
  /** Further facts as names and values. */
  readonly others?: readonly (readonly [name: string, value: string])[];
}

/** The entered facts of a box without the papers. */
export function BoxFacts({ content, others = [] }: BoxFactsProps) {
  const text = useTexts(specificationTexts);
  const stageText = useTexts(stageTexts);
  const { style, measured, joint, printColours, length, width, height } = content;
  const size = `${[length, width, height].map(tenthsText).join(" × ")} mm`;
  const stages = stagesOf(content).map(({ kind, perIn }) =>
    perIn > 1 ? `${stageText(`names.${kind}`)} × ${perIn}` : stageText(`names.${kind}`),
  );
  const stagesName = text(content.stages ? "stages.chosen" : "stages.title");
  const facts = [
    ...others,
    [text("fields.style"), text(`styles.${style}`)],
    [text("fields.measured"), `${size} ${text(`sides.${measured}`).toLowerCase()}`],
    [text("fields.ply"), text("plies", { ply: content.ply })],
    [
      text("versions.print"),
      printColours === 0
        ? text("versions.noPrint")
        : text("versions.colours", { smart_count: printColours }),
    ],
    [text("versions.joint"), joint === undefined ? text("versions.plantJoint") : `${joint} mm`],
    [stagesName, stages.join(" → ")],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const columns = ["layer", "gsm", "burstFactor", "rct", "shade"] as const;
type Column = (typeof columns)[number];

export function Papers({ layers }: { readonly layers: readonly SpecificationLayer[] }) {
  const text = useTexts(specificationTexts);
  const names = useLayerNames(layers.length);
  const title = text("versions.papers");
  return (
    <Section title={title}>
      <CellTable
        label={title}
        columns={columns}
        figures={["gsm", "burstFactor", "rct"]}
        header={(column) => text(`columns.${column}`)}
        rows={layers.map(
          (layer, index): Record<Column, string | number> => ({
            layer: `${names[index]}${layer.flute === undefined ? "" : ` (${layer.flute})`}`,
            gsm: layer.gsm,
            burstFactor: layer.burstFactor,
            rct: layer.rct ?? noValue,
            shade: layer.shade ?? noValue,
          }),
        )}
      />
    </Section>
  );
}

/**
 * The box that a visitor estimated, with the plant's present figures, and a link that makes a specification from the
 * box.
 */
export function EnquiryBox({ specification }: { readonly specification: unknown }) {
  const { data } = EnquirySpecification.safeParse(specification);
  return data && <Enquired specification={data} />;
}

function Enquired({ specification }: { readonly specification: EnquirySpecification }) {
  const text = useTexts(specificationTexts);
  const { content, quantity } = specification;
  const settings = useHostCall(["board"], "getBoardSettings", {});
  return (
    <>
      <Section title={text("enquiry.title")}>
        <BoxFacts
          content={content}
          others={[[text("enquiry.quantity"), quantity.toLocaleString("en-IN")]]}
        />
        <Button
          component={Link}
          to={newSpecificationAddress}
          state={{ content }}
          variant="contained"
          sx={{ justifySelf: "start" }}
        >
          {text("enquiry.make")}
        </Button>
      </Section>
      <Papers layers={content.layers} />
      <Section title={text("sections.figures")}>
        <QueryResult query={settings} failed={text("settingsFailed")}>
          {(known) => <SpecificationFigures design={designOf(content)} factors={known} />}
        </QueryResult>
      </Section>
    </>
  );
}
