import Backup from "@mui/icons-material/Backup";
import CalendarMonth from "@mui/icons-material/CalendarMonth";
import CalendarToday from "@mui/icons-material/CalendarToday";
import History from "@mui/icons-material/History";
import Layers from "@mui/icons-material/Layers";
import LocalShipping from "@mui/icons-material/LocalShipping";
import RequestQuote from "@mui/icons-material/RequestQuote";
import Storefront from "@mui/icons-material/Storefront";
import Straighten from "@mui/icons-material/Straighten";
import TrendingDown from "@mui/icons-material/TrendingDown";
import Tune from "@mui/icons-material/Tune";
import ViewKanban from "@mui/icons-material/ViewKanban";
import Warehouse from "@mui/icons-material/Warehouse";
import { useContext } from "react";
import { useGetResourceLabel, useTranslate } from "react-admin";
import type { CallName } from "../../../contract/routes";
import { useTexts } from "../../texts/useTexts";
import { addressOf, dashboardPath } from "../canonicalPaths";
import { useAccessCheck } from "../layout/RequireAccess";
import { layoutTexts } from "../layout/texts";
import { paperAddress } from "../recordAddresses";
import {
  type MenuGroup,
  menuGroups,
  type OfficeResource,
  OfficeResources,
} from "../schema/declaration";

interface MenuEntry extends Required<Pick<OfficeResource, "menu">> {
  readonly name: string;
  readonly icon: OfficeResource["icon"] | undefined;
  readonly label: string;
  readonly to: string;
  /** The entry is hidden without access to this resource. */
  readonly resource: string;
  /** The entry is hidden without access to this call, which its screen makes. */
  readonly call?: CallName;
  /** The entry is marked on the screens at and below these addresses. */
  readonly homes: readonly string[];
}

/** Returns the entry of a screen about paper that is no list of reels. */
const paperScreen = (name: string) =>
  ({ to: paperAddress(name), resource: "reels", call: "getBoardSettings" }) as const;

/** The screens that are no list of a resource, by their names. */
const screens = [
  {
    name: "orders",
    menu: { group: "orders", position: 10 },
    to: addressOf("orders"),
    icon: ViewKanban,
    resource: "orders",
  },
  {
    name: "dispatch",
    menu: { group: "orders", position: 30 },
    to: `${dashboardPath}/dispatch/list`,
    icon: LocalShipping,
    resource: "orders",
    call: "getDispatches",
  },
  {
    name: "quotations",
    menu: { group: "orders", position: 35 },
    to: `${dashboardPath}/quotations`,
    icon: RequestQuote,
    resource: "orders",
    call: "getQuotations",
  },
  {
    name: "attendance",
    menu: { group: "people", position: 20 },
    to: addressOf("admin/attendance"),
    icon: CalendarToday,
    resource: "attendance",
  },
  {
    name: "calendar",
    menu: { group: "people", position: 50 },
    to: addressOf("admin/calendar"),
    icon: CalendarMonth,
    resource: "leaves",
  },
  {
    name: "inventory",
    menu: { group: "paper", position: 10 },
    to: addressOf("admin/inventory"),
    icon: Warehouse,
    resource: "reels",
  },
  {
    name: "stock",
    menu: { group: "paper", position: 30 },
    icon: Layers,
    ...paperScreen("stock"),
  },
  {
    name: "specifications",
    menu: { group: "paper", position: 40 },
    icon: Straighten,
    ...paperScreen("specifications"),
  },
  {
    name: "waste",
    menu: { group: "paper", position: 50 },
    icon: TrendingDown,
    ...paperScreen("waste"),
  },
  {
    name: "activity",
    menu: { group: "plant", position: 30 },
    to: addressOf("admin/activity"),
    icon: History,
    resource: "admins",
    call: "getActivity",
  },
  {
    name: "company",
    menu: { group: "plant", position: 50 },
    to: addressOf("admin/company"),
    icon: Storefront,
    resource: "admins",
    call: "updateCompanyFacts",
  },
  {
    name: "operations",
    menu: { group: "plant", position: 60 },
    to: addressOf("admin/operations"),
    icon: Backup,
    resource: "admins",
    call: "getOperations",
  },
  {
    name: "settings",
    menu: { group: "plant", position: 40 },
    icon: Tune,
    ...paperScreen("settings"),
  },
] as const;

/** Returns all screens of the office that have no record and no form in their address. */
export function useMenuEntries(): readonly MenuEntry[] {
  const text = useTexts(layoutTexts);
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const lists = useContext(OfficeResources).flatMap(({ name, icon, menu }) => {
    if (menu === undefined) return [];
    const home = `${dashboardPath}/${name}`;
    const to = "to" in menu ? menu.to : home;
    const label = translate(`resources.${name}.menu`, { _: labelOf(name, 2) });
    return [{ name, menu, to, label, resource: name, homes: [to, home], icon }];
  });
  const others = screens.map((screen) => ({
    ...screen,
    label: text(`menu.${screen.name}`),
    homes: [screen.to],
  }));
  return [...others, ...lists];
}

/** Returns the screens that the signed-in admin has access to. */
function useAllowedEntries(): readonly MenuEntry[] {
  const mayOpen = useAccessCheck();
  return useMenuEntries().filter(({ resource, call }) => mayOpen(resource, call));
}

const areBelow = (name: string) => (entry: MenuEntry) =>
  "below" in entry.menu && entry.menu.below === name;

/** Returns the screens that the page of an entry links to. The menu has no entries for them. */
export const useScreensBelow = (name: string) => useAllowedEntries().filter(areBelow(name));

export interface MenuSection {
  readonly group: MenuGroup;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** Returns the groups of the menu. An entry is also marked on the screens that its page links to. */
export function useMenu(): readonly MenuSection[] {
  const text = useTexts(layoutTexts);
  const allowed = useAllowedEntries();
  const entriesOf = (group: MenuGroup) =>
    allowed
      .flatMap(({ menu, ...entry }) =>
        "group" in menu && menu.group === group ? [{ ...entry, menu }] : [],
      )
      .sort((one, other) => one.menu.position - other.menu.position)
      .map((entry) => ({
        ...entry,
        homes: [
          ...entry.homes,
          ...allowed.filter(areBelow(entry.name)).flatMap(({ homes }) => homes),
        ],
      }));
  return menuGroups.map((group) => ({
    group,
    label: text(`groups.${group}`),
    entries: entriesOf(group),
  }));
}
