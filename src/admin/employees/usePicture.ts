import { useEffect, useState } from "react";

/** An address at which the browser finds a picture that came with a call, as long as it is shown. */
export function usePicture(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
