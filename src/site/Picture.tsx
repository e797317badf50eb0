import { useEffect, useRef, useState } from "react";
import { srcSetOf } from "../../domain/pictures";
import { type ArtName, artUrl } from "./art/names";

interface PictureProps {
  /** The host's address of the picture: one of the site's drawings or a picture elsewhere. */
  url: string;
  alt: string;
  /** The drawing in place of a picture that is absent or does not load. */
  instead?: ArtName;
}

/** A picture of 4 to 3 that is fetched when it comes near, and replaced by a drawing if it fails. */
export function Picture({ url, alt, instead = "box-rsc" }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const source = url === "" || broken === url ? artUrl(instead) : url;
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBroken(url);
  }, [url]);
  return (
    <img
      ref={image}
      src={source}
      srcSet={srcSetOf(source)}
      sizes="(min-width: 30rem) 480px, 100vw"
      alt={alt}
      width="480"
      height="360"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
