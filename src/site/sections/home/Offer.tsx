import { type ArtName, artUrl } from "../../art/names";
import { kinds } from "../../range";
import { Section, Steps } from "../../Section";
import benefitStyles from "./Benefits.module.css";
import rangeStyles from "./Range.module.css";
import serviceStyles from "./Services.module.css";
import solutionStyles from "./Solutions.module.css";
import loopStyles from "./Sustainability.module.css";

interface DrawnListProps {
  items: readonly { readonly name: string; readonly text: string; readonly art: ArtName }[];
}

const DrawnList = ({ items }: DrawnListProps) => (
  <ul>
    {items.map(({ name, text, art }) => (
      <li key={name}>
        <img src={artUrl(art)} alt="" width="480" height="360" loading="lazy" />
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Range = () => (
  <section id="range" className={rangeStyles.range} aria-labelledby="range-title">
    <h2 id="range-title">What we make</h2>
    <DrawnList items={kinds} />
  </section>
);

type Solution = Readonly<{ name: string; text: string; art: ArtName }>;

const solutions: readonly Solution[] = [
  {
    name: "Quality",
    text: "Each reel’s GSM and burst factor stay on record with the orders it ran for. Ask what paper is in your box and we look it up.",
    art: "board-7-ply",
  },
  {
    name: "Craftsmanship",
    text: "Creases that fold where they should and flaps that meet. A box that closes square stacks square.",
    art: "box-lid-and-base",
  },
  {
    name: "Planning",
    text: "Every order has its date and its place on one board, from To Do to Shipped. Ask, and we tell you where yours stands.",
    art: "reels",
  },
  {
    name: "Eco-friendly commitment",
    text: "Recyclable board, and no more of it in a box than its load asks for.",
    art: "sheets",
  },
];

/** The plant's promises to clients. Each card is a step lower than the card before. */
export const Solutions = () => (
  <section id="solutions" className={solutionStyles.solutions} aria-labelledby="solutions-title">
    <h2 id="solutions-title">What you can hold us to</h2>
    <DrawnList items={solutions} />
  </section>
);

const benefits = [
  {
    name: "Range",
    text: "Board from 3 to 9 ply, plain, printed or laminated, so one order can cover every pack you use.",
  },
  {
    name: "Innovation",
    text: "A pack that has always been made one way is redrawn when less board can do the same work.",
  },
  {
    name: "Quality control",
    text: "Paper is entered by weight, GSM and burst factor, and every reel can be followed to the orders it ran for.",
  },
  {
    name: "Tailored solutions",
    text: "Inside measures, flute, ply and print are set for the product. There is no catalogue size you must fit.",
  },
  {
    name: "Affordability",
    text: "You pay for the board your load needs. Blanks are laid out to waste as little of it as they can.",
  },
  {
    name: "Sustainability",
    text: "Board is paper through and through: every box can be pulped and made into paper again.",
  },
];

export const Benefits = () => (
  <Section id="benefits" title="Six reasons to order from us" look="kraft">
    <dl className={benefitStyles.benefits}>
      {benefits.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const services = [
  {
    name: "Custom design",
    text: "You send the product or its measures; we draw a box for it, with style, ply, flute and print.",
  },
  {
    name: "Industrial manufacturing",
    text: "Board, print, slotting and punching, all within our two units.",
  },
  {
    name: "Bulk supply",
    text: "Long runs and repeat orders, delivered to the address and by the date that the order names.",
  },
  {
    name: "Client support",
    text: "Your order has a number. Call with it and we tell you where the boxes are, down to the lorry.",
  },
];

export const Services = () => (
  <Section
    id="services"
    title="From your product to the loading bay"
    lead="Four services that follow one another. Most clients use all of them; you can join at any step."
  >
    <Steps steps={services} className={serviceStyles.services} />
  </Section>
);

const steps = [
  { name: "Paper", text: "Kraft and test liner come to us in reels." },
  { name: "Board", text: "Fluted and glued with starch; nothing but paper and starch goes in." },
  { name: "Box", text: "Cut close to the product, so that lorries carry goods and not air." },
  { name: "Paper again", text: "Used boxes and our trimmings go back to the mill as fibre." },
];

/** The way of the fibre, there and back. */
export const Sustainability = () => (
  <Section
    id="sustainability"
    title="Paper in, paper out"
    look="ink"
    lead="A corrugated box is one of the few packages that is collected, pulped and made into the same thing again."
  >
    <Steps steps={steps} className={loopStyles.loop} />
  </Section>
);
