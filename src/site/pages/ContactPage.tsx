import { Link, useLocation } from "react-router-dom";
import { mapOrigin } from "../../../domain/company";
import type { CompanyUnit, Place } from "../../../domain/companyFacts";
import { useTexts } from "../../texts/useTexts";
import { chatLink, phoneLink, useFacts, useTerms } from "../facts";
import { useSitePath } from "../language";
import { PageData, PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Marked } from "../pageParts";
import { ContactForm } from "../sections/contact/ContactForm";
import {
  readEnquiredBox,
  readEnquirySubject,
  readRepeatedBox,
} from "../sections/contact/enquirySubject";
import reachStyles from "../sections/contact/Reach.module.css";
import unitStyles from "../sections/contact/UnitCard.module.css";
import { contactTexts } from "../texts/contactTexts";
import { useFirstInView, useIsHydrated } from "../visibility";
import styles from "./ContactPage.module.css";

/** The ways to reach the company. An absent one is not shown. */
export function Reach() {
  const { phone, email, chatNumber, openingHours } = useFacts();
  const texts = useTexts(contactTexts);
  const terms = useTerms(["leastOrder", "leadTime"]);
  return (
    <dl className={reachStyles.reach}>
      {phone !== "" && (
        <div>
          <dt>{texts("phone")}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {email !== "" && (
        <div>
          <dt>{texts("email")}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {chatNumber !== "" && (
        <div>
          <dt>{texts("chat")}</dt>
          <dd>
            <a href={chatLink(chatNumber)} target="_blank" rel="noopener noreferrer">
              {texts("chatLink")}
            </a>
          </dd>
        </div>
      )}
      {openingHours !== "" && (
        <div>
          <dt>{texts("hours")}</dt>
          <dd>{openingHours}</dd>
        </div>
      )}
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Half the height and width of the map, in degrees. */
const reach = { latitude: 0.004, longitude: 0.006 };

export function mapEmbed({ latitude, longitude }: Place): string {
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

export const mapLink = ({ latitude, longitude }: Place) =>
  `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** A unit's address and map. The map is loaded from another host when it first comes into view. */
export function UnitCard({ unit }: { unit: CompanyUnit }) {
  const { place } = unit;
  const texts = useTexts(contactTexts);
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
  return (
    <article className={unitStyles.card}>
      {place && (
        <div ref={ref} className={unitStyles.map}>
          {isSeen && (
            <iframe src={mapEmbed(place)} title={texts("mapTitle", { unit: unit.name })} />
          )}
        </div>
      )}
      <h3>{unit.name}</h3>
      <address>
        {unit.street !== "" && (
          <>
            {unit.street}
            <br />
          </>
        )}
        {unit.town} {unit.postalCode}
      </address>
      {place && (
        <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
          {texts("mapLink", { unit: unit.name })}
        </a>
      )}
    </article>
  );
}

export function Component() {
  const { town, units } = useFacts();
  const path = useSitePath();
  // The prerendered page has neither a query nor the state of a navigation, so the box is read after the hydration.
  const isHydrated = useIsHydrated();
  const { state, search } = useLocation();
  const box = isHydrated ? readEnquiredBox(state) : undefined;
  const texts = useTexts(contactTexts);
  const subject = isHydrated ? readEnquirySubject(search) : undefined;
  const again = isHydrated ? readRepeatedBox(search) : undefined;
  const message = again
    ? texts("again", { box: again })
    : subject && texts("about", { name: subject });
  return (
    <>
      <PageHead
        title={texts("title")}
        description={texts("description", { town })}
        path="/contact"
      />
      <PageData name={texts("title")} path="/contact" />
      <PageOpening title={texts("title")} ply={3}>
        {texts("lead")}
      </PageOpening>
      <section id="contactus" className={styles.enquiry} aria-labelledby="contactus-title">
        <div>
          <h2 id="contactus-title">{texts("formTitle")}</h2>
          <Reach />
          <p className={styles.hint}>
            <Marked
              text={texts("estimate")}
              as={(part) => <Link to={path("/estimate")}>{part}</Link>}
            />
          </p>
        </div>
        <ContactForm box={box} message={message} />
      </section>
      <section id="location" className={styles.location} aria-labelledby="location-title">
        <h2 id="location-title">{texts("place")}</h2>
        <div className={styles.units}>
          {units.map((unit) => (
            <UnitCard key={unit.name} unit={unit} />
          ))}
        </div>
      </section>
    </>
  );
}
