import { killRounds } from "../support/killRounds";
import { temporaryFolder } from "../support/temporaryFolder";
import type { Row } from "./host/row";

const rounds = 20;

/** The embedded plant killed in the middle of writes from eight clients, and started again. */
export default async (): Promise<Row[]> => {
  const folder = temporaryFolder("bench-kills");
  try {
    const { acknowledged, lost, slowestRestartMs } = await killRounds(folder.path, rounds);
    const slowest = slowestRestartMs / 1_000;
    return [
      {
        what: `acknowledged writes lost by ${rounds} times kill -9`,
        measured: `${lost} of ${acknowledged}`,
        figure: "0",
        reached: lost === 0,
      },
      {
        what: "from the restart to a good /api/health, the slowest",
        measured: `${slowest.toFixed(2)} s`,
        figure: "≤ 2 s",
        reached: slowest <= 2,
      },
    ];
  } finally {
    folder.remove();
  }
};
