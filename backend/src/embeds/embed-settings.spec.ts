import { describe, expect, it } from '@jest/globals';
import { Env } from '../config/env.js';
import { FORM_PROVIDERS, FORM_TYPES, FormType } from '../modules/forms/rules.js';
import { StartError } from '../platform/start/start-error.js';
import { pageEmbeds, readEmbedSettings } from './embed-settings.js';
import { EMBEDDINGS } from './providers.js';

const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIp/viewform';
const read = (changes: Partial<Env> = {}) =>
  readEmbedSettings({
    ...new Env(),
    PUBLIC_URL: 'https://sobremesa.example',
    EMBED_URL: 'https://formularios.sobremesa.example',
    QUOTE_FORM_TYPE: FormType.GoogleForm,
    QUOTE_FORM_SCRIPT: `<iframe src="${GOOGLE}"></iframe>`,
    ANALYTICS_ID: 'G-ABC1234',
    ...changes,
  });

describe('what pages are told', () => {
  it('is where the documents are, and whose forms', () => {
    expect(pageEmbeds(read())).toEqual({
      embedUrl: 'https://formularios.sobremesa.example',
      slots: { quote: 3, lead: null },
      analytics: true,
    });
  });

  it.each<[string, Partial<Env>, RegExp]>([
    ['no origin for it', { EMBED_URL: undefined }, /^EMBED_URL no está definida/],
    ["the site's own", { EMBED_URL: 'https://sobremesa.example/embed' }, /mismo origen que PUBLIC_URL/],
    ["the site's own with its port", { EMBED_URL: 'https://sobremesa.example:443' }, /mismo origen que PUBLIC_URL/],
    ['an unsafe one', { EMBED_URL: 'http://formularios.sobremesa.example' }, /debe empezar con https/],
  ])('is nothing at all with %s, and the start says so', (_name, changes, notice) => {
    const settings = read(changes);
    expect(pageEmbeds(settings)).toEqual({ embedUrl: null, slots: { quote: null, lead: null }, analytics: false });
    expect(settings.notice).toMatch(notice);
  });
});

it('keeps of a snippet the link', () => {
  expect(read().slots.quote).toEqual({ type: FormType.GoogleForm, link: GOOGLE, fields: {} });
});

it("has the provider's names of fields, over ours", () => {
  const jotform = { QUOTE_FORM_TYPE: FormType.JotForm, QUOTE_FORM_SCRIPT: 'https://form.jotform.com/2412' };
  expect(
    read({ ...jotform, QUOTE_FORM_FIELDS: ['chef=q7_chef', 'commune=comuna[]'] }).slots.quote?.fields,
  ).toMatchObject({
    chef: 'q7_chef',
    commune: 'comuna[]',
    experience: 'experience',
  });
});

it.each<[string, Partial<Env>, string]>([
  [
    'a link of another provider',
    { QUOTE_FORM_TYPE: FormType.JotForm },
    'Revisa QUOTE_FORM_SCRIPT. Pega el enlace de tu formulario de JotForm (https://form.jotform.com/…) o su código para insertar.',
  ],
  [
    'a type that there is not',
    { QUOTE_FORM_TYPE: FORM_TYPES.length + 1 },
    'Revisa la configuración: QUOTE_FORM_TYPE no tiene un valor válido (ver .env.example).',
  ],
  ['a type alone', { LEAD_FORM_TYPE: 1 }, 'Define LEAD_FORM_TYPE y LEAD_FORM_SCRIPT juntos.'],
  ['a link alone', { LEAD_FORM_SCRIPT: GOOGLE }, 'Define LEAD_FORM_TYPE y LEAD_FORM_SCRIPT juntos.'],
  [
    'a field that nothing is passed on to',
    { QUOTE_FORM_FIELDS: ['phone=entry.1'] },
    "Revisa QUOTE_FORM_FIELDS: 'phone=entry.1' no se entiende (ver .env.example).",
  ],
  [
    'a field without a name',
    { QUOTE_FORM_FIELDS: ['chef'] },
    "Revisa QUOTE_FORM_FIELDS: 'chef' no se entiende (ver .env.example).",
  ],
  [
    'a stand-in elsewhere',
    { EMBED_STAND_INS: ['jotform=http://evil.example'] },
    "Revisa EMBED_STAND_INS: 'jotform=http://evil.example' no se entiende (ver .env.example).",
  ],
])('%s stops the start with a sentence', (_name, changes, sentence) => {
  expect(() => read(changes)).toThrow(new StartError(sentence));
});

it.each(FORM_TYPES)('every host of type %i may be framed, and its loader run', (type) => {
  const { sources, loader } = EMBEDDINGS[type];
  const isAmong = (origin: string, allowed: readonly string[]): boolean =>
    allowed.some((source) => {
      const [before = '', after] = source.split('*');
      return after === undefined ? origin === source : origin.startsWith(before) && origin.endsWith(after);
    });
  for (const host of FORM_PROVIDERS[type].hosts) expect(isAmong(`https://${host}`, sources.frames)).toBe(true);
  if (loader) expect(isAmong(new URL(loader).origin, sources.scripts)).toBe(true);
});

it('a server stands in for a provider by the name of its company', () => {
  const names = FORM_TYPES.map((type) => FORM_PROVIDERS[type].company.toLowerCase());
  const { standIns } = read({ EMBED_STAND_INS: names.map((name) => `${name}=http://127.0.0.1:4200`) });
  expect([...standIns.keys()]).toEqual(FORM_TYPES);
});
