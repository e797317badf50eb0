import { Box, Button, Typography } from "@mui/material";
import type { SpecificationVersion } from "../../../../contract/specifications";
import { indiaMoment } from "../../formatMoment";
import { Section } from "../../layout/Section";
import { useTexts } from "../../useTexts";
import { specificationTexts } from "../screenTexts";

interface VersionListProps {
  readonly versions: readonly SpecificationVersion[];
  /** The number of the displayed version. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

/** All versions of a specification, the latest first. Marks the displayed version. */
export function VersionList({ versions, shown, onShow }: VersionListProps) {
  const text = useTexts(specificationTexts);
  return (
    <Section title={text("versions.title")}>
      <Typography variant="body2" color="text.secondary">
        {text("versions.hint")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {versions.map(({ id, number, size, materialGrade, createdAt, createdBy }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "center" }}
          >
            <Button
              variant={number === shown ? "contained" : "outlined"}
              aria-pressed={number === shown}
              aria-label={text("versions.show", { number })}
              onClick={() => onShow(number)}
            >
              {text("versions.version", { number })}
            </Button>
            <Box sx={{ minWidth: 0, flex: "1 1 240px" }}>
              <Typography>{`${size}, ${materialGrade}`}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
                {text("versions.by", { time: indiaMoment(createdAt), by: createdBy })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
