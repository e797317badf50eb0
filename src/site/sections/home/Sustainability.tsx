import { Section } from "../../Section";
import { Steps } from "../../Steps";
import styles from "./Sustainability.module.css";

const steps = [
  { name: "Paper", text: "Kraft and test liner come to us in reels." },
  { name: "Board", text: "Fluted and glued with starch; nothing but paper and starch goes in." },
  { name: "Box", text: "Cut close to the product, so that lorries carry goods and not air." },
  { name: "Paper again", text: "Used boxes and our trimmings go back to the mill as fibre." },
];

/** The way of the fibre, there and back. */
export function Sustainability() {
  return (
    <Section
      id="sustainability"
      title="Paper in, paper out"
      look="ink"
      lead="A corrugated box is one of the few packages that is collected, pulped and made into the same thing again."
    >
      <Steps steps={steps} className={styles.loop} />
    </Section>
  );
}
