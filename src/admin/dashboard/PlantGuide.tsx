import CheckCircle from "@mui/icons-material/CheckCircle";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { dataProvider } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { useAccessCheck } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { guideTexts } from "./texts";

/** The steps of a new plant, each with the number of records that it needs. */
const steps = [
  ["admins", 2],
  ["employees", 1],
  ["shifts", 1],
  ["devices", 1],
  ["industries", 1],
  ["boxes", 1],
  ["clients", 1],
  ["rates", 1],
  ["reels", 1],
  ["orders", 1],
] as const;

type Step = (typeof steps)[number][0];

const isDone = async ([resource, least]: (typeof steps)[number]) => {
  const { total = 0 } = await dataProvider.getList(resource, {
    filter: {},
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  return total >= least;
};

/** Guides an admin through the steps of an empty plant. A step is done if the plant has enough records of its resource. */
export default function PlantGuide() {
  const text = useTexts(guideTexts);
  const mayOpen = useAccessCheck();
  const ownSteps = steps.filter(([resource]) => mayOpen(resource));
  const { data } = useQuery({
    queryKey: ["orders", "guide", ownSteps.length],
    queryFn: async () => {
      const done = await Promise.all(ownSteps.map(isDone));
      return new Set<Step>(
        ownSteps.flatMap(([resource], index) => (done[index] ? [resource] : [])),
      );
    },
  });
  if (data === undefined || data.has("orders") || ownSteps.length === 0) return null;
  return (
    <Section title={text("title")} hint={text("done", { done: data.size, all: ownSteps.length })}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: { lg: "1fr 1fr" },
        }}
      >
        {ownSteps.map(([resource]) => (
          <Box
            component="li"
            key={resource}
            sx={{ display: "flex", gap: 1.5, alignItems: "start" }}
          >
            {data.has(resource) ? (
              <CheckCircle color="success" titleAccess={text("isDone")} />
            ) : (
              <RadioButtonUnchecked color="disabled" titleAccess={text("isOpen")} />
            )}
            <div>
              <TextLink to={listAddress(resource, {})}>{text(`steps.${resource}`)}</TextLink>
              <Typography variant="body2" color="text.secondary">
                {text(`why.${resource}`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
