import { Box, Button } from "@mui/material";
import { useState } from "react";
import { generatePath, Link, useNavigate, useSearchParams } from "react-router-dom";
import { readToken } from "../../../../api/session";
import { addressOf, canonicalPaths, dashboardPath } from "../../../canonicalPaths";
import { Screen } from "../../../layout/Screen";
import { useTexts } from "../../../useTexts";
import { CodeSearch } from "../CodeSearch";
import { reelsTexts } from "../screenTexts";
import { ReelLookup } from "./ReelLookup";

const ways = [
  { name: "inUse", to: addressOf("admin/inventory/in-use"), variant: "outlined" },
  { name: "stocks", to: addressOf("admin/inventory/reel"), variant: "outlined" },
  { name: "createReel", to: addressOf("admin/inventory/create-reel"), variant: "contained" },
] as const;

/** The paper store: a reel is found, taken in, or followed; what was found last is in the address. */
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
      actions={ways.map(({ name, to, variant }) => (
        <Button key={name} component={Link} to={to} variant={variant}>
          {text(`inventory.${name}`)}
        </Button>
      ))}
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
          onSearch={(barcodeId) =>
            navigate(
              `${dashboardPath}/${generatePath(canonicalPaths["admin/inventory/reel-history/:barcodeId"], { barcodeId })}`,
            )
          }
        />
      </Box>
    </Screen>
  );
}

interface Lookup {
  readonly code: string;
  readonly token: string | undefined;
  /** What is told when there is no code. */
  readonly empty: string;
  readonly tokenMissing: string;
}

/** Why a lookup cannot be made, in the order in which the person can do something about it. */
export function lookupError({ code, token, empty, tokenMissing }: Lookup): string | undefined {
  if (code === "") return empty;
  return token === undefined ? tokenMissing : undefined;
}
