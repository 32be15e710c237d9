import { FORM_PROVIDERS, FormType } from '../modules/forms/rules.js';
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

/** The address of Pipedrive's loader. JotForm's and Google's forms are framed without a loader. */
export const PIPEDRIVE_LOADER = 'https://webforms.pipedrive.com/f/loader';
export const TAG_LOADER = 'https://www.googletagmanager.com/gtag/js';

const PIPEDRIVE = ['https://webforms.pipedrive.com'];
const PIPEDRIVE_ASSETS = ['https://*.pipedriveassets.com'];
/** After it is sent, a JotForm form goes to another host of JotForm. */
const JOTFORM = ['https://*.jotform.com'];
const GOOGLE = FORM_PROVIDERS[FormType.GoogleForm].hosts.map((host) => `https://${host}`);
/** As Google documents them for its tag, with the conversions of Google Ads. */
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

/** Field names when the configuration gives none. Google's forms have numbers of their own as field names. */
const OUR_NAMES: FieldNames = Object.fromEntries(CONTEXT_KEYS.map((key) => [key, key]));
export const DEFAULT_FIELDS: Readonly<Record<FormType, FieldNames>> = {
  [FormType.Pipedrive]: OUR_NAMES,
  [FormType.JotForm]: OUR_NAMES,
  [FormType.GoogleForm]: {},
};

/** Local servers that stand in for providers in tests. Never in production. */
export type StandIns = ReadonlyMap<Provider, string>;

/** The providers' addresses as the documents use them: their own, or those of the servers that stand in for them. */
export class Providers {
  constructor(private readonly standIns: StandIns = new Map()) {}

  sourcesOf(provider: Provider): Sources {
    const standIn = this.standIns.get(provider);
    if (standIn === undefined) return SOURCES[provider];
    return { scripts: [standIn], frames: [standIn], assets: [standIn], calls: [standIn] };
  }

  /** The link, or the same path on the server that stands in for its provider. */
  reached(provider: Provider, link: string): string {
    const standIn = this.standIns.get(provider);
    const { pathname, search } = new URL(link);
    return standIn === undefined ? link : standIn + pathname + search;
  }
}
