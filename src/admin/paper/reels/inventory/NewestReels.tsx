import { useGetList, useTranslateLabel } from "react-admin";
import type { Reel } from "../../../../../contract/reels";
import type { ListRow } from "../../../../api/readRow";
import { readToken } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { TextLink } from "../../../layout/BarcodeLink";
import { CellTable } from "../../../layout/CellTable";
import { Section } from "../../../layout/Screen";
import { reelAddress } from "../../../recordAddresses";
import { formatterFor, noValue } from "../../../schema/formatterFor";
import { reelsTexts } from "../../reelTexts";

const columns = [
  "barcodeId",
  "reelNo",
  "paperType",
  "gsm",
  "deckle",
  "currentWeight",
  "supplierName",
] as const;

/** The reels of the store that were registered last. A failed read shows nothing: the search works without it. */
export default function NewestReels() {
  const text = useTexts(reelsTexts);
  const labelOf = useTranslateLabel();
  const { data = [] } = useGetList<ListRow<Reel>>(
    "reels",
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: "id", order: "DESC" },
      filter: { status: "AVAILABLE" },
    },
    { onError: () => undefined, enabled: readToken() !== undefined },
  );
  if (data.length === 0) return null;
  return (
    <Section title={text("inventory.newest")} gap={1}>
      <CellTable
        label={text("inventory.newest")}
        columns={columns}
        figures={["gsm", "deckle", "currentWeight"]}
        header={(source) => String(labelOf({ source, resource: "reels" }))}
        minWidth={760}
        rows={data.map((reel) => ({
          barcodeId:
            reel.barcodeId === undefined ? (
              noValue
            ) : (
              <TextLink to={reelAddress(reel.barcodeId)}>{reel.barcodeId}</TextLink>
            ),
          reelNo: reel.reelNo ?? noValue,
          paperType: reel.paperType ?? noValue,
          gsm: formatterFor.number(reel.gsm),
          deckle: formatterFor.number(reel.deckle),
          currentWeight: formatterFor.kilograms(reel.currentWeight),
          supplierName: reel.supplierName ?? noValue,
        }))}
      />
    </Section>
  );
}
