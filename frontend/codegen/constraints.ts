/** The limits of one field, from the OpenAPI document. */
export interface FieldLimits {
  required?: true;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  /** A whole number; other types are not told apart. */
  type?: 'integer';
  format?: string;
  /** What is said of a value that breaks its format or its pattern. */
  'x-msg'?: string;
  /** What is refused although it keeps to the rest, and what is said of it. */
  'x-refused-pattern'?: string;
  'x-refused-msg'?: string;
  /** Between which values nobody need be asked whether they are meant. */
  'x-usual-minimum'?: number;
  'x-usual-maximum'?: number;
  /** How many years ahead a day may lie. */
  'x-years-ahead'?: number;
  /** Fewest pixels of a picture. */
  'x-min-width'?: number;
  'x-min-height'?: number;
}

export type Constraints = Record<string, Record<string, FieldLimits>>;

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; schema?: { default?: unknown; maxLength?: unknown } }[];
  /** Missing or empty when the operation needs no token. */
  security?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  /** By status. */
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'format',
  'x-msg',
  'x-refused-pattern',
  'x-refused-msg',
  'x-usual-minimum',
  'x-usual-maximum',
  'x-years-ahead',
  'x-min-width',
  'x-min-height',
] as const;

/** The limits of everything that can be sent: the schemas of the request bodies and their parts. */
export function constraintsOf(document: OpenApiDocument): Constraints {
  const names = [...sentSchemas(document)].sort();
  return Object.fromEntries(names.map((name) => [name, limitsOfSchema(document.components.schemas[name] ?? {})]));
}

function sentSchemas({ paths, components }: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    const name = schema.$ref?.replace('#/components/schemas/', '');
    if (name && !found.has(name)) {
      found.add(name);
      visit(components.schemas[name] ?? {});
    }
    for (const part of schema.allOf ?? []) visit(part);
    if (schema.items) visit(schema.items);
    for (const property of Object.values(schema.properties ?? {})) visit(property);
  };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const body of Object.values(operation.requestBody?.content ?? {})) visit(body.schema);
  }
  return found;
}

function limitsOfSchema(schema: Schema): Record<string, FieldLimits> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const limits: FieldLimits = schema.required?.includes(field) ? { required: true } : {};
    if (property.type === 'integer') limits.type = 'integer';
    const bounds = KEYWORDS.filter((keyword) => property[keyword] !== undefined);
    return [field, Object.assign(limits, Object.fromEntries(bounds.map((keyword) => [keyword, property[keyword]])))];
  });
  return Object.fromEntries(fields) as Record<string, FieldLimits>;
}
