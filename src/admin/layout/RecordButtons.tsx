import { Button, type ButtonProps } from "@mui/material";
import { type ComponentProps, useState } from "react";
import { Link, type To } from "react-router-dom";
import { ConfirmCall } from "./ConfirmDialog";

type CallText = "action" | "title" | "question" | "keep" | "confirm" | "done" | "failed";

interface CallButtonProps
  extends Pick<ComponentProps<typeof ConfirmCall>, "call" | "color">,
    Pick<ButtonProps, "sx"> {
  /** Names the record for screen readers. */
  readonly name: string;
  readonly text: (part: CallText) => string;
}

/** Makes a call on a record after a question. Without `color` only the confirming button is red. */
export function CallButton({ name, text, call, color, sx = {} }: CallButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const colored = color && { color };
  return (
    <>
      <Button
        {...colored}
        size="small"
        variant="outlined"
        sx={sx}
        aria-label={`${text("action")}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {text("action")}
      </Button>
      {isAsking && (
        <ConfirmCall
          {...colored}
          title={text("title")}
          question={text("question")}
          cancel={text("keep")}
          confirm={text("confirm")}
          done={text("done")}
          failed={text("failed")}
          call={call}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface NextStepButtonProps
  extends Pick<
    ButtonProps,
    "children" | "startIcon" | "loading" | "onClick" | "aria-haspopup" | "aria-expanded"
  > {
  /** The address that the button opens. */
  readonly to?: To;
}

/** The next step of a record, as the only dark button of the page. */
export function NextStepButton({ to, children, startIcon, ...props }: NextStepButtonProps) {
  const look = { variant: "contained", startIcon, children } as const;
  return to === undefined ? (
    <Button {...look} {...props} />
  ) : (
    <Button {...look} component={Link} to={to} />
  );
}
