import { FormType } from '../modules/forms/rules.js';
import { CONTEXT_KEYS, type FieldNames } from './embed-context.js';

/** Whose code is embedded: the providers of forms, and the provider of analytics. */
export type Provider = FormType | 'analytics';

/**
 * The hosts from which a provider's code may load things. The Content-Security-Policy of its documents is made of
 * these.
 */
export interface Sources {
  scripts: readonly string[];
  /** Frames it shows. Messages are accepted from these only. */
  frames: readonly string[];
  /** Styles, pictures and fonts. */
  assets: readonly string[];
  /** Hosts it may call. */
  calls: readonly string[];
}

/** How a provider's form is embedded. */
interface Embedding {
  sources: Sources;
  /** The names of its fields when the configuration gives none. A value without a name is not passed on. */
  fields: FieldNames;
  /** Height of its frame in pixels, where it never reports one; a longer form scrolls. */
  height?: number;
  /** Makes the address to frame of its link, where they differ. */
  frame?: (link: URL) => void;
  /** The script that makes its frame, if one does. It also passes on the values. */
  loader?: string;
}

export const TAG_LOADER = 'https://www.googletagmanager.com/gtag/js';

const OUR_NAMES: FieldNames = Object.fromEntries(CONTEXT_KEYS.map((key) => [key, key]));

/** A form that is a frame of these hosts and needs no script. */
const framedFrom = (...hosts: string[]): Sources => ({ scripts: [], frames: hosts, assets: [], calls: hosts });

const PIPEDRIVE = 'https://webforms.pipedrive.com';
const PIPEDRIVE_ALL = [PIPEDRIVE, 'https://*.pipedriveassets.com'];

/** The providers' forms by type. */
export const EMBEDDINGS: Readonly<Record<FormType, Embedding>> = {
  [FormType.Pipedrive]: {
    sources: { scripts: PIPEDRIVE_ALL, frames: [PIPEDRIVE], assets: PIPEDRIVE_ALL, calls: PIPEDRIVE_ALL },
    fields: OUR_NAMES,
    loader: `${PIPEDRIVE}/f/loader`,
  },
  [FormType.JotForm]: {
    // After it is sent, a form goes to another host of JotForm.
    sources: framedFrom('https://*.jotform.com'),
    fields: OUR_NAMES,
    // JotForm's script (`/jsform/{id}`) only writes a frame with the form, and does it with an inline script, which our
    // policy forbids. So the form is framed directly.
    frame: (link) => (link.pathname = link.pathname.replace(/^\/(js)?form\//, '/')),
  },
  [FormType.GoogleForm]: {
    sources: framedFrom('https://docs.google.com'),
    // Google's forms have numbers of their own as field names.
    fields: {},
    height: 900,
    frame: (link) => link.searchParams.set('embedded', 'true'),
  },
};

/** As Google documents them for its tag, with the conversions of Google Ads. */
const TAG_CALLS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];
const TAG: Sources = { scripts: ['https://*.googletagmanager.com'], frames: [], assets: TAG_CALLS, calls: TAG_CALLS };

/** Local servers that stand in for providers in tests. Never in production. */
export type StandIns = ReadonlyMap<Provider, string>;

/** The providers' addresses as the documents use them: their own, or those of the servers that stand in for them. */
export class Providers {
  constructor(private readonly standIns: StandIns = new Map()) {}

  sourcesOf(provider: Provider): Sources {
    const standIn = this.standIns.get(provider);
    if (standIn === undefined) return provider === 'analytics' ? TAG : EMBEDDINGS[provider].sources;
    return { scripts: [standIn], frames: [standIn], assets: [standIn], calls: [standIn] };
  }

  /** The link, or the same path on the server that stands in for its provider. */
  reached(provider: Provider, link: string): string {
    const standIn = this.standIns.get(provider);
    const { pathname, search } = new URL(link);
    return standIn === undefined ? link : standIn + pathname + search;
  }
}
