import { Button, TextField } from "@mui/material";
import { useEffect, useId, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTexts } from "../../../texts/useTexts";
import { useIsOpen } from "../../useIsOpen";
import { kanbanTexts } from "../texts";
import type { KanbanOrder } from "./kanbanRules";
import { type KanbanFilter, namesIn } from "./kanbanRules";

/** Returns the kanban's filter from the address, where a reload and Back find it again. */
export function useKanbanFilter() {
  const [search, setSearch] = useSearchParams();
  const isOpen = useIsOpen();
  const filter: KanbanFilter = {
    client: search.get("client") ?? "",
    product: search.get("product") ?? "",
  };
  const setFilter = (changed: KanbanFilter) => {
    // A late filter would lead back from the page that the person went to.
    if (!isOpen()) return;
    setSearch(
      Object.entries(changed).filter(([, text]) => text !== ""),
      { replace: true },
    );
  };
  return { filter, setFilter };
}

interface KanbanFiltersProps {
  readonly orders: readonly KanbanOrder[];
  readonly filter: KanbanFilter;
  readonly onChange: (filter: KanbanFilter) => void;
}

export function KanbanFilters({ orders, filter, onChange }: KanbanFiltersProps) {
  const text = useTexts(kanbanTexts);
  const clients = useMemo(() => namesIn(orders, "client"), [orders]);
  const products = useMemo(() => namesIn(orders, "productType"), [orders]);
  const isSet = filter.client !== "" || filter.product !== "";
  return (
    <>
      <SuggestInput
        label={text("filter.client")}
        value={filter.client}
        suggestions={clients}
        onChange={(client) => onChange({ ...filter, client })}
      />
      <SuggestInput
        label={text("filter.product")}
        value={filter.product}
        suggestions={products}
        onChange={(product) => onChange({ ...filter, product })}
      />
      {isSet && (
        <Button onClick={() => onChange({ client: "", product: "" })}>
          {text("filter.clear")}
        </Button>
      )}
    </>
  );
}

interface SuggestInputProps {
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly onChange: (value: string) => void;
}

const debounceMs = 150;

function SuggestInput({ label, value, suggestions, onChange }: SuggestInputProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const list = useId();

  // A late filter value from this field must not remove the letters typed since.
  if (shown !== value) {
    setShown(value);
    setSent(value);
    if (value !== sent) setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = window.setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, debounceMs);
    return () => window.clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        fullWidth={false}
        autoComplete="off"
        slotProps={{ htmlInput: { list } }}
        sx={{ m: 0, width: { xs: "calc(50% - 6px)", sm: 170 } }}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
