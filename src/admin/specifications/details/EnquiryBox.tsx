import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { designOf, EnquirySpecification } from "../../../../contract/boxSpecifications";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { QueryResult } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { useHostCall } from "../../useHostQuery";
import { SpecificationFigures } from "../SpecificationFigures";
import { newSpecificationAddress } from "../specifications";
import { specificationTexts } from "../texts";
import { BoxFacts, Papers } from "./BoxFacts";

/**
 * The box that a visitor estimated, with the plant's present figures, and a link that makes a specification from the
 * box.
 */
export default function EnquiryBox({ specification }: { readonly specification: unknown }) {
  const { data } = EnquirySpecification.safeParse(specification);
  return data && <Enquired specification={data} />;
}

function Enquired({ specification }: { readonly specification: EnquirySpecification }) {
  const text = useTexts(specificationTexts);
  const { content, quantity } = specification;
  const canSpecify = hasFeature("paper");
  const settings = useHostCall(["boardSettings"], "getBoardSettings", {}, { enabled: canSpecify });
  return (
    <>
      <Section title={text("enquiry.title")}>
        <BoxFacts
          content={content}
          others={[[text("enquiry.quantity"), quantity.toLocaleString("en-IN")]]}
        />
        {canSpecify && (
          <Button
            component={Link}
            to={newSpecificationAddress}
            state={{ content }}
            variant="contained"
            sx={{ justifySelf: "start" }}
          >
            {text("enquiry.make")}
          </Button>
        )}
      </Section>
      <Papers layers={content.layers} />
      {canSpecify && (
        <Section title={text("sections.figures")}>
          <QueryResult query={settings} failed={text("settingsFailed")}>
            {(known) => <SpecificationFigures design={designOf(content)} factors={known} />}
          </QueryResult>
        </Section>
      )}
    </>
  );
}
