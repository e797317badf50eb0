import type { ResourceDeclaration } from "../../src/admin/schema/declaration";
import { screensOf } from "../../src/admin/schema/screensOf";

/** Returns the screens of a declaration, as the office loads them for a resource. */
export const declaredScreens = (declaration: ResourceDeclaration) =>
  screensOf({ name: declaration.name, load: async () => declaration });
