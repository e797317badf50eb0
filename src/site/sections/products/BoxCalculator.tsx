import { useEffect, useState } from "react";
import { defaultBoardFactors, plies } from "../../../../domain/board/boardFactors";
import { lengthUnits } from "../../../../domain/lengthUnits";
import type { CartonSize } from "../../../art/slottedCarton";
import { ActionLink } from "../../ActionLink";
import { Dieline } from "../../art/Dieline";
import { products } from "../../languages/en/products";
import { fetchBoardFactors } from "../../lists/publicLists";
import { Section } from "../../Section";
import { useSiteTexts } from "../../siteTexts";
import styles from "./BoxCalculator.module.css";
import {
  type BoxEntries,
  boxRows,
  boxSides,
  lengthText,
  paperChoices,
  readSides,
  withUnit,
} from "./boxCalculation";

const begin: BoxEntries = {
  length: "400",
  width: "300",
  height: "200",
  unit: "mm",
  ply: 3,
  paper: 1,
};

/** A blank fills the available room, and its figures are part of the drawing. Large blanks need a larger scale. */
const figureScale = ({ length, width, height }: CartonSize) =>
  Math.max((length + width) / 420, (width + height) / 600);

const chosenPly = (text: string) => plies.find((ply) => String(ply) === text) ?? begin.ply;

const chosenUnit = (text: string) => lengthUnits.find((unit) => unit === text) ?? begin.unit;

/** The plant's factors; the usual ones until the reply comes, or where none comes. */
function useBoardFactors() {
  const [factors, setFactors] = useState(defaultBoardFactors);
  useEffect(() => void fetchBoardFactors().then(setFactors, () => undefined), []);
  return factors;
}

/** Computes the board, weight and strength of a regular slotted box as the visitor types. */
export function BoxCalculator() {
  const text = useSiteTexts("products", products).calculator;
  const [entries, setEntries] = useState(begin);
  const factors = useBoardFactors();
  const { sides, errors } = readSides(entries, text);
  const enter = (entry: Partial<BoxEntries>) => setEntries((before) => ({ ...before, ...entry }));

  return (
    <Section id="box-figures" title={text.title} look="kraft" lead={text.lead}>
      <div className={styles.calculator}>
        <form
          className={`${styles.fields} ${styles.entries}`}
          onSubmit={(event) => event.preventDefault()}
        >
          {boxSides.map((side) => (
            <div key={side}>
              <label htmlFor={`box-${side}`}>
                {text.sides[side]} <small>({entries.unit})</small>
              </label>
              <input
                id={`box-${side}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={entries[side]}
                onChange={({ target }) => enter({ [side]: target.value })}
                aria-invalid={errors[side] !== undefined}
                aria-describedby={`box-${side}-error`}
              />
              <p id={`box-${side}-error`} className={styles.error}>
                {errors[side]}
              </p>
            </div>
          ))}
          <div>
            <label htmlFor="box-unit">{text.unit}</label>
            <select
              id="box-unit"
              value={entries.unit}
              onChange={({ target }) =>
                setEntries((before) => withUnit(before, chosenUnit(target.value)))
              }
            >
              {lengthUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {text.units[unit]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="box-ply">{text.plies}</label>
            <select
              id="box-ply"
              value={entries.ply}
              onChange={({ target }) => enter({ ply: chosenPly(target.value) })}
            >
              {plies.map((ply) => (
                <option key={ply} value={ply}>
                  {text.ply({ count: ply })}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="box-paper">{text.paper}</label>
            <select
              id="box-paper"
              value={entries.paper}
              onChange={({ target }) => enter({ paper: Number(target.value) })}
            >
              {paperChoices.map(({ gsm, burst }, index) => (
                <option key={gsm} value={index}>
                  {gsm} GSM, BF {burst}
                </option>
              ))}
            </select>
          </div>
        </form>
        <div className={styles.result} role="status">
          {sides ? (
            <>
              <Dieline
                {...sides}
                scale={figureScale(sides)}
                joint={factors.joints[entries.ply]}
                textOf={(length) => lengthText(length, entries.unit)}
              />
              <dl>
                {boxRows(sides, entries, factors, text).map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </>
          ) : (
            <p>{text.missing}</p>
          )}
        </div>
        <p className={styles.note}>{text.note}</p>
        <ActionLink to="/contact">{text.ask}</ActionLink>
      </div>
    </Section>
  );
}
