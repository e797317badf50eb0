import { type LoaderFunctionArgs, replace, useNavigate } from "react-router-dom";
import { readSession } from "../../api/session";
import { pageAfterLogin } from "../../api/signIn";

/** Loads the code of the office. The dynamic import keeps its list of files out of this one. */
const fetchOffice = async () => (await import("../AdminRoute")).loadAdmin();

/** Returns the login's route, for example for a logout. At the start of a document `src/main.tsx` shows the login. */
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
