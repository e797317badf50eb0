import { namesIn } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { useFacts, useTerms } from "../facts";
import { PageData, PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Flutes, Picture, Section, Steps } from "../pageParts";
import factStyles from "../sections/about/BusinessFacts.module.css";
import historyStyles from "../sections/about/History.module.css";
import pictureStyles from "../sections/about/Pictures.module.css";
import statisticsStyles from "../sections/about/Statistics.module.css";
import teamStyles from "../sections/about/Teams.module.css";
import aimStyles from "../sections/about/VisionMission.module.css";
import { aboutTexts } from "../texts/aboutTexts";

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

function History() {
  const texts = useTexts(aboutTexts);
  return (
    <Section id="history" title={texts("history.title")} lead={texts("history.lead")}>
      <Steps
        steps={namesIn(aboutTexts.english.history.chapters).map((chapter) => ({
          name: texts(`history.chapters.${chapter}.name`),
          text: texts(`history.chapters.${chapter}.text`),
        }))}
        className={historyStyles.history}
      />
    </Section>
  );
}

function VisionMission() {
  const texts = useTexts(aboutTexts);
  return (
    <section id="visionmission" className={aimStyles.aims} aria-labelledby="visionmission-title">
      <Flutes ply={5} />
      <div className={aimStyles.grid}>
        <h2 id="visionmission-title">{texts("aims.title")}</h2>
        <article>
          <h3>{texts("aims.vision")}</h3>
          <p>{texts("aims.visionText")}</p>
        </article>
        <article>
          <h3>{texts("aims.mission")}</h3>
          <p>{texts("aims.missionText")}</p>
        </article>
      </div>
    </section>
  );
}

/** The facts a buyer's purchase department asks for, as on a specification sheet. */
function BusinessFacts() {
  const { name, businessFacts } = useFacts();
  const terms = useTerms(["leastOrder", "leadTime", "certificates", "gstin", "udyam"]);
  const texts = useTexts(aboutTexts);
  return (
    <Section id="facts" title={texts("facts.title")} look="kraft" lead={texts("facts.lead")}>
      <table className={factStyles.facts}>
        <caption>{name}</caption>
        <tbody>
          {[...businessFacts, ...terms].map(({ label, value }) => (
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

/** The owner's pictures of the plant. */
function Pictures() {
  const { pictures } = useFacts();
  const texts = useTexts(aboutTexts);
  if (pictures.length === 0) return null;
  return (
    <Section id="pictures" title={texts("pictures")}>
      <ul className={pictureStyles.pictures}>
        {pictures.map(({ url, caption }) => (
          <li key={url}>
            <figure>
              <Picture url={url} alt={caption} />
              {caption !== "" && <figcaption aria-hidden="true">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The teams, in the order in which an order passes through the plant. */
function Teams() {
  const { teams } = useFacts();
  const texts = useTexts(aboutTexts);
  return (
    <Section id="ourteam" title={texts("team.title")} lead={texts("team.lead")}>
      <Steps
        steps={teams.map(({ name, work }) => ({ name, text: work }))}
        className={teamStyles.teams}
      />
    </Section>
  );
}

export function Component() {
  const { name, town, founded } = useFacts();
  const texts = useTexts(aboutTexts);
  return (
    <>
      <PageHead
        title={texts("title")}
        description={texts("description", { town, year: founded })}
        path="/about"
      />
      <PageData name={texts("title")} path="/about" />
      <PageOpening title={texts("title")} ply={3}>
        {texts("lead", { name })}
      </PageOpening>
      <Statistics />
      <History />
      <Pictures />
      <VisionMission />
      <BusinessFacts />
      <Teams />
    </>
  );
}
