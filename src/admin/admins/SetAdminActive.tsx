import { useRecordContext } from "react-admin";
import type { Admin } from "../../../contract/admins";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { readSession } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { CallButton } from "../layout/RecordButtons";
import { useAccess } from "../layout/RequireAccess";
import { adminAccessTexts } from "./texts";

export default function SetAdminActive() {
  const text = useTexts(adminAccessTexts);
  const admin = useRecordContext<ListRow<Admin>>();
  const isAllowed = useAccess("admins", "deactivateAdmin");
  if (admin === undefined || !isAllowed || editCallOf("admins") === undefined) return null;
  if (admin.email === readSession()?.admin.email) return null;
  const { id, active = true, firstName = "", lastName = "", email = "" } = admin;
  const name = `${firstName} ${lastName}`.trim() || email;
  const kind = active ? "deactivation" : "reinstatement";
  return (
    <CallButton
      name={name}
      color={active ? "error" : "primary"}
      sx={{ whiteSpace: "nowrap" }}
      text={(part) => text(`${kind}.${part}`, { name })}
      call={(host) => host.call(active ? "deactivateAdmin" : "reinstateAdmin", { id })}
    />
  );
}
