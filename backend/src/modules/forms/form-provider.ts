import { FormLinkRefusedError } from './forms.errors.js';

/** Providers of embedded forms, by the names that staff read. The numbers are stored; a new provider gets the next one. */
export enum FormType {
  Pipedrive = 1,
  JotForm = 2,
  GoogleForm = 3,
}

/** Where a provider's forms are, and how its embed snippet names one. */
interface FormProvider {
  /** What its forms are called where a link is refused. */
  name: string;
  /** Who hears of a visit: visitors are asked by this name. */
  company: string;
  /** An example of a link, for people. */
  example: string;
  /** The only hosts of its links. */
  hosts: readonly string[];
  /** Paths of forms that can be filled in. The path of an editor or of a script loader does not match. */
  path: RegExp;
  /** Attributes of the snippet that may contain the link. */
  snippet: RegExp;
}

/** Longest stored link. */
export const MAX_LINK = 500;

/** The address of a script or frame in a snippet. */
const SOURCE = /\ssrc\s*=\s*["']([^"']*)["']/gi;

/** The providers by type. Documents that embed a form allow these hosts and no others. */
export const FORM_PROVIDERS: Readonly<Record<FormType, FormProvider>> = {
  [FormType.Pipedrive]: {
    name: 'Pipedrive',
    company: 'Pipedrive',
    example: 'https://webforms.pipedrive.com/f/…',
    hosts: ['webforms.pipedrive.com'],
    path: /^\/f\/(?!loader$)[\w-]+$/,
    snippet: /\sdata-pd-webforms\s*=\s*["']([^"']*)["']/gi,
  },
  [FormType.JotForm]: {
    name: 'JotForm',
    company: 'JotForm',
    example: 'https://form.jotform.com/…',
    hosts: ['form.jotform.com', 'eu.jotform.com', 'www.jotform.com'],
    path: /^\/(?:jsform\/|form\/)?\d+$/,
    snippet: SOURCE,
  },
  [FormType.GoogleForm]: {
    name: 'Google Forms',
    company: 'Google',
    example: 'https://docs.google.com/forms/d/e/…/viewform',
    hosts: ['docs.google.com'],
    path: /^\/forms\/(?:u\/\d+\/)?d\/(?:e\/)?[\w-]+\/viewform$/,
    snippet: SOURCE,
  },
};

/** The types: 1, 2, 3 and so on. */
export const FORM_TYPES = Object.keys(FORM_PROVIDERS).map(Number) as FormType[];

/**
 * The https link of a form, from that link or from the provider's embed snippet. Of a snippet only the link is kept,
 * and only when it is the provider's.
 * @throws FormLinkRefusedError
 */
export function formLink(type: FormType, linkOrSnippet: string): string {
  const provider = FORM_PROVIDERS[type];
  for (const candidate of candidates(provider, linkOrSnippet.trim())) {
    const link = providerLink(provider, candidate);
    if (link !== undefined) return link;
  }
  throw new FormLinkRefusedError(provider.name, provider.example);
}

const candidates = ({ snippet }: FormProvider, text: string): string[] =>
  text.startsWith('<') ? [...text.matchAll(snippet)].map(([, value = '']) => unescaped(value)) : [text];

/**
 * The link as it is stored. Undefined if it is not the provider's. The host must match exactly: between 'https://' and
 * the path there is no place for a user, a port, a final dot or look-alike characters.
 */
function providerLink({ hosts, path }: FormProvider, text: string): string | undefined {
  const [, host = ''] = /^https:\/\/([a-z.]+)\/[\x21-\x5b\x5d-\x7e]+$/i.exec(text) ?? [];
  if (!hosts.includes(host.toLowerCase()) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  return path.test(url.pathname) && url.href.length <= MAX_LINK ? url.href : undefined;
}

/** The value of an attribute. HTML writes '&' as an entity there. */
const unescaped = (value: string): string => value.trim().replaceAll('&amp;', '&');
