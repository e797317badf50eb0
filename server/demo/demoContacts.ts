import type { contacts } from "../db/schema";
import { workingTime } from "./officeHours";
import type { PlantSize } from "./plantSize";
import type { SeededRandom } from "./seededRandom";

const names = [
  "Aarti Menon",
  "Bharath Kumar",
  "Celine Fernandes",
  "Devika Rao",
  "Farhan Ali",
  "Gauri Deshpande",
  "Hemanth Raj",
  "Indu Prabhakar",
  "Jagadish Hebbar",
  "Kalyani Nair",
  "Madhu Sudan",
  "Neha Kulkarni",
  "Omprakash Jain",
  "Prithvi Shenoy",
  "Rekha Bhandary",
  "Sameer Khan",
  "Tara Mathew",
  "Usha Kiran",
  "Varun Chopra",
  "Yamuna Devi",
];

const messages = [
  "We need 2,000 five ply cartons of 400 × 300 × 250 mm a month. Could you quote with one-colour print?",
  "Do you make punched mailers for saree boxes, about 500 to begin with?",
  "Please share your price list for corrugated rolls, 48 inch.",
  "We are moving our furniture works to Nelamangala and look for 7 ply boxes and edge protection.",
  "Can you deliver to Hosur twice a week?",
  "What is the least quantity for offset printed laminated boxes?",
  "Our present cartons burst in the monsoon. Which board do you advise for 25 kg?",
  "",
];

const hour = 3_600_000;
/** The latest ones are not answered yet. */
const unanswered = 7;

/** Enquiries, the older ones answered. */
export function demoContacts(
  random: SeededRandom,
  now: number,
  { contacts: count }: PlantSize,
): (typeof contacts.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? "A visitor";
    const sentAt = now - (count + 1 - index) * 20 * hour;
    return {
      name,
      phone: `+91 98000 ${String(20_000 + (index % 700) * 113)}`,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`,
      message: random.pick(messages),
      replyStatus: index < count - unanswered,
      createdAt: new Date(workingTime(sentAt, now)),
    };
  });
}
