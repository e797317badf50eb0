import type { ReactNode, Ref } from "react";
import { plies } from "../../../../domain/board/boardFactors";
import { measuredSides } from "../../../../domain/board/boxDesign";
import { flutesName, linerPapers, mediumPapers } from "../../../../domain/estimateAddress";
import { lengthUnits } from "../../../../domain/lengthUnits";
import type { EstimateText } from "../../texts/estimateTexts";
import styles from "./EstimateForm.module.css";
import { coloursText } from "./estimateBox";
import {
  boxSides,
  colourCounts,
  type EstimateEntries,
  type EstimateErrors,
  estimateStyles,
  fluteChoices,
} from "./estimateEntries";

type Enter = (name: keyof EstimateEntries, text: string) => void;

interface EntryProps {
  readonly name: keyof EstimateEntries;
  readonly label: ReactNode;
  readonly children: (id: string) => ReactNode;
  readonly error?: string | undefined;
  /** A sentence about a field without an error. */
  readonly note?: string | undefined;
}

function Entry({ name, label, children, error, note }: EntryProps) {
  const id = `estimate-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      <p id={`${id}-error`} className={error === undefined ? styles.hint : styles.error}>
        {error ?? note}
      </p>
    </div>
  );
}

interface EstimateFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly entries: EstimateEntries;
  readonly errors: EstimateErrors;
  /** True if the width is longer than the length, so that the box has them the other way round. */
  readonly isSwapped: boolean;
  readonly texts: EstimateText;
  readonly onEnter: Enter;
}

type Choice = readonly [value: string | number, name: string];

/** The fields of a box. Each change is passed on unchanged. */
export function EstimateForm(props: EstimateFormProps) {
  const { ref, entries, errors, isSwapped, texts, onEnter } = props;
  const figure = (name: keyof EstimateErrors, label: string, unit: string, hint?: string) => (
    <Entry
      name={name}
      error={errors[name]}
      note={name === "width" && isSwapped ? texts("swapped") : undefined}
      label={
        <>
          {label} <small>({unit})</small>
        </>
      }
    >
      {(id) => (
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={hint}
          value={entries[name]}
          onChange={({ target }) => onEnter(name, target.value)}
          aria-invalid={errors[name] !== undefined}
          aria-describedby={`${id}-error`}
        />
      )}
    </Entry>
  );
  const choice = (name: keyof EstimateEntries, label: string, choices: readonly Choice[]) => (
    <Entry name={name} label={label}>
      {(id) => (
        <select
          id={id}
          name={name}
          value={entries[name]}
          onChange={({ target }) => onEnter(name, target.value)}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Entry>
  );
  const papers = (all: readonly { gsm: number; burst: number }[]) =>
    all.map(
      ({ gsm, burst }, place): Choice => [
        place,
        texts("paper", { gsm: String(gsm), burst: String(burst) }),
      ],
    );
  const usual = (paper: { rct: number } | undefined) =>
    paper && texts("usual", { value: String(paper.rct) });
  return (
    <form
      ref={ref}
      className={`${styles.fields} ${styles.form}`}
      aria-label={texts("title")}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend>{texts("size")}</legend>
        {boxSides.map((side) => (
          <div key={side}>{figure(side, texts(`sides.${side}`), entries.unit)}</div>
        ))}
        {choice(
          "unit",
          texts("unit"),
          lengthUnits.map((unit) => [unit, texts(`units.${unit}`)]),
        )}
        {choice(
          "measured",
          texts("measured"),
          measuredSides.map((side) => [side, texts(`measures.${side}`)]),
        )}
        <div className={styles.wide}>
          {choice(
            "style",
            texts("style"),
            estimateStyles.map((style) => [style, texts(`styles.${style}`)]),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts("board")}</legend>
        {choice(
          "ply",
          texts("ply"),
          plies.map((count) => [count, texts("plies", { count })]),
        )}
        {choice(
          "flutes",
          texts("flutes"),
          fluteChoices[entries.ply].map((flutes) => [flutesName(flutes), flutes.join(" + ")]),
        )}
        {choice("liner", texts("liner"), papers(linerPapers))}
        {choice("medium", texts("medium"), papers(mediumPapers))}
        {figure("linerRct", texts("linerRct"), "kN/m", usual(linerPapers[entries.liner]))}
        {figure("mediumRct", texts("mediumRct"), "kN/m", usual(mediumPapers[entries.medium]))}
      </fieldset>
      <fieldset>
        <legend>{texts("order")}</legend>
        {figure("quantity", texts("quantity"), texts("boxes"))}
        {choice(
          "colours",
          texts("colours"),
          colourCounts.map((count) => [count, coloursText(count, texts)]),
        )}
      </fieldset>
    </form>
  );
}
