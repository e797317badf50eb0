/**
 * In a path that cannot be decoded each `%` stands for itself: so it is not found like any other, with
 * the same words and headers, where the framework would answer in its own.
 */
export function readableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
