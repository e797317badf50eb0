import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../../texts/useTexts";
import { useSitePath } from "../../language";
import { Section } from "../../Section";
import { productsTexts } from "../../texts/productsTexts";
import styles from "./BoxEntry.module.css";

/** The first fields of the estimator, with the example that it begins with. */
const fields = [
  { name: "length", value: "400" },
  { name: "width", value: "300" },
  { name: "height", value: "200" },
  { name: "quantity", value: "1,000" },
] as const;

/** The way into the estimator, which checks the fields. Without React the browser opens it with the same address. */
export function BoxEntry() {
  const texts = useTexts(productsTexts);
  const path = useSitePath()("/estimate");
  const navigate = useNavigate();
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const query = new URLSearchParams(fields.map(({ name }) => [name, String(data.get(name))]));
    void navigate(`${path}?${query.toString()}`);
  };
  return (
    <Section
      id="box-figures"
      title={texts("calculator.title")}
      look="kraft"
      lead={texts("calculator.lead")}
    >
      <form
        action={path}
        method="get"
        aria-labelledby="box-figures-title"
        className={`${styles.fields} ${styles.entry}`}
        onSubmit={open}
      >
        {fields.map(({ name, value }) => (
          <div key={name}>
            <label htmlFor={`box-${name}`}>
              {texts(`calculator.fields.${name}`)}{" "}
              <small>({name === "quantity" ? texts("calculator.boxes") : "mm"})</small>
            </label>
            <input
              id={`box-${name}`}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={value}
            />
          </div>
        ))}
        <button type="submit">{texts("calculator.open")}</button>
      </form>
    </Section>
  );
}
