import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { srcSetOf } from "../../domain/pictures";
import actionStyles from "./ActionLink.module.css";
import type { Ply } from "./art/Board";
import { type ArtName, artUrl } from "./art/names";
import fluteStyles from "./Flutes.module.css";
import { useSitePath } from "./language";
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

interface ActionLinkProps extends Pick<LinkProps, "state" | "onClick"> {
  to: string;
  children: ReactNode;
}

/** The main link of a section, which has at most one of them. `to` is the path of an English page. */
export function ActionLink({ to, children, ...link }: ActionLinkProps) {
  const path = useSitePath();
  return (
    <Link {...link} to={path(to)} className={actionStyles.action}>
      {children}
    </Link>
  );
}

const flutes: Record<Ply, readonly string[]> = {
  3: ["a"],
  5: ["a", "b"],
  7: ["a", "b", "c"],
  9: ["a", "b", "c", "d"],
};

/** A board's edge across the page. It divides sections, and grows by two plies from section to section. */
export const Flutes = ({ ply }: { ply: Ply }) => (
  <div className={fluteStyles.board} aria-hidden="true">
    {flutes[ply].map((flute) => (
      <i key={flute} />
    ))}
  </div>
);

interface MarkedProps {
  text: string;
  as: (part: string) => ReactNode;
}

/** A text with marked parts between two asterisks. Marked parts are printed bold, or are links. */
export const Marked = ({ text, as }: MarkedProps) =>
  text
    .split("*")
    .map((part, place) => <Fragment key={part}>{place % 2 === 0 ? part : as(part)}</Fragment>);

/** A name that may wrap after each slash. */
export function SlashedName({ name }: { readonly name: string }) {
  return name.split(/(?<=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have nothing but their places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface PictureProps {
  /** The host's address of the picture: one of the site's drawings or a picture elsewhere. */
  url: string;
  alt: string;
  /** The drawing in place of a picture that is absent or does not load. */
  instead?: ArtName;
}

/** A picture of 4 to 3 that is fetched when it comes near, and replaced by a drawing if it fails. */
export function Picture({ url, alt, instead = "box-rsc" }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const source = url === "" || broken === url ? artUrl(instead) : url;
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBroken(url);
  }, [url]);
  return (
    <img
      ref={image}
      src={source}
      srcSet={srcSetOf(source)}
      sizes="(min-width: 30rem) 480px, 100vw"
      alt={alt}
      width="480"
      height="360"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
