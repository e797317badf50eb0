import { home } from "../../languages/en/home";
import { Section, Steps } from "../../Section";
import { useSiteTexts } from "../../siteTexts";
import { DrawnList } from "../Range";
import benefitStyles from "./Benefits.module.css";
import serviceStyles from "./Services.module.css";
import solutionStyles from "./Solutions.module.css";
import loopStyles from "./Sustainability.module.css";

const useTexts = () => useSiteTexts("home", home);

const solutions = [
  { solution: "quality", art: "board-7-ply" },
  { solution: "craft", art: "box-lid-and-base" },
  { solution: "planning", art: "reels" },
  { solution: "ecology", art: "sheets" },
] as const;

/** The plant's promises to clients. Each card is a step lower than the card before. */
export function Solutions() {
  const text = useTexts().solutions;
  return (
    <section id="solutions" className={solutionStyles.solutions} aria-labelledby="solutions-title">
      <h2 id="solutions-title">{text.title}</h2>
      <DrawnList items={solutions.map(({ solution, art }) => ({ ...text[solution], art }))} />
    </section>
  );
}

export function Benefits() {
  const { title, list } = useTexts().benefits;
  return (
    <Section id="benefits" title={title} look="kraft">
      <dl className={benefitStyles.benefits}>
        {list.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Services() {
  const { title, lead, steps } = useTexts().services;
  return (
    <Section id="services" title={title} lead={lead}>
      <Steps steps={steps} className={serviceStyles.services} />
    </Section>
  );
}

/** The way of the fibre, there and back. */
export function Sustainability() {
  const { title, lead, steps } = useTexts().sustainability;
  return (
    <Section id="sustainability" title={title} look="ink" lead={lead}>
      <Steps steps={steps} className={loopStyles.loop} />
    </Section>
  );
}
