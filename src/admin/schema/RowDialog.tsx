import { createContext, type ReactNode, useContext, useState } from "react";

const OpenRowDialog = createContext<(dialog: ReactNode) => void>(() => undefined);

/** Opens a dialog that stays open, with what is typed in it, if its row leaves the list; `undefined` closes it. */
export const useRowDialog = () => useContext(OpenRowDialog);

export function RowDialogHost({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  return (
    <OpenRowDialog value={setDialog}>
      {children}
      {dialog}
    </OpenRowDialog>
  );
}
