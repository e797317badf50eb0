import { Stack, Typography } from "@mui/material";
import type { SecondFactors } from "../../../../contract/secondFactors";
import { useTexts } from "../../../texts/useTexts";
import { dateText, indiaMoment } from "../../formatMoment";
import { CallButton } from "../../layout/CallButton";
import { securityTexts } from "../texts";

interface FactorRowProps {
  readonly factor: SecondFactors["passkeys"][number];
  readonly isApp: boolean;
  readonly isLast: boolean;
}

export function FactorRow({ factor, isApp, isLast }: FactorRowProps) {
  const text = useTexts(securityTexts);
  const { id, createdAt, lastUsedAt } = factor;
  const name = isApp ? text("app.name") : factor.name;
  const added = text("added", { date: dateText(createdAt) });
  const used =
    lastUsedAt === null ? text("unused") : text("used", { time: indiaMoment(lastUsedAt) });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
      <div style={{ flex: "1 1 14rem", overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isApp ? name : text("passkey.named", { name })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {`${added} ${used}`}
        </Typography>
      </div>
      <CallButton
        name={name}
        color="error"
        text={(part) =>
          part === "question"
            ? text(isLast ? "removal.lastQuestion" : "removal.question")
            : text(`removal.${part}`, { name })
        }
        call={(host) => host.call("removeFactor", { id })}
      />
    </Stack>
  );
}
