import { FORM_PROVIDERS, FormType } from '../modules/forms/index.js';
import { CONTEXT_KEYS, type FieldNames } from './embed-context.js';

/** Who is embedded: the providers of forms, and the one of analytics. */
export type Provider = FormType | 'analytics';

/** What a provider's code may load; the Content-Security-Policy of its documents is made of these. */
export interface Sources {
  scripts: readonly string[];
  /** Frames it shows, the only ones whose messages are heard. */
  frames: readonly string[];
  /** Styles, pictures and fonts. */
  assets: readonly string[];
  /** What it may call. */
  calls: readonly string[];
}

/** Where each provider's loader is. JotForm's and Google's forms are framed without one. */
export const PIPEDRIVE_LOADER = 'https://webforms.pipedrive.com/f/loader';
export const TAG_LOADER = 'https://www.googletagmanager.com/gtag/js';

const PIPEDRIVE = ['https://webforms.pipedrive.com'];
const PIPEDRIVE_ASSETS = ['https://*.pipedriveassets.com'];
/** After the submission a form's frame goes to another host of JotForm's. */
const JOTFORM = ['https://*.jotform.com'];
const GOOGLE = FORM_PROVIDERS[FormType.GoogleForm].hosts.map((host) => `https://${host}`);
/** As Google documents them for its tag, conversions of Google Ads included. */
const TAG_CALLS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];

const SOURCES: Readonly<Record<Provider, Sources>> = {
  [FormType.Pipedrive]: {
    scripts: [...PIPEDRIVE, ...PIPEDRIVE_ASSETS],
    frames: PIPEDRIVE,
    assets: [...PIPEDRIVE, ...PIPEDRIVE_ASSETS],
    calls: [...PIPEDRIVE, ...PIPEDRIVE_ASSETS],
  },
  [FormType.JotForm]: { scripts: [], frames: JOTFORM, assets: [], calls: JOTFORM },
  [FormType.GoogleForm]: { scripts: [], frames: GOOGLE, assets: [], calls: GOOGLE },
  analytics: { scripts: ['https://*.googletagmanager.com'], frames: [], assets: TAG_CALLS, calls: TAG_CALLS },
};

/** Names of the fields where the configuration gives none. Google's forms name theirs by numbers of their own. */
const OUR_NAMES: FieldNames = Object.fromEntries(CONTEXT_KEYS.map((key) => [key, key]));
export const DEFAULT_FIELDS: Readonly<Record<FormType, FieldNames>> = {
  [FormType.Pipedrive]: OUR_NAMES,
  [FormType.JotForm]: OUR_NAMES,
  [FormType.GoogleForm]: {},
};

/** Servers of this machine that stand in for providers in tests; never in production. */
export type StandIns = ReadonlyMap<Provider, string>;

/** The providers as the documents use them: themselves, or what stands in for them. */
export class Providers {
  constructor(private readonly standIns: StandIns = new Map()) {}

  sourcesOf(provider: Provider): Sources {
    const standIn = this.standIns.get(provider);
    if (standIn === undefined) return SOURCES[provider];
    return { scripts: [standIn], frames: [standIn], assets: [standIn], calls: [standIn] };
  }

  /** The link, or the same at the server that stands in for its provider. */
  reached(provider: Provider, link: string): string {
    const standIn = this.standIns.get(provider);
    const { pathname, search } = new URL(link);
    return standIn === undefined ? link : standIn + pathname + search;
  }
}
