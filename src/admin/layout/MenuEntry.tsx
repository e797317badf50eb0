import { useTranslate } from "react-admin";
import { dashboardPath } from "../paths";
import { MenuButton } from "./MenuButton";
import type { MenuEntry as Entry } from "./menuEntries";
import { useAccess } from "./useAccess";

/** An entry of the side menu, for those who may see what it leads to. */
export function MenuEntry({ name, to, icon: Icon, resource, homes }: Entry) {
  const translate = useTranslate();
  const isAllowed = useAccess(resource);
  if (!isAllowed) return null;
  const label = translate(`plant.menu.${name}`);
  return (
    <MenuButton
      label={label}
      icon={<Icon />}
      to={to}
      homes={homes ?? [`${dashboardPath}/${resource}`]}
    />
  );
}
