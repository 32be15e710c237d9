import type { Env } from '../config/env.js';
import { FORM_PROVIDERS, FORM_TYPES, formLink, type FormType } from '../modules/forms/rules.js';
import { DomainError } from '../platform/http/answer/domain-error.js';
import { StartError } from '../platform/start/start-error.js';
import { CONTEXT_KEYS, type FieldNames } from './embed-context.js';
import { EMBEDDINGS, type Provider, type StandIns } from './providers.js';

/** Places of the site where a sales form is embedded. */
export const SLOTS = ['quote', 'lead'] as const;
type Slot = (typeof SLOTS)[number];

/** A provider's form and the names of its fields. */
export interface EmbeddedForm {
  type: FormType;
  link: string;
  fields: FieldNames;
}

/** Google's tag, and the Google Ads conversion for a request for a quote, if one is configured. */
export interface Analytics {
  id: string;
  conversion: string | undefined;
}

/** What the site embeds of other companies, and where. */
export interface EmbedSettings {
  /**
   * Origin of the documents that embed others' code. Null when the only possible origin is the site's own: then nothing
   * is embedded.
   */
  origin: string | null;
  /** Origin of the pages that frame these documents. */
  pageOrigin: string;
  slots: Readonly<Record<Slot, EmbeddedForm | null>>;
  analytics: Analytics | null;
  standIns: StandIns;
  /** A sentence for the person who starts the product, or null. */
  notice: string | null;
}

/** The part that the rendered pages receive (`PageState.settings`). */
export interface PageEmbeds {
  embedUrl: string | null;
  slots: Record<Slot, FormType | null>;
  analytics: boolean;
}

type EmbedEnv = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'EMBED_URL'
  | 'QUOTE_FORM_TYPE'
  | 'QUOTE_FORM_SCRIPT'
  | 'QUOTE_FORM_FIELDS'
  | 'LEAD_FORM_TYPE'
  | 'LEAD_FORM_SCRIPT'
  | 'LEAD_FORM_FIELDS'
  | 'ANALYTICS_ID'
  | 'ANALYTICS_CONVERSION'
  | 'EMBED_STAND_INS'
>;

/**
 * Reads from the configuration what is embedded.
 * @throws StartError with a Spanish sentence where a form's link is not its provider's
 */
export function readEmbedSettings(env: EmbedEnv): EmbedSettings {
  const pageOrigin = new URL(env.PUBLIC_URL).origin;
  const { origin, notice } = embedOrigin(env, pageOrigin);
  const slots = {
    quote: slotOf('QUOTE_FORM', env.QUOTE_FORM_TYPE, env.QUOTE_FORM_SCRIPT, env.QUOTE_FORM_FIELDS),
    lead: slotOf('LEAD_FORM', env.LEAD_FORM_TYPE, env.LEAD_FORM_SCRIPT, env.LEAD_FORM_FIELDS),
  };
  const analytics = env.ANALYTICS_ID ? { id: env.ANALYTICS_ID, conversion: env.ANALYTICS_CONVERSION } : null;
  const standIns = standInsOf(env.EMBED_STAND_INS);
  if (origin === null)
    return { origin, pageOrigin, slots: { quote: null, lead: null }, analytics: null, standIns, notice };
  return { origin, pageOrigin, slots, analytics, standIns, notice };
}

/** The part of the settings that pages receive. Of a form they learn only its type. */
export const pageEmbeds = ({ origin, slots, analytics }: EmbedSettings): PageEmbeds => ({
  embedUrl: origin,
  slots: { quote: slots.quote?.type ?? null, lead: slots.lead?.type ?? null },
  analytics: analytics !== null,
});

const OFF =
  'los formularios de otras empresas y la analítica quedan desactivados, y el sitio usa su propio formulario.';

/** The origin for others' code, never the site's own: the session is there. */
function embedOrigin({ EMBED_URL }: EmbedEnv, pageOrigin: string): { origin: string | null; notice: string | null } {
  if (EMBED_URL === undefined) return { origin: null, notice: `EMBED_URL no está definida: ${OFF}` };
  const { origin, protocol } = new URL(EMBED_URL);
  if (origin === pageOrigin) return { origin: null, notice: `EMBED_URL tiene el mismo origen que PUBLIC_URL: ${OFF}` };
  if (protocol === 'http:' && pageOrigin.startsWith('https:'))
    return { origin: null, notice: `EMBED_URL debe empezar con https://, como PUBLIC_URL: ${OFF}` };
  return { origin, notice: null };
}

function slotOf(
  name: string,
  type: FormType | undefined,
  script: string | undefined,
  fields: string[],
): EmbeddedForm | null {
  if (type === undefined && script === undefined) return null;
  if (type !== undefined && !FORM_TYPES.includes(type))
    throw new StartError(`Revisa la configuración: ${name}_TYPE no tiene un valor válido (ver .env.example).`);
  if (type === undefined || script === undefined) throw new StartError(`Define ${name}_TYPE y ${name}_SCRIPT juntos.`);
  const names = pairsOf(`${name}_FIELDS`, fields, isContextKey, (field) => /^[\w.[\]-]{1,80}$/.test(field));
  return {
    type,
    link: linkOf(name, type, script),
    fields: { ...EMBEDDINGS[type].fields, ...Object.fromEntries(names) },
  };
}

function linkOf(name: string, type: FormType, script: string): string {
  try {
    return formLink(type, script);
  } catch (error) {
    if (error instanceof DomainError) throw new StartError(`Revisa ${name}_SCRIPT. ${error.message}`);
    throw error;
  }
}

const PROVIDERS: Readonly<Record<string, Provider>> = {
  ...Object.fromEntries(FORM_TYPES.map((type) => [FORM_PROVIDERS[type].company.toLowerCase(), type])),
  analytics: 'analytics',
};

function standInsOf(list: string[]): StandIns {
  const isProvider = (name: string): boolean => Object.hasOwn(PROVIDERS, name);
  const isLocal = (origin: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(origin);
  const pairs = pairsOf('EMBED_STAND_INS', list, isProvider, isLocal);
  return new Map(pairs.map(([name, origin]) => [PROVIDERS[name] as Provider, origin]));
}

/** Reads the pairs of a list of `name=value`. */
function pairsOf(
  setting: string,
  list: string[],
  isName: (name: string) => boolean,
  isValue: (value: string) => boolean,
): [name: string, value: string][] {
  return list.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (!isName(name) || !isValue(value))
      throw new StartError(`Revisa ${setting}: '${pair}' no se entiende (ver .env.example).`);
    return [name, value];
  });
}

const isContextKey = (name: string): boolean => (CONTEXT_KEYS as readonly string[]).includes(name);
