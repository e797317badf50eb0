import { Button } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { InfoDialog } from "../layout/ConfirmDialog";
import { Fact, Facts } from "../layout/Facts";
import { shortcutTexts } from "../layout/partTexts";

const shortcuts = ["find", "sheet", "close", "lift", "place", "row"] as const;

/** The keyboard shortcuts of the office. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useTexts(shortcutTexts);
  return (
    <InfoDialog
      title={text("title")}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {text("done")}
        </Button>
      }
    >
      <Facts>
        {shortcuts.map((name) => (
          <Fact key={name} label={text(`what.${name}`)}>
            <kbd>{text(`keys.${name}`)}</kbd>
          </Fact>
        ))}
      </Facts>
    </InfoDialog>
  );
}
