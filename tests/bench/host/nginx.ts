import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./freePort";

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0;

/** Returns the file that operators copy, without TLS. These instances replace the file's three. */
function withoutTls(config: string, port: number, instances: readonly string[]) {
  const [upstream = "", , site = ""] = config.split(/^server \{$/m);
  let next = 0;
  const before = upstream.replace(/127\.0\.0\.1:300\d/g, () => instances[next++] ?? "");
  const lines = site.split("\n").filter((line) => !/^\s*(ssl_|listen \[::\])/.test(line));
  const plain = lines.join("\n").replace(/^ *listen 443 [^;]*/m, `listen 127.0.0.1:${port}`);
  return `${before}server {${plain}`;
}

/** Starts nginx with `docs/deploy/nginx.conf` before instances such as `127.0.0.1:3001`. */
export async function startNginx(folder: string, instances: readonly string[]) {
  const port = await freePort();
  const config = withoutTls(readFileSync("docs/deploy/nginx.conf", "utf8"), port, instances);
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${config}
    }`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
