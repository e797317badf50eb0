import { Section } from "../../Section";
import styles from "./Services.module.css";

const services = [
  {
    name: "Custom design",
    text: "We measure the product, draw the box and cut a sample for you to pack, drop and stack.",
  },
  {
    name: "Industrial manufacturing",
    text: "Corrugation, printing, slotting, punching, stitching and gluing, all within our two units.",
  },
  {
    name: "Bulk supply",
    text: "Repeat orders run to a schedule, delivered in the lots your line or your store can take.",
  },
  {
    name: "Client support",
    text: "One person knows your order from enquiry to unloading and tells you where it stands.",
  },
];

/** The four services, in the order in which a client meets them. */
export function Services() {
  return (
    <Section
      id="services"
      title="From your product to the loading bay"
      lead="Four services that follow one another. Most clients use all of them; you can join at any step."
    >
      <ol className={styles.services}>
        {services.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
