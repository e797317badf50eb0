import { Alert, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { ClientAccount } from "../../../contract/receivables";
import { ageingColumns } from "../../../domain/receivables/account";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { Figures } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { OpenPapers, useClientAccount } from "./clientAccount";
import { OpeningDialog, OpeningTable } from "./Openings";
import ReceiptButton from "./ReceiptButton";
import { StatementButtons } from "./StatementButtons";
import { outstandingFields, receiptFields, receivablesTexts } from "./texts";

/** Shows the account of a client: the open amounts by age, the open papers and the latest receipts. */
export default function ClientAccountSection({ clientId }: { readonly clientId: number }) {
  const text = useTexts(receivablesTexts);
  const mayOpen = useAccess("receipts", "createOpening");
  const [isOpening, setOpening] = useState(false);
  const query = useClientAccount(clientId);
  const account = query.data;
  return (
    <Section
      title={text("account.title")}
      gap={2}
      actions={
        account && (
          <>
            {mayOpen && <Button onClick={() => setOpening(true)}>{text("opening.action")}</Button>}
            <StatementButtons clientId={clientId} client={account.client} />
            <ReceiptButton clientId={clientId} client={account.client} variant="outlined" />
          </>
        )
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(read) => <AccountParts account={read} />}
      </QueryResult>
      {isOpening && account && (
        <OpeningDialog
          clientId={clientId}
          client={account.client}
          onClose={() => setOpening(false)}
        />
      )}
    </Section>
  );
}

const rupees = (amount: number | undefined) =>
  amount === undefined ? undefined : formatterFor.rupees(amount);

/** Returns the amount of undelivered orders with a price, and the number of those without one. */
function useUndelivered({ undelivered, unpricedOrders = 0 }: ClientAccount) {
  const text = useTexts(receivablesTexts);
  const value = rupees(undelivered);
  if (value === undefined || unpricedOrders === 0) return { value };
  if (undelivered === 0)
    return {
      value: text("account.priceUnknown"),
      note: text("account.orders", { smart_count: unpricedOrders }),
    };
  return { value, note: text("account.unpriced", { smart_count: unpricedOrders }) };
}

function AccountParts({ account }: { readonly account: ClientAccount }) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const { outstanding, creditLimit, freeCredit, averageDaysToPay, ageing } = account;
  const figures = [
    { label: fieldText("fields.outstanding"), value: formatterFor.rupees(outstanding) },
    { label: fieldText("fields.creditLimit"), value: rupees(creditLimit) },
    { label: text("account.undelivered"), ...useUndelivered(account) },
    { label: text("account.freeCredit"), value: rupees(freeCredit) },
    {
      label: text("account.daysToPay"),
      value: averageDaysToPay === undefined ? undefined : String(averageDaysToPay),
    },
  ];
  return (
    <>
      <Figures
        label={text("account.title")}
        figures={figures.flatMap(({ value, ...figure }) =>
          value === undefined ? [] : { ...figure, value },
        )}
      />
      {freeCredit !== undefined && freeCredit < 0 && (
        <Alert severity="warning" variant="outlined">
          {text("account.overLimit", { amount: formatterFor.rupees(-freeCredit) })}
        </Alert>
      )}
      <CellTable
        label={text("account.ageing")}
        columns={ageingColumns}
        figures={ageingColumns}
        header={(column) => fieldText(`fields.${column}`)}
        minWidth={560}
        rows={[
          {
            notDue: formatterFor.rupees(ageing.notDue),
            upTo30: formatterFor.rupees(ageing.upTo30),
            upTo60: formatterFor.rupees(ageing.upTo60),
            upTo90: formatterFor.rupees(ageing.upTo90),
            over90: formatterFor.rupees(ageing.over90),
            onAccount: formatterFor.rupees(ageing.onAccount),
          },
        ]}
      />
      <Typography component="h3" variant="subtitle1">
        {text("papers.title")}
      </Typography>
      <OpenPapers papers={account.papers} />
      <ReceiptTable receipts={account.receipts} />
      <OpeningTable openings={account.openings} />
    </>
  );
}

const columns = ["number", "date", "mode", "reference", "total", "onAccount"] as const;

function ReceiptTable({ receipts }: Pick<ClientAccount, "receipts">) {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(receiptFields);
  if (receipts.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {text("account.receipts")}
      </Typography>
      <CellTable
        label={text("account.receipts")}
        columns={columns}
        figures={["total", "onAccount"]}
        title="number"
        header={(column) => fieldText(`fields.${column}`)}
        minWidth={620}
        rows={receipts.map((receipt) => ({
          number: (
            <TextLink to={showAddress("receipts", receipt.id)} noWrap>
              {receipt.number}
            </TextLink>
          ),
          date: shownDate(receipt.date),
          mode: fieldText(`choices.mode.${receipt.mode}`),
          reference:
            receipt.reversedOn === undefined
              ? (receipt.reference ?? "")
              : text("account.reversed", { date: shownDate(receipt.reversedOn) }),
          total: formatterFor.rupees(receipt.total),
          onAccount: formatterFor.rupees(receipt.onAccount),
        }))}
      />
    </>
  );
}
