/** A short mail to one person, before it has a form. */
export interface Letter {
  to: { name: string; address: string };
  subject: string;
  /** Spanish sentences, one paragraph each. */
  paragraphs: readonly string[];
  /** Where the letter asks its reader to go. */
  action?: { label: string; url: string };
}

/** The letter as plain text. */
export function letterText({ paragraphs, action }: Letter): string {
  return [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])].join('\n\n');
}

/** The letter as a simple HTML document, in the colours of the site. Whatever its parts hold is shown, never markup. */
export function letterHtml({ subject, paragraphs, action }: Letter): string {
  const link = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:#8a3b2a;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${escaped(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="background:#faf7f2;color:#2b211c;font:16px/1.5 sans-serif;margin:0;padding:24px">
<div style="margin:0 auto;max-width:560px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${link}
</div>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
