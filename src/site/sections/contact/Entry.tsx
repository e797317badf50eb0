import type { InputHTMLAttributes } from "react";
import styles from "../../Fields.module.css";
import { type ContactField, maxLengthOf } from "./contactErrors";

interface EntryProps extends Omit<InputHTMLAttributes<HTMLElement>, "name"> {
  name: ContactField;
  label: string;
  error: string | undefined;
  hint?: string;
  isLong?: boolean;
}

/** A labelled field and what is amiss with it. */
export function Entry({ name, label, error, hint, isLong = false, ...attributes }: EntryProps) {
  const errorId = `${name}-error`;
  const shared = {
    ...attributes,
    id: name,
    name,
    maxLength: maxLengthOf(name),
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
  };
  return (
    <div className={styles.fields}>
      <label htmlFor={name}>
        {label} {hint && <small>({hint})</small>}
      </label>
      {isLong ? <textarea {...shared} rows={5} /> : <input {...shared} />}
      <p id={errorId} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
