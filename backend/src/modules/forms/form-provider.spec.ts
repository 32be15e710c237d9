import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORM_PROVIDERS, FORM_TYPES, formLink, FormType, MAX_LINK } from './form-provider.js';
import { FormLinkRefusedError } from './forms.errors.js';

const { Pipedrive, JotForm, GoogleForm } = FormType;
const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIpQLSd_x-9/viewform';

it('the numbers have no gap: the API accepts all from the first to the last', () => {
  expect(FORM_TYPES).toEqual(FORM_TYPES.map((_type, index) => index + 1));
});

describe('a link of the provider', () => {
  it.each<[FormType, string]>([
    [Pipedrive, 'https://webforms.pipedrive.com/f/6c8Sv5xDk2'],
    [JotForm, 'https://form.jotform.com/jsform/241234567890'],
    [JotForm, 'https://form.jotform.com/241234567890'],
    [JotForm, 'https://eu.jotform.com/form/241234567890'],
    [GoogleForm, GOOGLE],
    [GoogleForm, `${GOOGLE}?embedded=true`],
    [GoogleForm, 'https://docs.google.com/forms/u/0/d/e/1FAIpQLSd/viewform?usp=sf_link'],
  ])('of type %i is kept as it is: %s', (type, link) => {
    expect(formLink(type, link)).toBe(link);
  });

  it('loses outer spaces, the capitals of its host, and its fragment', () => {
    expect(formLink(JotForm, '  HTTPS://Form.JotForm.com/2412#top ')).toBe('https://form.jotform.com/2412');
  });

  it('may be as long as the column and no longer', () => {
    const fitting = `${GOOGLE}?${'x'.repeat(MAX_LINK - GOOGLE.length - 1)}`;
    expect(formLink(GoogleForm, fitting)).toHaveLength(MAX_LINK);
    expect(() => formLink(GoogleForm, `${fitting}x`)).toThrow(FormLinkRefusedError);
  });
});

describe("the provider's embed snippet", () => {
  it.each<[string, FormType, string, string]>([
    [
      'Pipedrive, not its loader',
      Pipedrive,
      '<div class="pipedriveWebForms" data-pd-webforms="https://webforms.pipedrive.com/f/6c8Sv5xDk2"><script src="https://webforms.pipedrive.com/f/loader"></script></div>',
      'https://webforms.pipedrive.com/f/6c8Sv5xDk2',
    ],
    [
      'JotForm as a script',
      JotForm,
      '<script type="text/javascript" src="https://form.jotform.com/jsform/2412"></script>',
      'https://form.jotform.com/jsform/2412',
    ],
    [
      'JotForm as a frame, not its handler',
      JotForm,
      `<script src='https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js'></script>
       <iframe id="JotFormIFrame-2412" title="Cotiza > eventos" data-src="x" onload="window.parent.scrollTo(0,0)"
         src = 'https://form.jotform.com/2412' frameborder="0"></iframe>`,
      'https://form.jotform.com/2412',
    ],
    [
      'JotForm with spaces around the link',
      JotForm,
      '<iframe src=" https://form.jotform.com/2412 "></iframe>',
      'https://form.jotform.com/2412',
    ],
    [
      'Google with an entity in the link',
      GoogleForm,
      `<iframe src="${GOOGLE}?embedded=true&amp;hl=es" width="640" height="900">Cargando…</iframe>`,
      `${GOOGLE}?embedded=true&hl=es`,
    ],
    [
      'a foreign script beside the frame, which is not kept',
      GoogleForm,
      `<script src="https://evil.example/x.js"></script><iframe src="${GOOGLE}"></iframe>`,
      GOOGLE,
    ],
  ])('gives its link: %s', (_name, type, snippet, link) => {
    expect(formLink(type, snippet)).toBe(link);
  });
});

