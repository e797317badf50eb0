import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSitePath } from "../../language";
import { products } from "../../languages/en/products";
import { Section } from "../../Section";
import { useSiteTexts } from "../../siteTexts";
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
  const text = useSiteTexts("products", products).calculator;
  const path = useSitePath()("/estimate");
  const navigate = useNavigate();
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const query = new URLSearchParams(fields.map(({ name }) => [name, String(data.get(name))]));
    void navigate(`${path}?${query.toString()}`);
  };
  return (
    <Section id="box-figures" title={text.title} look="kraft" lead={text.lead}>
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
              {text.fields[name]} <small>({name === "quantity" ? text.boxes : "mm"})</small>
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
        <button type="submit">{text.open}</button>
      </form>
    </Section>
  );
}
