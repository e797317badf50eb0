import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  /** Names the section for links into the page and for its heading. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  look?: "paper" | "kraft" | "ink";
}

export const Section = ({ id, title, children, lead, look = "paper" }: SectionProps) => (
  <section id={id} className={`${styles.section} ${styles[look]}`} aria-labelledby={`${id}-title`}>
    <div className={styles.grid}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  </section>
);

interface StepsProps {
  steps: readonly { readonly name: string; readonly text: string }[];
  className: string | undefined;
}

export const Steps = ({ steps, className }: StepsProps) => (
  <ol className={className}>
    {steps.map(({ name, text }) => (
      <li key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
