import escapeHtml from 'escape-html';
import type { FormType } from '../modules/forms/rules.js';
import { prefillOf, type EmbedContext } from './embed-context.js';
import type { Analytics, EmbeddedForm } from './embed-settings.js';
import { EMBEDDINGS, TAG_LOADER, type Providers } from './providers.js';

/** Height until the provider reports one, in pixels. */
const FIRST_HEIGHT = 540;

/** The document that shows a provider's form, with the values passed on to it. */
export function formDocument(
  { type, link, fields }: EmbeddedForm,
  context: EmbedContext,
  providers: Providers,
  pageOrigin: string,
): string {
  const { loader, height = FIRST_HEIGHT } = EMBEDDINGS[type];
  const prefill = prefillOf(context, fields);
  const src = providers.reached(type, shownLink(type, link, prefill));
  return page(
    'Formulario',
    script('/embed/frame.js', {
      page: pageOrigin,
      frames: providers.sourcesOf(type).frames.join(' '),
      ...(loader ? { prefill: JSON.stringify(Object.fromEntries(prefill)) } : {}),
    }),
    loader ? loaded(src, providers.reached(type, loader)) : frame(src, height),
  );
}

/** The address of the form, with the values for its fields. */
function shownLink(type: FormType, link: string, prefill: [string, string][]): string {
  const url = new URL(link);
  EMBEDDINGS[type].frame?.(url);
  for (const [name, value] of prefill) url.searchParams.set(name, value);
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

/** The document shown where there is no form. It notifies the page around it at once. */
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

/** Where Pipedrive's loader, the only one there is, makes its frame. */
const loaded = (src: string, loader: string): string =>
  `<div class="pipedriveWebForms" data-pd-webforms="${escapeHtml(src)}">${script(loader)}</div>`;

const frame = (src: string, height: number): string =>
  `<iframe title="Formulario" src="${escapeHtml(src)}" style="height: ${height}px"></iframe>`;

function script(src: string, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script src="${escapeHtml(src)}"${attributes.join('')}></script>`;
}
