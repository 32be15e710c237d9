import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  properties?: Record<string, unknown>;
}
interface Document {
  paths: Record<
    string,
    { put?: { requestBody?: { content: { 'application/json'?: { schema: { $ref?: string } } } } } }
  >;
  components: { schemas: Record<string, Schema | undefined> };
}

const { paths, components } = JSON.parse(
  readFileSync(join(__dirname, '../../openapi/openapi.json'), 'utf8'),
) as Document;

/** The addresses of the edits whose body has a version. */
const VERSIONED = Object.entries(paths).flatMap(([path, { put }]) => {
  const name = put?.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
  const isVersioned = components.schemas[name]?.properties?.['version'] !== undefined;
  return isVersioned ? [new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`)] : [];
});

/** The edits that a screen sent without the version that it showed: each may put back what somebody else changed. */
export async function unversioned(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'PUT' || !VERSIONED.some((address) => address.test(pathname))) return [];
  const body = await request.clone().text();
  // A test of the store alone may send nothing.
  if (body === '') return [];
  const { version } = JSON.parse(body) as { version?: unknown };
  return typeof version === 'number' ? [] : [pathname];
}
