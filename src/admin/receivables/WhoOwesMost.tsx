import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { Outstanding } from "../../../contract/receivables";
import { dataProvider } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { listAddress, showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostQuery } from "../useHostQuery";
import { outstandingFields, receivablesTexts } from "./texts";

const shown = 5;
const columns = ["client", "outstanding", "overdue"] as const;

/** The clients who owe most, on a super admin's dashboard. */
export default function WhoOwesMost() {
  const text = useTexts(receivablesTexts);
  const fieldText = useTexts(outstandingFields);
  const { data = [] } = useHostQuery({
    key: ["outstanding", "most"],
    ask: async () =>
      (
        await dataProvider.getList<Outstanding>("outstanding", {
          filter: {},
          pagination: { page: 1, perPage: shown },
          sort: { field: "outstanding", order: "DESC" },
        })
      ).data,
  });
  const owing = data.filter(({ outstanding }) => outstanding > 0);
  if (owing.length === 0) return null;
  return (
    <Section
      title={text("most.title")}
      gap={1}
      actions={
        <Button component={Link} to={listAddress("outstanding", {})}>
          {text("most.all")}
        </Button>
      }
    >
      <CellTable
        label={text("most.title")}
        columns={columns}
        figures={["outstanding", "overdue"]}
        header={(column) => fieldText(`fields.${column}`)}
        rows={owing.map(({ id, client, outstanding, overdue }) => ({
          client: <TextLink to={showAddress("clients", id)}>{client}</TextLink>,
          outstanding: formatterFor.rupees(outstanding),
          overdue: formatterFor.rupees(overdue),
        }))}
      />
    </Section>
  );
}
