import { useTexts } from "../../texts/useTexts";
import { chatLink, useFacts } from "../facts";
import { layoutTexts } from "../texts/layoutTexts";
import styles from "./SocialLinks.module.css";

/** Line drawings of 24 by 24. */
const profiles = [
  {
    name: "instagram",
    label: "Instagram",
    drawing:
      "M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.6 7.4h.01",
  },
  {
    name: "x",
    label: "X",
    drawing: "M4.5 4.5 19.5 19.5M19 4.5 13.3 11M10.8 13.4 5 19.5",
  },
  {
    name: "chat",
    label: "WhatsApp",
    drawing:
      "M4 20l1.2-3.9A8 8 0 1 1 8.1 19zM9 9.2c0 3 2.8 5.8 5.8 5.8l1-1.6-2-1-.8.8c-1-.4-1.9-1.3-2.3-2.3l.8-.8-1-2z",
  },
] as const;

/** Links to the company's profiles elsewhere. An absent link is not shown. */
export function SocialLinks() {
  const texts = useTexts(layoutTexts);
  const { instagram, x, chatNumber } = useFacts();
  const urls = { instagram, x, chat: chatNumber && chatLink(chatNumber) };
  const links = profiles.filter(({ name }) => urls[name] !== "");
  return (
    <ul className={styles.links}>
      {links.map(({ name, label, drawing }) => (
        <li key={name}>
          <a href={urls[name]} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <span>{texts("newTab", { place: label })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
