import { configure, render, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { AdminContext, type AuthProvider } from "react-admin";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { features as officeFeatures } from "../../src/admin/features";
import { i18nProvider } from "../../src/admin/i18n";
import ChangedQueries from "../../src/admin/live/ChangedQueries";
import { OfficeFeatures } from "../../src/admin/schema/officeFeature";
import { PlantNotification } from "../../src/admin/shell/PlantLayout";
import { makeQueryClient } from "../../src/admin/stores";
import { lightTheme } from "../../src/admin/theme/plantTheme";
import { startSession } from "../../src/api/session";
import { dataProvider } from "../../src/dataProvider";

// jsdom spends most of a role query on the check for hidden elements. Messages are therefore found by text.
configure({ defaultHidden: true });

/**
 * Returns a person at the page. Only a browser test shows if something covers an element. jsdom has no layout, and
 * looks at every style rule of every element above.
 */
export const person = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

interface Opening {
  /** The address that is open. */
  readonly at?: string;
  /** The page's route, where it reads parameters. */
  readonly path?: string;
  readonly authProvider?: AuthProvider;
  /** True if the host says at login that it has all calls (docs/another-host.md#what-is-sent). */
  readonly isOwnHost?: boolean;
  /** The session's token. A new token makes the office ask for its rights again. */
  readonly token?: string;
}

/** Opens one page of the office for a signed-in admin, over the host that the test fakes. */
export function openPage(page: ReactElement, opening: Opening = {}) {
  const { at = "/", path = "*", authProvider, isOwnHost = false, token = "t" } = opening;
  const admin = { firstName: "A", lastName: "B", email: "a@b.in" };
  startSession({ token, admin }, isOwnHost);
  render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={makeQueryClient()}
        theme={lightTheme}
        {...(authProvider && { authProvider })}
      >
        <OfficeFeatures value={officeFeatures}>
          <Suspense fallback={null}>
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={<p>Elsewhere</p>} />
            </Routes>
          </Suspense>
          <PlantNotification />
          <ChangedQueries />
        </OfficeFeatures>
      </AdminContext>
    </MemoryRouter>,
  );
  return person();
}

/** Finds the open dialog by its title. It searches by text, because roles are slow in a document of this size. */
export async function dialogTitled(title: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: "h2" });
  const dialog = heading.closest<HTMLElement>("[role='dialog']");
  if (dialog === null) throw new Error(`${title} is no dialog`);
  return dialog;
}
