import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { boardThickness } from "../../../domain/board/boardStrength";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { isComputed } from "../../../domain/board/computed";
import { type Dieline, dielineOf } from "../../../domain/board/dieline";
import { BlankFigure } from "../../art/BlankFigure";
import { useSubmitOnce } from "../../browser/useSubmitOnce";
import { type DielineFormat, dielineFormats, saveDieline } from "../../dieline/saveDieline";
import { useTexts } from "../../texts/useTexts";
import { chatLink, useFacts, useTerms } from "../facts";
import { useSitePath } from "../language";
import { PageData, PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { ActionLink, Marked, Section } from "../pageParts";
import type { EnquiredBox } from "../sections/contact/enquirySubject";
import { EstimateForm } from "../sections/estimate/EstimateForm";
import styles from "../sections/estimate/Estimator.module.css";
import {
  designOf,
  estimateRows,
  lengthText,
  sizeText,
  specificationOf,
  summaryOf,
} from "../sections/estimate/estimateBox";
import { type EstimateEntries, queryOf, readFigures } from "../sections/estimate/estimateEntries";
import { FoldStage } from "../sections/estimate/fold/FoldStage";
import { PriceBands } from "../sections/estimate/PriceBands";
import { useBoardFactors, useElementSize, useEstimate } from "../sections/estimate/useEstimate";
import { type EstimateText, estimateTexts } from "../texts/estimateTexts";

interface FiguresProps {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** True while a field is wrong: the box has no figures. */
  readonly isEmpty: boolean;
}

const Figures = ({ rows, isEmpty }: FiguresProps) => (
  <dl className={styles.figures}>
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{isEmpty ? "–" : value}</dd>
      </div>
    ))}
  </dl>
);

/**
 * The drawings of the last complete box. They keep their place while a field is wrong, but can be neither seen nor
 * saved.
 */
const Results = ({ isOld, children }: { isOld: boolean; children: ReactNode }) => (
  <div style={isOld ? { visibility: "hidden" } : undefined}>{children}</div>
);

/** Computes a box as the visitor types: figures, the box in space, the dieline and its files. */
export function Estimator() {
  const texts = useTexts(estimateTexts);
  const factors = useBoardFactors();
  const path = useSitePath();
  const facts = useFacts();
  const terms = useTerms(["leastOrder", "leadTime"]).map(({ label, value }) => ({
    name: label,
    value,
  }));
  const { form, entries, complete, errors, isSwapped, enter, keepInAddress } = useEstimate(texts);
  const { figures } = readFigures(complete, texts);
  if (!figures) return null;
  const { unit, colours } = complete;
  const specification = specificationOf(complete, figures);
  const design = designOf(specification);
  const dieline = dielineOf(design, factors);
  const thickness = boardThickness(design, factors);
  const size = sizeText([figures.length, figures.width, figures.height], unit);
  const isOld = Object.keys(errors).length > 0;
  const { quantity } = figures;
  const summary = summaryOf(complete, figures, texts);
  const address = `${path("/estimate")}?${queryOf(complete)}`;
  return (
    <>
      <section className={styles.box} aria-label={texts("fold")}>
        <EstimateForm ref={form} {...{ entries, errors, isSwapped, texts }} onEnter={enter} />
        <div className={styles.stage}>
          <Results isOld={isOld}>
            {isComputed(dieline) && isComputed(thickness) ? (
              <FoldStage
                dieline={dieline.value}
                thickness={thickness.value}
                colours={colours}
                size={size}
                texts={texts}
              />
            ) : null}
          </Results>
          <p role="status" className={styles.note}>
            {isOld ? texts("incomplete") : texts("note")}
          </p>
        </div>
      </section>
      <Section id="box-figures" title={texts("figures")} look="kraft" lead={texts("askText")}>
        <Figures
          rows={[...estimateRows(design, complete, { quantity, factors, texts }), ...terms]}
          isEmpty={isOld}
        />
        {isOld ? (
          <p className={styles.note}>{texts("incomplete")}</p>
        ) : (
          <>
            <PriceBands specification={specification} texts={texts} />
            <ActionLink
              to="/contact#contactus"
              state={
                {
                  specification: { ...specification },
                  summary,
                  size,
                  address,
                } satisfies EnquiredBox
              }
              onClick={keepInAddress}
            >
              {texts("ask")}
            </ActionLink>
            {facts.chatNumber !== "" && (
              <a
                className={styles.chat}
                href={chatLink(facts.chatNumber, `${summary}\n${facts.website}${address}`)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts("chat")}
              </a>
            )}
          </>
        )}
      </Section>
      <Section id="dieline" title={texts("dieline")} lead={texts("dielineLead")}>
        {isComputed(dieline) && (
          <Results isOld={isOld}>
            <DielineFigure dieline={dieline.value} unit={unit} texts={texts} />
            <DielineFiles design={design} dieline={dieline.value} texts={texts} />
          </Results>
        )}
      </Section>
    </>
  );
}

interface DielineFigureProps {
  readonly dieline: Dieline;
  readonly unit: EstimateEntries["unit"];
  readonly texts: EstimateText;
}

/**
 * Draws the dieline with its measures in the chosen unit. The text of the measures is as large on a phone as on a wide
 * screen.
 */
function DielineFigure({ dieline, unit, texts }: DielineFigureProps) {
  const { ref, size } = useElementSize();
  const { blank, along, across } = dieline;
  const labels = (measures: Dieline["along"]) => measures.map(({ label }) => label).join(", ");
  return (
    <div ref={ref} className={styles.dieline}>
      <BlankFigure
        dieline={dieline}
        width={Math.min(600, Math.max(320, size.width))}
        lengthText={(length) => lengthText(length, unit)}
        label={texts("dielinePicture", {
          size: sizeText([blank.length, blank.width], "mm"),
          along: labels(along),
          across: labels(across),
        })}
      />
    </div>
  );
}

interface DielineFilesProps {
  readonly design: BoxDesign;
  readonly dieline: Dieline;
  readonly texts: EstimateText;
}

/** Saves the dieline at its own size. The code of a format is loaded when it is asked for. */
function DielineFiles({ design, dieline, texts }: DielineFilesProps) {
  const [isFailed, setFailed] = useState(false);
  const [save, isBusy] = useSubmitOnce(async (format: DielineFormat) => {
    setFailed(false);
    await saveDieline(format, design, dieline).catch(() => setFailed(true));
  });
  return (
    <div className={styles.files}>
      {dielineFormats.map((format) => (
        <button key={format} type="button" disabled={isBusy} onClick={() => void save(format)}>
          {texts("save", { format: format.toUpperCase() })}
        </button>
      ))}
      {isFailed && <p role="alert">{texts("saveFailed")}</p>}
    </div>
  );
}

export function Component() {
  const text = useTexts(estimateTexts);
  const path = useSitePath();
  return (
    <>
      <PageHead title={text("title")} description={text("description")} path="/estimate" />
      <PageData name={text("title")} path="/estimate" />
      <PageOpening title={text("title")} ply={5}>
        {text("lead")}
      </PageOpening>
      <noscript>
        <p className={styles.noScript}>
          <Marked
            text={text("noScript")}
            as={(part) => <Link to={path("/contact")}>{part}</Link>}
          />
        </p>
      </noscript>
      <Estimator />
    </>
  );
}
