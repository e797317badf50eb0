import { useContext } from "react";
import { useGetResourceLabel, useTranslate } from "react-admin";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { dashboardPath } from "../addresses";
import { useAccessCheck } from "../layout/RequireAccess";
import { layoutTexts } from "../layout/texts";
import {
  type MenuGroup,
  type MenuPlace,
  menuGroups,
  type OfficeFeature,
  OfficeFeatures,
  type OfficeResource,
} from "../schema/officeFeature";

interface Screen {
  readonly name: string;
  readonly icon: OfficeResource["icon"];
  readonly menu: MenuPlace;
  readonly to: string;
  /** The entry is hidden without access to this resource. */
  readonly resource: string;
  /** The entry is marked on the screens at and below these addresses. */
  readonly homes: readonly string[];
}

interface MenuEntry extends Screen {
  readonly label: string;
}

const below = (path: string) => `${dashboardPath}/${path}`;

/** Returns the screens of a feature that have no record and no form in their address. */
function screensOf({ pages = [], resources = [] }: OfficeFeature): Screen[] {
  const entries = pages
    .filter(({ isOwn }) => !isOwn || isOwnHost())
    .flatMap(({ path, resource, menu = [] }) =>
      menu.map(({ name, icon, ...place }) => {
        const to = below(place.to ?? path);
        return { name, icon, menu: place, to, resource: resource ?? name, homes: [to] };
      }),
    );
  const lists = resources.flatMap(({ name, icon, menu }) => {
    if (menu === undefined) return [];
    const home = below(name);
    const to = "to" in menu && menu.to !== undefined ? below(menu.to) : home;
    const further = "homes" in menu ? (menu.homes ?? []).map(below) : [];
    return [{ name, icon, menu, to, resource: name, homes: [to, home, ...further] }];
  });
  return [...entries, ...lists];
}

/** Returns all screens of the office that have no record and no form in their address. */
export function useMenuEntries(): readonly MenuEntry[] {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return useContext(OfficeFeatures)
    .flatMap(screensOf)
    .map((screen) => ({
      ...screen,
      label: translate(`resources.${screen.name}.menu`, { _: labelOf(screen.name, 2) }),
    }));
}

/** Returns the screens that the signed-in admin has access to. */
function useAllowedEntries(): readonly MenuEntry[] {
  const mayOpen = useAccessCheck();
  return useMenuEntries().filter(({ resource }) => mayOpen(resource));
}

const areBelow = (name: string) => (entry: MenuEntry) =>
  "below" in entry.menu && entry.menu.below === name;

/** Returns the screens that the page of an entry links to. The menu has no entries for them. */
export const useScreensBelow = (name: string) => useAllowedEntries().filter(areBelow(name));

export interface MenuSection {
  readonly group: MenuGroup;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The addresses of all screens of the group, also of its pinned entries. */
  readonly homes: readonly string[];
}

interface Menu {
  /** The entries above the groups, which every host has. */
  readonly pinned: readonly MenuEntry[];
  readonly sections: readonly MenuSection[];
}

/** Returns the menu. An entry is also marked on the screens that its page links to. */
export function useMenu(): Menu {
  const text = useTexts(layoutTexts);
  const allowed = useAllowedEntries();
  const entries = allowed.map((entry) => ({
    ...entry,
    homes: [...entry.homes, ...allowed.filter(areBelow(entry.name)).flatMap(({ homes }) => homes)],
  }));
  const isPinned = ({ menu }: MenuEntry) => "isPinned" in menu && menu.isPinned === true;
  const sectionOf = (group: MenuGroup): MenuSection => {
    const all = entries.filter(({ menu }) => "group" in menu && menu.group === group);
    return {
      group,
      label: text(`groups.${group}`),
      entries: all.filter((entry) => !isPinned(entry)),
      homes: all.flatMap(({ homes }) => homes),
    };
  };
  return { pinned: entries.filter(isPinned), sections: menuGroups.map(sectionOf) };
}
