import { Box, Button } from "@mui/material";
import {
  type RaRecord,
  useDataProvider,
  useFieldValue,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from "react-admin";
import { editCallOf } from "../../api/resources";
import { useTexts } from "../../texts/useTexts";
import { useAccess } from "../layout/RequireAccess";
import { cellFor } from "../schema/cellFor";
import { useSend } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import { onSiteTexts } from "./texts";

const YesNoCell = cellFor.yesNo;

export function OnSiteCell({ source }: { readonly source: string }) {
  const isOnSite: unknown = useFieldValue({ source });
  const translate = useTranslate();
  const resource = useResourceContext();
  if (isOnSite !== false) return <YesNoCell source={source} />;
  return (
    <Box
      component="span"
      sx={{
        display: "inline-block",
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: "warning.main",
        borderRadius: 4,
        fontWeight: 600,
        whiteSpace: "nowrap",
      }}
    >
      {translate(`resources.${resource}.list.offSite`)}
    </Box>
  );
}

type OnSiteButtonProps = { readonly titleOf: (record: RaRecord) => string };

export function OnSiteButton({ titleOf }: OnSiteButtonProps) {
  const text = useTexts(onSiteTexts);
  const resource = useResourceContext() ?? "";
  const record = useRecordContext();
  const call = editCallOf(resource);
  const isAllowed = useAccess(resource, call);
  const [press, isBusy] = useSetOnSite(resource, titleOf);
  const isOnSite: unknown = record?.onSite;
  if (record === undefined || typeof isOnSite !== "boolean") return null;
  if (call === undefined || !isAllowed) return null;
  return (
    <div>
      <Button
        variant="outlined"
        color={isOnSite ? "error" : "primary"}
        loading={isBusy}
        onClick={() => void press(record, !isOnSite)}
      >
        {text(isOnSite ? "takeOff" : "putBack")}
      </Button>
    </div>
  );
}

/** Reads the record first: a list has fewer fields than an edit sends. */
function useSetOnSite(resource: string, titleOf: OnSiteButtonProps["titleOf"]) {
  const dataProvider = useDataProvider();
  const text = useTexts(onSiteTexts);
  return useSend({
    call: async (_, { id }: RaRecord, onSite: boolean) => {
      const { data: now } = await whileSignedIn(dataProvider.getOne(resource, { id }));
      const change = { id, data: { ...now, onSite }, previousData: now };
      await whileSignedIn(dataProvider.update(resource, change));
      return titleOf(now);
    },
    done: (what, [, onSite]) => text(onSite ? "isOn" : "isOff", { what }),
    failed: text("failed"),
  });
}
