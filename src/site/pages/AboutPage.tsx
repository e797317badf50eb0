import { useFacts } from "../facts";
import { PageHead } from "../PageHead";
import { Flutes, PageOpening } from "../PageOpening";
import { Section, Steps } from "../Section";
import { BreadcrumbData } from "../StructuredData";
import factStyles from "../sections/about/BusinessFacts.module.css";
import historyStyles from "../sections/about/History.module.css";
import statisticsStyles from "../sections/about/Statistics.module.css";
import teamStyles from "../sections/about/Teams.module.css";
import aimStyles from "../sections/about/VisionMission.module.css";

function Statistics() {
  const { statistics } = useFacts();
  return (
    <dl className={statisticsStyles.statistics}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const chapters = [
  {
    name: "2006",
    text: "The company is established in Bengaluru as a proprietorship that makes corrugated boxes. It is one still.",
  },
  {
    name: "Two units",
    text: "Paper becomes board, and board becomes boxes, in two factory units in the same neighbourhood, Chikkabanavara.",
  },
  {
    name: "3 to 9 ply",
    text: "The range reaches from light cartons to heavy-duty boxes, and from plain kraft to laminated print.",
  },
  {
    name: "Today",
    text: "More than 18 years, 500 clients and 10 million boxes on, up to 70 people work to one plan.",
  },
];

const History = () => (
  <Section
    id="history"
    title="History"
    lead="Growth by plies: each step came from a load that needed it."
  >
    <Steps steps={chapters} className={historyStyles.history} />
  </Section>
);

const VisionMission = () => (
  <section id="visionmission" className={aimStyles.aims} aria-labelledby="visionmission-title">
    <Flutes ply={5} />
    <div className={aimStyles.grid}>
      <h2 id="visionmission-title">Vision and mission</h2>
      <article>
        <h3>Vision</h3>
        <p>
          That nobody in our clients’ despatch departments has to think about the box, because it is
          there, it fits and it holds.
        </p>
      </article>
      <article>
        <h3>Mission</h3>
        <p>
          To draw each box for its load, make it from as little paper as does the work, deliver it
          on the day we named, and see the paper come back.
        </p>
      </article>
    </div>
  </section>
);

/** The facts a buyer's purchase department asks for, as on a specification sheet. */
function BusinessFacts() {
  const { name, businessFacts } = useFacts();
  return (
    <Section
      id="facts"
      title="Facts for your vendor form"
      look="kraft"
      lead="The entries that a purchase department asks for first."
    >
      <table className={factStyles.facts}>
        <caption>{name}</caption>
        <tbody>
          {businessFacts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The teams, in the order in which an order passes through the plant. */
function Teams() {
  const { teams } = useFacts();
  return (
    <Section
      id="ourteam"
      title="Our team"
      lead="The teams, in the order in which your job passes through their hands."
    >
      <Steps
        steps={teams.map(({ name, work }) => ({ name, text: work }))}
        className={teamStyles.teams}
      />
    </Section>
  );
}

export function Component() {
  const { name, town, founded } = useFacts();
  return (
    <>
      <PageHead
        title="About Us"
        description={`A proprietorship that has made corrugated boxes in ${town} since ${founded}: history, figures, aims and teams.`}
        path="/about"
      />
      <BreadcrumbData name="About Us" path="/about" />
      <PageOpening title="About Us" ply={3}>
        Two units, up to 70 people and one trade: {name} turns paper reels into boxes that other
        people’s goods travel in.
      </PageOpening>
      <Statistics />
      <History />
      <VisionMission />
      <BusinessFacts />
      <Teams />
    </>
  );
}
