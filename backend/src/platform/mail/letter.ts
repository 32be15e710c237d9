import escapeHtml from 'escape-html';

/** A short mail to one person, before it is formatted. */
export interface Letter {
  to: { name: string; address: string };
  subject: string;
  /** Spanish paragraphs. */
  paragraphs: readonly string[];
  /** Who receives the answer, when it is not the sender. */
  replyTo?: { name: string; address: string };
  /** A list of names and values, shown after the paragraphs. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** A link for the reader. */
  action?: { label: string; url: string };
}

/** The letter as plain text. */
export function letterText({ paragraphs, facts = [], action }: Letter): string {
  const list = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [...paragraphs, ...(list === '' ? [] : [list]), ...(action ? [`${action.label}:\n${action.url}`] : [])].join(
    '\n\n',
  );
}

/** The letter as a simple HTML document in the colours of the site. Everything in it is escaped. */
export function letterHtml({ subject, paragraphs, facts = [], action }: Letter): string {
  const list =
    facts.length > 0 ? `<table style="margin:0 0 16px;border-spacing:0">${facts.map(row).join('')}</table>` : '';
  const link = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#8a3b2a;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="background:#faf7f2;color:#2b211c;font:16px/1.5 sans-serif;margin:0;padding:24px">
<div style="margin:0 auto;max-width:560px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${list}
${link}
</div>
</body>
</html>
`;
}

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th align="left" valign="top" style="font-weight:600;padding:2px 16px 2px 0">${escapeHtml(name)}</th><td style="padding:2px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`;
