export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address by then.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
