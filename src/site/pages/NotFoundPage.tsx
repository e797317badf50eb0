export function Component() {
  return (
    <>
      <title>404 - Page Not Found</title>
      <h1>404 - Page Not Found</h1>
      <p>The page you are looking for does not exist.</p>
    </>
  );
}
