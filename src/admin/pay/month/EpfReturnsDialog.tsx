import Download from "@mui/icons-material/Download";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { EpfReturns, ReturnSums } from "../../../../contract/epfReturns";
import { saveFile } from "../../../browser/saveFile";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment, shownMonth } from "../../formatMoment";
import { CellTable } from "../../layout/CellTable";
import { InfoDialog } from "../../layout/ConfirmDialog";
import { LoadError } from "../../layout/QueryResult";
import { ReasonDialog } from "../../schema/FormDialog";
import { formatterFor } from "../../schema/formatterFor";
import { serverMessage, useSend } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { epfReturnTexts } from "../texts";

interface EpfReturnsDialogProps {
  readonly month: string;
  readonly onClose: () => void;
}

/** Shows the provident fund's filed returns of a month, and the returns that can be filed next. */
export default function EpfReturnsDialog({ month, onClose }: EpfReturnsDialogProps) {
  const text = useTexts(epfReturnTexts);
  const { data, error, refetch } = useHostCall(["salaries", "epf", month], "getEpfReturns", {
    month,
  });
  return (
    <InfoDialog
      title={text("title", { month: shownMonth(month) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text("close")}</Button>}
    >
      {data ? (
        <Returns returns={data} />
      ) : (
        error && (
          <LoadError
            message={serverMessage(error, text("failed"))}
            error={error}
            onRetry={() => void refetch()}
          />
        )
      )}
    </InfoDialog>
  );
}

interface ReturnsProps {
  readonly returns: EpfReturns;
}

const contributionsOf = ({ employees, employer }: Pick<ReturnSums, "employees" | "employer">) =>
  formatterFor.rupees(employees + employer);

function Returns({ returns }: ReturnsProps) {
  const text = useTexts(epfReturnTexts);
  const { month, filed, next, lowered } = returns;
  return (
    <>
      {filed.length > 0 && <FiledReturns returns={returns} />}
      {next.map((sums) => (
        <NextReturn key={sums.kind} month={month} sums={sums} />
      ))}
      {next.length === 0 && lowered.length === 0 && (
        <Typography variant="body2">{text(filed.length > 0 ? "nothing" : "isOpen")}</Typography>
      )}
      {lowered.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: "anywhere" }}>
          {text("lowered.title", { smart_count: lowered.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {lowered.map(({ uan, name, paid, now }) => (
              <li key={uan}>
                {text("lowered.line", {
                  name,
                  uan,
                  paid: formatterFor.rupees(paid),
                  now: formatterFor.rupees(now),
                })}
              </li>
            ))}
          </Box>
          {text("lowered.text")}
        </Alert>
      )}
    </>
  );
}

const columns = ["kind", "members", "contributions", "filed", "paid"] as const;
const figures = ["members", "contributions"] as const;

function FiledReturns({ returns: { month, filed } }: ReturnsProps) {
  const text = useTexts(epfReturnTexts);
  const [isAsking, setAsking] = useState(false);
  const [pay, isPaying] = useSend({
    call: (host) => host.call("payEpfReturns", { month }),
    done: text("pay.done"),
    failed: text("pay.failed"),
  });
  return (
    <>
      <CellTable
        label={text("columns.filed")}
        columns={columns}
        figures={figures}
        title="kind"
        header={(column) => text(`columns.${column}`)}
        rows={filed.map(({ kind, members, filedAt, filedBy, paidAt, ...sums }) => ({
          kind: text(`kinds.${kind}`),
          members: formatterFor.number(members),
          contributions: contributionsOf(sums),
          filed: text("filedBy", { time: indiaMoment(filedAt), name: filedBy }),
          paid: paidAt === undefined ? "" : indiaMoment(paidAt),
        }))}
        minWidth={480}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {filed.some(({ paidAt }) => paidAt === undefined) && (
          <Button variant="outlined" loading={isPaying} onClick={() => void pay()}>
            {text("pay.action")}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{text("withdraw.action")}</Button>
      </Box>
      {isAsking && (
        <ReasonDialog
          text={(name) => text(`withdraw.${name}`)}
          maxLength={500}
          call={(host, reason) => host.call("withdrawEpfReturn", { month, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface NextReturnProps {
  readonly month: string;
  readonly sums: ReturnSums;
}

/** A return that can be filed: its members and contributions, its file, and the mark that it is filed. */
function NextReturn({ month, sums }: NextReturnProps) {
  const text = useTexts(epfReturnTexts);
  const { kind, members } = sums;
  const [save, isSaving] = useSend({
    call: (host) => host.call("getEpfReturn", { month, kind }),
    onDone: (file) => saveFile(file, `${month}-epf-${kind.toLowerCase()}.txt`),
    failed: text("failed"),
  });
  const [file, isFiling] = useSend({
    call: (host) => host.call("fileEpfReturn", { month, kind }),
    done: text("file.done"),
    failed: text("file.failed"),
  });
  const title = text("next", {
    kind: text(`kinds.${kind}`),
    smart_count: members,
    amount: contributionsOf(sums),
  });
  return (
    <Box role="group" aria-label={title} sx={{ display: "grid", gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text(`hints.${kind}`)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button startIcon={<Download />} loading={isSaving} onClick={() => void save()}>
          {text("download")}
        </Button>
        <Button variant="outlined" loading={isFiling} onClick={() => void file()}>
          {text("file.action")}
        </Button>
      </Box>
    </Box>
  );
}
