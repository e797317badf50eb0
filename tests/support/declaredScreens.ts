import type { ResourceDeclaration } from "../../src/admin/schema/declaration";
import { screensOf } from "../../src/admin/schema/screensOf";

/** The screens of a declaration, as those of a resource that the office has loaded. */
export const declaredScreens = (declaration: ResourceDeclaration) =>
  screensOf({ name: declaration.name, load: async () => declaration });
