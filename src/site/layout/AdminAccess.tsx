import { type SyntheticEvent, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import styles from "./AdminAccess.module.css";
import { adminAccessId, listenForAdminAccess } from "./listenForAdminAccess";

/** The staff's hidden way in. Both buttons work without React too, as the form they are. */
export function AdminAccess() {
  const navigate = useNavigate();
  useEffect(listenForAdminAccess, []);
  const goToAdmin = (event: SyntheticEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.currentTarget.closest("dialog")?.close();
    void navigate("/admin");
  };
  return (
    <dialog id={adminAccessId} className={styles.dialog} aria-labelledby="admin-access-title">
      <h2 id="admin-access-title">Admin Access</h2>
      <form method="dialog">
        <button type="submit" formMethod="get" formAction="/admin" onClick={goToAdmin}>
          Go to Admin
        </button>
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
