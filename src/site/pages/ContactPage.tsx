import { BreadcrumbData } from "../BreadcrumbData";
import { company, companyUnits } from "../company";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { ContactForm } from "../sections/contact/ContactForm";
import { Reach } from "../sections/contact/Reach";
import { UnitCard } from "../sections/contact/UnitCard";
import styles from "./ContactPage.module.css";

export function Component() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Ask for a quotation: phone, email, chat, enquiry form, and the way to both units in ${company.town}.`}
        path="/contact"
      />
      <BreadcrumbData name="Contact Us" path="/contact" />
      <PageOpening title="Contact Us" ply={3}>
        Three measures and a quantity are enough for a first price. If you have a drawing or a box
        you use today, say so; we will tell you where to send it.
      </PageOpening>
      <section id="contactus" className={styles.enquiry} aria-labelledby="contactus-title">
        <div>
          <h2 id="contactus-title">Send an enquiry</h2>
          <Reach />
        </div>
        <ContactForm />
      </section>
      <section id="location" className={styles.location} aria-labelledby="location-title">
        <h2 id="location-title">Where we are</h2>
        <div className={styles.units}>
          {companyUnits.map((unit) => (
            <UnitCard key={unit.name} unit={unit} />
          ))}
        </div>
      </section>
    </>
  );
}
