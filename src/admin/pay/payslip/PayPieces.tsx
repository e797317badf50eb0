import type { PaidPieces } from "../../../../contract/payroll";
import { useTexts } from "../../../texts/useTexts";
import { formatDuration, indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { showAddress } from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { payslipTexts } from "./texts";

const columns = ["at", "machine", "order", "good", "time", "own"] as const;

/** The entries of a piece rate with the employee's part of the good pieces. */
export function PayPieces({ pieces }: { readonly pieces: readonly PaidPieces[] }) {
  const text = useTexts(payslipTexts);
  return (
    <CellTable
      label={text("pieces.title")}
      columns={columns}
      title="at"
      figures={["good", "own"]}
      header={(column) => text(`pieces.${column}`)}
      rows={pieces.map(({ at, machineId, machine, orderId, good, minutes, allMinutes }) => ({
        at: indiaMoment(at),
        machine: <TextLink to={showAddress("machines", machineId)}>{machine}</TextLink>,
        order: <TextLink to={showAddress("orders", orderId)}>{`#${orderId}`}</TextLink>,
        good: formatterFor.number(good),
        time: text("pieces.part", {
          own: formatDuration(Math.round(minutes)),
          all: formatDuration(Math.round(allMinutes)),
        }),
        own: formatterFor.number(Math.round((good * minutes * 100) / allMinutes) / 100),
      }))}
      minWidth={560}
    />
  );
}
