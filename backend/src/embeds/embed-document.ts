import escapeHtml from 'escape-html';
import { FormType } from '../modules/forms/rules.js';
import { prefillOf, type EmbedContext } from './embed-context.js';
import type { Analytics, EmbeddedForm } from './embed-settings.js';
import { PIPEDRIVE_LOADER, TAG_LOADER, type Providers } from './providers.js';

/** Height of a form whose provider does not report it, in pixels. A longer form scrolls. */
const GOOGLE_HEIGHT = 900;
/** Height until the provider reports one, in pixels. */
const FIRST_HEIGHT = 540;

/** The document that shows a provider's form, with the values passed on to it. */
export function formDocument(
  form: EmbeddedForm,
  context: EmbedContext,
  providers: Providers,
  pageOrigin: string,
): string {
  const { frames } = providers.sourcesOf(form.type);
  const prefill = prefillOf(context, form.fields);
  return page(
    'Formulario',
    script('/embed/frame.js', {
      page: pageOrigin,
      frames: frames.join(' '),
      ...(form.type === FormType.Pipedrive ? { prefill: JSON.stringify(Object.fromEntries(prefill)) } : {}),
    }),
    embedded(form, prefill, providers),
  );
}

function embedded({ type, link }: EmbeddedForm, prefill: [string, string][], providers: Providers): string {
  const reached = providers.reached(type, withParameters(shownLink(type, link), prefill));
  switch (type) {
    case FormType.Pipedrive:
      return `<div class="pipedriveWebForms" data-pd-webforms="${escapeHtml(reached)}">${script(providers.reached(type, PIPEDRIVE_LOADER))}</div>`;
    case FormType.JotForm:
      return frame(reached, FIRST_HEIGHT);
    case FormType.GoogleForm:
      return frame(reached, GOOGLE_HEIGHT);
  }
}

/**
 * The address to frame. JotForm's script (`/jsform/{id}`) only writes a frame with the form, and does it with an inline
 * script, which our policy forbids. So the form is framed directly.
 */
function shownLink(type: FormType, link: string): string {
  const url = new URL(link);
  if (type === FormType.JotForm) url.pathname = url.pathname.replace(/^\/(js)?form\//, '/');
  if (type === FormType.GoogleForm) url.searchParams.set('embedded', 'true');
  return url.href;
}

function withParameters(link: string, parameters: [string, string][]): string {
  const url = new URL(link);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href;
}

/** The hidden document in which Google's tag counts. It receives messages only. */
export function analyticsDocument({ id, conversion }: Analytics, providers: Providers, pageOrigin: string): string {
  const loader = `${providers.reached('analytics', TAG_LOADER)}?id=${encodeURIComponent(id)}`;
  return page(
    'Analítica',
    script('/embed/analytics.js', { page: pageOrigin, id, loader, ...(conversion ? { conversion } : {}) }),
    '',
  );
}

/** The document shown where there is no form. It tells the page around it at once. */
export const refusalDocument = (sentence: string, pageOrigin: string): string =>
  page(
    'Formulario',
    script('/embed/frame.js', { page: pageOrigin, frames: '', failed: 'true' }),
    `<p>${escapeHtml(sentence)}</p>`,
  );

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
html { overflow: hidden auto; }
body { margin: 0; background: transparent; color: #2b211c; font: 1.0625rem/1.6 Georgia, serif; }
iframe { display: block; width: 100%; border: 0; }
p { margin: 0; padding: 1rem; }
</style>
${head}
</head>
<body>
${body}
</body>
</html>
`;

const frame = (src: string, height: number): string =>
  `<iframe title="Formulario" src="${escapeHtml(src)}" style="height: ${height}px"></iframe>`;

function script(src: string, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script src="${escapeHtml(src)}"${attributes.join('')}></script>`;
}
