import Fastify from "fastify";
import pg from "pg";

/**
 * The least that a host costs: Fastify and node-postgres alone, with the same pool. It has no session, no schema, no
 * audit, and a table without the versions of lists. `node --import tsx tests/bench/host/barePeer.ts DATABASE_URL`
 * prints the address on which it listens.
 */
const [, , url] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 12, options: "-c timezone=UTC" });
const app = Fastify();

app.get("/orders", async (_request, reply) => {
  const { rows } = await pool.query("select * from bare_orders order by id");
  return reply.send(rows);
});

app.put<{ Params: { id: string }; Body: { status: string } }>(
  "/orders/:id/status",
  async ({ params, body }) => {
    const { rows } = await pool.query(
      "update bare_orders set status = $2, updated_at = now() where id = $1 returning *",
      [params.id, body.status],
    );
    return rows[0];
  },
);

await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${app.listeningOrigin}\n`);
