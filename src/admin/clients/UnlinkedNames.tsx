import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { UnlinkedName } from "../../../contract/clients";
import { useTexts } from "../../texts/useTexts";
import { useClients } from "../clientFields/clientNames";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { useSend } from "../sending";
import { type Host, useHostCall } from "../useHostQuery";
import { clientTexts } from "./texts";

interface Link {
  readonly names: readonly string[];
  /** Returns the client's id. It may create the client first. */
  readonly clientId: (host: Host) => number | Promise<number>;
}

/** Links names to a client, shows the number of linked records, and reads the lists again. */
export function useLinkNames() {
  const text = useTexts(clientTexts);
  return useSend({
    call: async (host, { names, clientId }: Link) => {
      const id = await clientId(host);
      return host.call("linkClientNames", { id: String(id), names: [...names] });
    },
    done: ({ orders, specifications }) =>
      text("names.linked", {
        orders: text("names.orderCount", { smart_count: orders }),
        specifications: text("names.specificationCount", { smart_count: specifications }),
      }),
    onDone: () => {},
    failed: text("names.failed"),
  });
}

/** The names in orders and specifications that refer to no client, above the list of clients. */
export default function UnlinkedNames() {
  const text = useTexts(clientTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: "grid", gap: 2, mb: 2 }}>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        sx={{ justifySelf: "start" }}
        onClick={() => setOpen((before) => !before)}
      >
        {text(isOpen ? "names.hide" : "names.show")}
      </Button>
      {isOpen && <NameSection />}
    </Box>
  );
}

function NameSection() {
  const text = useTexts(clientTexts);
  const query = useHostCall(
    ["clients", "names"],
    "getUnlinkedNames",
    {},
    {
      refetchOnMount: "always",
    },
  );
  return (
    <QueryResult query={query} failed={text("names.notLoaded")}>
      {({ names }) => (
        <Section title={text("names.title")} hint={text("names.hint")} gap={0}>
          {names.length === 0 && <Typography sx={{ mt: 1.5 }}>{text("names.none")}</Typography>}
          {[...new Set(names.map(({ key }) => key))].map((key) => (
            <NameGroup key={key} names={names.filter((name) => name.key === key)} />
          ))}
        </Section>
      )}
    </QueryResult>
  );
}

function NameGroup({ names }: { readonly names: readonly UnlinkedName[] }) {
  const text = useTexts(clientTexts);
  const { data: clients = [] } = useClients();
  const [link, isBusy] = useLinkNames();
  const [first] = names;
  if (first === undefined) return null;
  const all = names.map(({ name }) => name);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1.5,
        alignItems: "center",
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" }}>
        {names.map(({ name, orders, specifications }) => (
          <div key={name}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>{" "}
            <Typography component="span" variant="body2" color="text.secondary">
              {text("names.orderCount", { smart_count: orders })},{" "}
              {text("names.specificationCount", { smart_count: specifications })}
            </Typography>
          </div>
        ))}
      </Box>
      {first.clientId !== undefined ? (
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => void link({ names: all, clientId: () => first.clientId ?? 0 })}
        >
          {text("names.linkOne", { name: first.clientName ?? "" })}
        </Button>
      ) : (
        <>
          <Button
            variant="outlined"
            loading={isBusy}
            onClick={() =>
              void link({
                names: all,
                clientId: async (host) =>
                  Number((await host.call("createClient", { name: first.name })).id),
              })
            }
          >
            {text("names.create")}
          </Button>
          {clients.length > 0 && (
            <TextField
              select
              size="small"
              label={text("names.choose")}
              value=""
              disabled={isBusy}
              fullWidth={false}
              sx={{ width: 210 }}
              onChange={({ target: { value } }) =>
                void link({ names: all, clientId: () => Number(value) })
              }
            >
              {clients.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
        </>
      )}
    </Box>
  );
}
