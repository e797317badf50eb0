import { Section } from "../../Section";
import { Steps } from "../../Steps";
import styles from "./Services.module.css";

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

/** The four services, in the order in which a client meets them. */
export function Services() {
  return (
    <Section
      id="services"
      title="From your product to the loading bay"
      lead="Four services that follow one another. Most clients use all of them; you can join at any step."
    >
      <Steps steps={services} className={styles.services} />
    </Section>
  );
}