describe('anything else', () => {
  it.each<[string, FormType, string]>([
    ['another host', GoogleForm, 'https://evil.example/forms/d/e/1FAI/viewform'],
    ['a host of another provider', JotForm, GOOGLE],
    ['a host that begins like it', GoogleForm, 'https://docs.google.com.evil.example/forms/d/e/1FAI/viewform'],
    ['a host that ends like it', JotForm, 'https://evilform.jotform.com/2412'],
    ['a subdomain of it', JotForm, 'https://x.form.jotform.com/2412'],
    ['a final dot', JotForm, 'https://form.jotform.com./2412'],
    ['http', JotForm, 'http://form.jotform.com/2412'],
    ['no protocol', JotForm, '//form.jotform.com/2412'],
    ['a scheme before it', JotForm, 'javascript:https://form.jotform.com/2412'],
    ['letters after it that no link has', JotForm, 'https://form.jotform.com/2412é'],
    ['words after it', JotForm, 'https://form.jotform.com/2412 o llámanos'],
    ['no slashes', JotForm, 'https:form.jotform.com/2412'],
    ['backslashes', JotForm, 'https:\\\\form.jotform.com\\2412'],
    ['a backslash before another host', JotForm, 'https://form.jotform.com\\@evil.example/2412'],
    ['a port', JotForm, 'https://form.jotform.com:8443/2412'],
    ['the usual port', JotForm, 'https://form.jotform.com:443/2412'],
    ['a user', JotForm, 'https://ana@form.jotform.com/2412'],
    ['the host as a user', JotForm, 'https://form.jotform.com@evil.example/2412'],
    ['the host as a user and password', JotForm, 'https://form.jotform.com:2412@evil.example/2412'],
    ['the host in the query', JotForm, 'https://evil.example/?https://form.jotform.com/2412'],
    ['letters that look alike', JotForm, 'https://form.jotf\u043erm.com/2412'],
    ['letters that look alike, in punycode', JotForm, 'https://form.xn--jotfrm-9ve.com/2412'],
    ['full-width letters', JotForm, 'https://form\uff0ejotform.com/2412'],
    ['an escaped host', JotForm, 'https://form.jotform%2ecom/2412'],
    ['a tab in the host', JotForm, 'https://form.jot\tform.com/2412'],
    ['a line break', JotForm, 'https://form.jotform.com/\n2412'],
    ['a space', JotForm, 'https://form.jotform.com/2412 x'],
    ['a script', JotForm, 'javascript:alert(1)//https://form.jotform.com/2412'],
    ['a data link', GoogleForm, 'data:text/html,<iframe src="https://docs.google.com">'],
    ['a path that climbs out', JotForm, 'https://form.jotform.com/jsform/../evil'],
    ['a path of something else', GoogleForm, 'https://docs.google.com/document/d/1FAI/edit'],
    ["a form's editor", GoogleForm, 'https://docs.google.com/forms/d/1FAI/edit'],
    ['a shortened link', GoogleForm, 'https://forms.gle/abc'],
    ['the loader alone', Pipedrive, 'https://webforms.pipedrive.com/f/loader'],
    ['the host alone', Pipedrive, 'https://webforms.pipedrive.com/'],
    ['a snippet of another host', JotForm, '<script src="https://evil.example/jsform/2412"></script>'],
    ['a snippet of another provider', Pipedrive, '<iframe src="https://form.jotform.com/2412"></iframe>'],
    ['a snippet without a link', Pipedrive, '<div class="pipedriveWebForms"></div>'],
    ['a script in line', JotForm, '<script>fetch("https://form.jotform.com/2412")</script>'],
    ['words', JotForm, 'mi formulario'],
  ])('is refused: %s', (_name, type, text) => {
    expect(() => formLink(type, text)).toThrow(FormLinkRefusedError);
  });

  it('is refused with a sentence that names the provider and shows a link', () => {
    expect(() => formLink(GoogleForm, 'x')).toThrow(
      'Pega el enlace de tu formulario de Google Forms (https://docs.google.com/forms/d/e/…/viewform) o su código para insertar.',
    );
  });
});

it('gives a plain https link of a host of its type, or refuses, whatever text comes', () => {
  const hosts = Object.values(FORM_PROVIDERS).flatMap((provider) => provider.hosts);
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...hosts,
      'https://',
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '..',
      '<iframe src="',
      '">',
      'viewform',
      '/forms/d/e/',
      'evil.example',
    ),
  );
  const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.constantFrom(Pipedrive, JotForm, GoogleForm), texts, (type, text) => {
      let link: string;
      try {
        link = formLink(type, text);
      } catch (error) {
        expect(error).toBeInstanceOf(FormLinkRefusedError);
        return;
      }
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      expect(FORM_PROVIDERS[type].hosts).toContain(url.host);
      expect(link).toBe(`https://${url.host}${url.pathname}${url.search}`);
    }),
    { numRuns: 2_000 },
  );
});
