import { buildServer } from "./vite/serverFiles";

await buildServer("dist/server");
