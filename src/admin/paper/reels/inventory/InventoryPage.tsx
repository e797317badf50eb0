import { Alert, Box, Button, Stack } from "@mui/material";
import { useState } from "react";
import { useGetList, useTranslateLabel } from "react-admin";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Reel } from "../../../../../contract/reels";
import { HostError, TokenMissing } from "../../../../api/hostErrors";
import type { ListRow } from "../../../../api/readRow";
import { readToken } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf, reelAddress, reelHistoryAddress } from "../../../addresses";
import { TextLink } from "../../../layout/BarcodeLink";
import { CellTable } from "../../../layout/CellTable";
import { DelayedProgress } from "../../../layout/QueryResult";
import { Screen, Section } from "../../../layout/Screen";
import { formatterFor, noValue } from "../../../schema/formatterFor";
import { reelsTexts } from "../../reelTexts";
import { CodeSearch } from "../CodeSearch";
import { PrintReelButton, ReelDetails, useReel } from "../details/ReelPage";
import { DeliveryButton } from "../resource";

const ways = [
  { name: "inUse", to: addressOf("admin/inventory/in-use"), variant: "outlined" },
  { name: "stocks", to: addressOf("admin/inventory/reel"), variant: "outlined" },
  { name: "createReel", to: addressOf("admin/inventory/create-reel"), variant: "outlined" },
] as const;

/** The paper store: find a reel, register one, or follow its history. The address has the last search. */
export default function InventoryPage() {
  const text = useTexts(reelsTexts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [inUse, setInUse] = useState<"lookup" | "history">();
  const errorOf = (empty: string) => (code: string) =>
    lookupError({ code, token: readToken(), empty, tokenMissing: text("inventory.tokenMissing") });

  return (
    <Screen
      title={text("inventory.title")}
      actions={
        <>
          <DeliveryButton />
          {ways.map(({ name, to, variant }) => (
            <Button key={name} component={Link} to={to} variant={variant}>
              {text(`inventory.${name}`)}
            </Button>
          ))}
        </>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          alignItems: "start",
        }}
      >
        <ReelLookup
          code={search.get("reel") ?? ""}
          errorOf={errorOf(text("inventory.lookup.empty"))}
          onSearch={(code) => setSearch({ reel: code })}
          onUse={() => setInUse("lookup")}
          isIdle={inUse === "history"}
        />
        <CodeSearch
          title={text("inventory.history.title")}
          label={text("inventory.history.label")}
          button={text("inventory.history.search")}
          errorOf={errorOf(text("inventory.history.empty"))}
          onEdit={() => setInUse("history")}
          onRefused={() => setInUse("history")}
          isIdle={inUse === "lookup"}
          onSearch={(barcodeId) => navigate(reelHistoryAddress(barcodeId))}
          isSecondary
        />
      </Box>
      {!search.has("reel") && <NewestReels />}
    </Screen>
  );
}

interface Lookup {
  readonly code: string;
  readonly token: string | undefined;
  readonly empty: string;
  readonly tokenMissing: string;
}

export function lookupError({ code, token, empty, tokenMissing }: Lookup): string | undefined {
  if (code === "") return empty;
  return token === undefined ? tokenMissing : undefined;
}

interface ReelLookupProps {
  readonly code: string;
  readonly errorOf: (code: string) => string | undefined;
  readonly onSearch: (code: string) => void;
  readonly onUse: () => void;
  /** True if the page's other search box is in use, which hides the error of this one. */
  readonly isIdle: boolean;
}

/** A reel by its barcode or number. A code that is not found or retyped leaves no earlier reel to print. */
function ReelLookup({ code, errorOf, onSearch, onUse, isIdle }: ReelLookupProps) {
  const text = useTexts(reelsTexts);
  const { data, error, isFetching, refetch } = useReel(code);
  const [isEdited, setEdited] = useState(false);
  const [shown, setShown] = useState(code);
  const isShown = code !== "" && !isEdited;
  const reel = isShown && !error ? data : undefined;

  if (shown !== code) {
    setShown(code);
    setEdited(false);
  }

  const edit = () => {
    setEdited(true);
    onUse();
  };

  const search = (searched: string) => {
    setEdited(false);
    onUse();
    if (searched === code) void refetch();
    else onSearch(searched);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <CodeSearch
        title={text("inventory.lookup.title")}
        label={text("inventory.lookup.label")}
        button={text(isFetching ? "inventory.lookup.busy" : "inventory.lookup.search")}
        code={code}
        autoFocus
        errorOf={errorOf}
        onSearch={search}
        onRefused={edit}
        onEdit={edit}
        isIdle={isIdle}
      >
        <PrintReelButton reel={reel} />
      </CodeSearch>
      {error && isShown && !isIdle && !isFetching && (
        <LookupError error={error} failed={text("inventory.lookup.failed")} onChoose={search} />
      )}
      {isFetching && reel === undefined && <DelayedProgress />}
      {reel && <ReelDetails reel={reel} />}
    </Stack>
  );
}

interface LookupErrorProps {
  readonly error: Error;
  readonly failed: string;
  readonly onChoose: (barcodeId: string) => void;
}

/** The reason why no reel is shown. If two suppliers have a reel with this number, the person chooses a reel. */
function LookupError({ error, failed, onChoose }: LookupErrorProps) {
  const text = useTexts(reelsTexts);
  const isChoice = error instanceof HostError && error.status === 409;
  const reels = isChoice ? Object.entries(error.body.errors ?? {}) : [];
  if (reels.length === 0) {
    return <Alert severity="error">{error instanceof TokenMissing ? error.message : failed}</Alert>;
  }
  return (
    <Alert severity="info" slotProps={{ message: { sx: { display: "grid", gap: 1 } } }}>
      {text("inventory.lookup.which")}
      {reels.map(([barcodeId, supplier]) => (
        <Button
          key={barcodeId}
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(barcodeId)}
          sx={{ justifySelf: "start", overflowWrap: "anywhere", textAlign: "left" }}
        >
          {supplier} · {barcodeId}
        </Button>
      ))}
    </Alert>
  );
}

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
function NewestReels() {
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
