import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Schema {
  [keyword: string]: unknown;
}

interface DocumentedOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  'x-access': string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** An operation of the document and its address. */
export interface Operation extends DocumentedOperation {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
}

/** The committed document, from which the frontend's hooks are generated. */
export const document = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** Every operation of the document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method as Operation['method'] })),
);

/** The fields of an operation's JSON body, by name; none where it takes no such body. */
export function bodyFieldsOf({ requestBody }: Operation): Record<string, Schema> {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  return ((name ? document.components.schemas[name] : schema)?.['properties'] ?? {}) as Record<string, Schema>;
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(closed({ $id: 'document', components: document.components }) as Schema);
const validators = new Map<string, ValidateFunction | undefined>();

/**
 * Checks every answer of the API and records those that the document does not describe: an undocumented status, or a
 * body that lacks a field, has another type, or has a field that the document does not name.
 */
export class ContractWatch {
  readonly violations: string[] = [];

  /** Must be called before the server is ready. */
  observe(server: FastifyInstance): void {
    server.addHook('onSend', (request, reply, payload, done) => {
      const operation = operationOf(request);
      if (operation && typeof payload === 'string') this.check(operation, reply.statusCode, payload);
      done(null, payload);
    });
  }

  private check(operation: DocumentedOperation, status: number, payload: string): void {
    const named = `${operation.operationId} ${status}`;
    if (!(status in operation.responses)) {
      this.violations.push(`${named}: a status the document does not name`);
      return;
    }
    const validate = validatorOf(operation, status);
    if (validate && !validate(JSON.parse(payload)))
      this.violations.push(`${named}: ${ajv.errorsText(validate.errors)}`);
  }
}

function operationOf(request: FastifyRequest): DocumentedOperation | undefined {
  const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}');
  return path === undefined ? undefined : document.paths[path]?.[request.method.toLowerCase()];
}

function validatorOf(operation: DocumentedOperation, status: number): ValidateFunction | undefined {
  const key = `${operation.operationId} ${status}`;
  if (!validators.has(key)) {
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    validators.set(key, schema && ajv.compile(closed(pointed(schema)) as Schema));
  }
  return validators.get(key);
}

/** The schema with references into the document. */
function pointed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as Schema;
}

/** The schema with closed objects, so that an undocumented field is an error. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isObject =
    'properties' in copy && typeof copy['properties'] === 'object' && !('type' in copy && copy['type'] !== 'object');
  if ('allOf' in copy && copy['nullable'] === true) return orNull(copy);
  return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}

/**
 * OpenAPI 3.0 writes "one of these or null" as a nullable allOf. A validator of JSON Schema would not allow null there.
 */
function orNull({ allOf }: { allOf?: unknown }): Schema {
  return { anyOf: [{ allOf }, { type: 'null' }] };
}
