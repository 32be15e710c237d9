import escapeHtml from 'escape-html';

/** A short mail to one person, before it is formatted. */
export interface MailContent {
  to: { name: string; address: string };
  subject: string;
  /** A headline above its text. */
  title: string;
  /** Spanish paragraphs. A line break within one is shown. */
  paragraphs: readonly string[];
  /** Addresses of ours in the paragraphs that become links. Others stay text. */
  links?: readonly string[];
  /** The address for replies, if it is not the sender's. */
  replyTo?: { name: string; address: string };
  /** The name of a mailing list, by which the reader's program can sort the mail. */
  list?: string;
  /** A list of names and values after the paragraphs. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** A button for the reader. */
  action?: { label: string; url: string };
  /** Paragraphs in small print at the end. */
  after?: readonly string[];
  /** An entry for the reader's calendar: programs that know such mails (RFC 6047) enter, move or remove it by themselves. */
  calendar?: { name: string; method: string; content: string };
}

/** The mail as plain text. */
export function mailText({ paragraphs, facts = [], action, after = [] }: MailContent): string {
  const list = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [
    ...paragraphs,
    ...(list === '' ? [] : [list]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
  ].join('\n\n');
}

/**
 * The site's colours, for light and dark mode. Programs without style sheets show the light ones, which are inline. The
 * mail declares that it supports both modes.
 */
const DAY = { page: '#f6f1ea', card: '#fffdf9', line: '#e6dccf', ink: '#2b211c', soft: '#6d5f55', brand: '#8a3b2a' };
const NIGHT = { page: '#171311', card: '#221c19', line: '#3b322c', ink: '#f3ebe2', soft: '#bcaea1', brand: '#f0a48e' };

const FACES = "font-family:Georgia,'Times New Roman',serif";
const PLAIN = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .card { padding: 28px 22px !important; } .fact th, .fact td { display: block; padding: 0 !important; } .fact td { padding-bottom: 12px !important; } .press { display: block !important; text-align: center; } }
@media (prefers-color-scheme: dark) {
  .page { background: ${NIGHT.page} !important; }
  .card { background: ${NIGHT.card} !important; border-color: ${NIGHT.line} !important; }
  .ink { color: ${NIGHT.ink} !important; }
  .soft { color: ${NIGHT.soft} !important; }
  .brand { color: ${NIGHT.brand} !important; }
  .line { border-color: ${NIGHT.line} !important; }
  .press { background: ${NIGHT.brand} !important; color: ${NIGHT.page} !important; }
}`;

/**
 * The mail as HTML in the look of the site, without pictures. Everything in it is escaped, so markup of others is shown
 * as text.
 */
export function mailHtml(mail: MailContent, productName: string): string {
  const { subject, title, paragraphs, links = [], facts = [], action, after = [] } = mail;
  const list =
    facts.length > 0
      ? `<table class="line fact" role="presentation" cellpadding="0" cellspacing="0" width="100%" style="border-top:1px solid ${DAY.line};margin:8px 0 0;padding-top:16px">${facts.map(row).join('')}</table>`
      : '';
  const press = action
    ? `<p style="margin:28px 0 4px"><a class="press" href="${escapeHtml(action.url)}" style="background:${DAY.brand};border-radius:999px;color:#ffffff;display:inline-block;${PLAIN};font-size:16px;font-weight:600;padding:13px 26px;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="soft" style="color:${DAY.soft};font-size:13px;line-height:1.5;margin:12px 0 0;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const last = after.map(
    (text) =>
      `<p class="soft line" style="border-top:1px solid ${DAY.line};color:${DAY.soft};font-size:14px;line-height:1.5;margin:28px 0 0;padding-top:16px">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}
</style>
</head>
<body class="page" style="background:${DAY.page};margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs.join(' ').slice(0, 140))}</div>
<table class="page" role="presentation" cellpadding="0" cellspacing="0" width="100%" style="background:${DAY.page};${PLAIN}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;text-align:left">
<tr><td class="brand" style="color:${DAY.brand};${FACES};font-size:22px;letter-spacing:.01em;padding:0 4px 16px">${escapeHtml(productName)}</td></tr>
<tr><td class="card" style="background:${DAY.card};border:1px solid ${DAY.line};border-radius:16px;padding:36px 36px 32px">
<h1 class="ink" style="color:${DAY.ink};${FACES};font-size:28px;font-weight:400;line-height:1.2;margin:0 0 20px">${escapeHtml(title)}</h1>
${paragraphs.map((text) => paragraph(text, links)).join('\n')}
${list}
${press}
${last.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, links: readonly string[]): string {
  const shown = links.reduce(
    (html, link) =>
      html.replaceAll(
        escapeHtml(link),
        (url) => `<a class="brand" href="${url}" style="color:${DAY.brand};word-break:break-all">${url}</a>`,
      ),
    escapeHtml(text),
  );
  return `<p class="ink" style="color:${DAY.ink};font-size:16px;line-height:1.55;margin:0 0 16px;white-space:pre-line;word-break:break-word">${shown}</p>`;
}

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th class="soft" align="left" valign="top" style="color:${DAY.soft};font-size:14px;font-weight:400;line-height:1.5;padding:4px 20px 4px 0;white-space:nowrap">${escapeHtml(name)}</th><td class="ink" width="100%" style="color:${DAY.ink};font-size:16px;line-height:1.45;padding:3px 0;white-space:pre-line;word-break:break-word">${escapeHtml(value)}</td></tr>`;
