import { loadEnv } from "vite";
import { readBuild } from "../server/http/builtPages";
import { isServerBuilt, isWebBuilt } from "./testing/isBuilt";

/** Builds the web app and the server, unless they are newer than their sources. `npm start` runs this file first. */
const apiHost = loadEnv("production", process.cwd(), "VITE_").VITE_API_HOST ?? "/api";
if (!isWebBuilt() || readBuild("dist/web")?.apiHost !== apiHost) await import("./build");
if (!isServerBuilt()) await import("./buildServer");
