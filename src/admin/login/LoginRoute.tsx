import { type LoaderFunctionArgs, replace, useNavigate } from "react-router-dom";
import { readSession } from "../../api/session";
import { pageAfterLogin } from "../../api/signIn";

/** Loads the code of the office. The dynamic import keeps its list of files out of this one. */
const fetchOffice = async () => (await import("../AdminRoute")).loadAdmin();

/**
 * Returns the route of the login page within the loaded app, for example after a logout. When a document begins with the
 * login, `src/main.tsx` shows the page without this route.
 */
export function loginRoute({ Component: LoginPage, loader }: typeof import("./LoginPage")) {
  return {
    async loader({ request }: LoaderFunctionArgs) {
      if (readSession() !== undefined)
        throw replace(pageAfterLogin(new URL(request.url).searchParams.get("next")));
      await loader();
      return null;
    },
    Component() {
      const navigate = useNavigate();
      const open = async (path: string) => navigate(path, { replace: true });
      return <LoginPage fetchOffice={fetchOffice} open={open} />;
    },
  };
}
