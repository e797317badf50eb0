import { Button, type ButtonProps } from "@mui/material";
import { type ChangeEvent, useRef } from "react";

interface FileButtonProps
  extends Pick<ButtonProps, "children" | "startIcon" | "loading" | "disabled" | "sx"> {
  /** The types of files that can be chosen, as in HTML. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that has the browser ask for a file. Unlike a label, it works by keyboard too. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen again, after an error or once it was mended.
    target.value = "";
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} onChange={choose} />
      <Button variant="outlined" onClick={() => input.current?.click()} {...button} />
    </>
  );
}
