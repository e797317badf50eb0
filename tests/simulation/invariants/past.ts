import type { CallName } from "../../../contract/routes";
import type { Plant } from "../plant";
import type { Sent } from "../server";
import { expectEqual } from "../violation";
import { dayBefore, of, takeTurns, type Watch } from "./invariant";

type Question = readonly [name: CallName, sent: Sent];

const monthBefore = (date: string) => dayBefore(`${date.slice(0, 7)}-01`, 1).slice(0, 7);

/** Returns calls that tell of days before today: attendance, pay, machines, debts, wasted pieces and Tally's file. */
function questionsOfPast(plant: Plant): Question[] {
  const { host, clients, machines, people } = plant;
  const today = host.today();
  const yesterday = dayBefore(today, 1);
  const weeks = { from: dayBefore(today, 20), to: yesterday };
  const isFirstOfMonth = today.endsWith("-01");
  return [
    ...[1, 9].map(
      (days): Question => ["getAttendance", { query: { date: dayBefore(today, days) } }],
    ),
    ["getMonthlySalaries", { query: { month: monthBefore(today) } }],
    ["getLeaveBalances", { query: { date: yesterday } }],
    ...takeTurns(plant, machines, 2).map(
      ({ id }): Question => ["getMachineFigures", of(id, weeks)],
    ),
    ...[1, 30].map(
      (days): Question => ["getOutstanding", { query: { date: dayBefore(today, days) } }],
    ),
    ...takeTurns(plant, clients, 2).map(
      ({ id }): Question => ["getClientAccount", of(id, { date: yesterday })],
    ),
    ...takeTurns(plant, people, isFirstOfMonth ? 0 : 2).map(
      ({ barcodeId }): Question => [
        "getAttendanceMonth",
        { params: { barcodeId, month: monthBefore(today) } },
      ],
    ),
    ["getPieceWaste", { query: weeks }],
    ["getTallyVouchers", { query: weeks }],
  ];
}

/** The parts of an account that are of today and not of the account's day. */
const ofToday = new Set([
  "creditLimit",
  "freeCredit",
  "undelivered",
  "unpricedOrders",
  "averageDaysToPay",
]);

async function answer({ host }: Plant, [name, sent]: Question): Promise<string> {
  const { body, text } = await host.call("owner", name, sent);
  if (name !== "getClientAccount") return text ?? JSON.stringify(body);
  return JSON.stringify(body, (field, value) => (ofToday.has(field) ? undefined : value));
}

/** A change that holds from a day on changes no reply about days before today. */
export const watchPast: Watch = async (plant) => {
  const questions = questionsOfPast(plant);
  const before: string[] = [];
  for (const question of questions) before.push(await answer(plant, question));
  return async () => {
    for (const [index, question] of questions.entries())
      expectEqual(
        "pastStays",
        question.map((part) => JSON.stringify(part)).join(" "),
        await answer(plant, question),
        before[index],
      );
  };
};
