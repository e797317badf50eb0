import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { describeCall, errorSchema } from "./describeCall";

/** Publishes the calls as an OpenAPI 3.1 document at `/api/docs`. The first request makes it, so that a start does not wait. */
export function openApi(app: FastifyInstance) {
  app.addSchema(errorSchema);
  app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Corrugated plant", version: "1" },
      servers: [{ url: "/api" }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ route, url }) => {
      const { call } = route.config ?? {};
      return { url, schema: call === undefined ? { hide: true } : describeCall(call) };
    },
  });
  app.get("/api/docs", async () => app.swagger());
}
