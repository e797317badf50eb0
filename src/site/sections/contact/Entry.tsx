import type { InputHTMLAttributes } from "react";
import styles from "./Entry.module.css";
import { type EnquiryField, longestOf } from "./enquiryErrors";

interface EntryProps extends Omit<InputHTMLAttributes<HTMLElement>, "name"> {
  name: EnquiryField;
  label: string;
  fault: string | undefined;
  hint?: string;
  isLong?: boolean;
}

/** A labelled field and what is amiss with it. */
export function Entry({ name, label, fault, hint, isLong = false, ...attributes }: EntryProps) {
  const faultId = `${name}-fault`;
  const shared = {
    ...attributes,
    id: name,
    name,
    maxLength: longestOf(name),
    "aria-invalid": fault !== undefined,
    "aria-describedby": fault === undefined ? undefined : faultId,
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={name}>
        {label} {hint && <small>({hint})</small>}
      </label>
      {isLong ? <textarea {...shared} rows={5} /> : <input {...shared} />}
      <p id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
