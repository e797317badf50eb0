import Add from "@mui/icons-material/Add";
import { Box, Button, Paper, TextField, Typography } from "@mui/material";
import { lazy, useState } from "react";
import { Route, Link as RouterLink, Routes } from "react-router-dom";
import type { Specification } from "../../../contract/specifications";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { TextLink } from "../layout/BarcodeLink";
import { QueryResult } from "../layout/QueryResult";
import { NotFoundScreen, Screen } from "../layout/Screen";
import {
  matchingSpecifications,
  newSpecificationAddress,
  specificationAddress,
  useSpecifications,
} from "./specifications";
import { specificationTexts } from "./texts";

const SpecificationCreatePage = lazy(async () => ({
  default: (await import("./form/SpecificationForm")).SpecificationCreatePage,
}));
const NewVersionPage = lazy(async () => ({
  default: (await import("./form/SpecificationForm")).NewVersionPage,
}));
const SpecificationPage = lazy(() => import("./details/SpecificationPage"));

export default function SpecificationScreens() {
  return (
    <Routes>
      <Route index element={<SpecificationsPage />} />
      <Route path="create" element={<SpecificationCreatePage />} />
      <Route path=":id" element={<SpecificationPage />} />
      <Route path=":id/new-version" element={<NewVersionPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** The boxes that clients order again and again, by client, as their latest versions have them. */
function SpecificationsPage() {
  const text = useTexts(specificationTexts);
  const query = useSpecifications();
  return (
    <Screen
      title={text("list.title")}
      actions={
        <Button
          component={RouterLink}
          to={newSpecificationAddress}
          variant="contained"
          startIcon={<Add />}
        >
          {text("create")}
        </Button>
      }
    >
      <QueryResult query={query} failed={text("list.failed")}>
        {(specifications) => <SpecificationList specifications={specifications} />}
      </QueryResult>
    </Screen>
  );
}

function SpecificationList({
  specifications,
}: {
  readonly specifications: readonly Specification[];
}) {
  const text = useTexts(specificationTexts);
  const [search, setSearch] = useState("");
  const found = matchingSpecifications(specifications, search);
  return (
    <>
      {specifications.length > 0 && (
        <TextField
          type="search"
          label={text("list.search")}
          value={search}
          onChange={({ target: { value } }) => setSearch(value)}
          sx={{ maxWidth: 420 }}
        />
      )}
      {found.length === 0 && (
        <Typography role="status" color="text.secondary">
          {text(specifications.length === 0 ? "list.empty" : "list.nothingFound")}
        </Typography>
      )}
      {found.length > 0 && (
        <Box
          component="ul"
          aria-label={text("list.title")}
          sx={{
            m: 0,
            p: 0,
            listStyle: "none",
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
          }}
        >
          {found.map((specification) => (
            <SpecificationCard key={specification.id} specification={specification} />
          ))}
        </Box>
      )}
    </>
  );
}

function SpecificationCard({ specification }: { readonly specification: Specification }) {
  const text = useTexts(specificationTexts);
  const { id, client, name, size, materialGrade, style, ply, number } = specification;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: "grid", gap: 0.5, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {client}
      </Typography>
      <TextLink
        to={specificationAddress(id)}
        sx={{ fontWeight: 700, py: 1, my: -1, overflowWrap: "anywhere" }}
      >
        {name}
      </TextLink>
      <Typography>{size}</Typography>
      <Typography variant="body2">{materialGrade}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          hasText(specificationTexts.english.styles, style) ? text(`styles.${style}`) : style,
          text("plies", { ply }),
          text("versions.version", { number }),
        ].join(" · ")}
      </Typography>
    </Paper>
  );
}
