import { Button, type ButtonProps } from "@mui/material";
import { Link, type To } from "react-router-dom";

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
