export function Component() {
  return <h1>Corrugated boxes</h1>;
}
