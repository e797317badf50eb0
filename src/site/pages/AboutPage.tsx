import { Flutes } from "../Flutes";
import { useFacts } from "../facts";
import { about } from "../languages/en/about";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Section, Steps } from "../Section";
import { PageData } from "../StructuredData";
import factStyles from "../sections/about/BusinessFacts.module.css";
import historyStyles from "../sections/about/History.module.css";
import statisticsStyles from "../sections/about/Statistics.module.css";
import teamStyles from "../sections/about/Teams.module.css";
import aimStyles from "../sections/about/VisionMission.module.css";
import { useSiteTexts } from "../siteTexts";

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

const useTexts = () => useSiteTexts("about", about);

function History() {
  const { title, lead, chapters } = useTexts().history;
  return (
    <Section id="history" title={title} lead={lead}>
      <Steps steps={chapters} className={historyStyles.history} />
    </Section>
  );
}

function VisionMission() {
  const { title, vision, visionText, mission, missionText } = useTexts().aims;
  return (
    <section id="visionmission" className={aimStyles.aims} aria-labelledby="visionmission-title">
      <Flutes ply={5} />
      <div className={aimStyles.grid}>
        <h2 id="visionmission-title">{title}</h2>
        <article>
          <h3>{vision}</h3>
          <p>{visionText}</p>
        </article>
        <article>
          <h3>{mission}</h3>
          <p>{missionText}</p>
        </article>
      </div>
    </section>
  );
}

/** The facts a buyer's purchase department asks for, as on a specification sheet. */
function BusinessFacts() {
  const { name, businessFacts } = useFacts();
  const { title, lead } = useTexts().facts;
  return (
    <Section id="facts" title={title} look="kraft" lead={lead}>
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
  const { title, lead } = useTexts().team;
  return (
    <Section id="ourteam" title={title} lead={lead}>
      <Steps
        steps={teams.map(({ name, work }) => ({ name, text: work }))}
        className={teamStyles.teams}
      />
    </Section>
  );
}

export function Component() {
  const { name, town, founded } = useFacts();
  const text = useTexts();
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description({ town, year: founded })}
        path="/about"
      />
      <PageData name={text.title} path="/about" />
      <PageOpening title={text.title} ply={3}>
        {text.lead({ name })}
      </PageOpening>
      <Statistics />
      <History />
      <VisionMission />
      <BusinessFacts />
      <Teams />
    </>
  );
}
