import type { Plugin } from 'vite';

/** Name of the one sheet of the public site in the build. */
export const PUBLIC_SHEET = 'public';

/**
 * All styles but the back-office's. They are small together, and inlining them saves a round trip before the first
 * paint on every page (stack.md: what moved LCP).
 */
export function isPublicSheet(id: string): boolean {
  return /\.css(\?|$)/.test(id) && !/\/src\/(gestion|ui\/admin)\//.test(id) && !id.includes('/antd');
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * Makes the page template of the build: styles inlined, no module preloads competing with the first picture, and
 * the script last with low priority (stack.md, server rendering).
 */
export function publicDocument(): Plugin {
  return {
    name: 'sobremesa:public-document',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = SCRIPT.exec(html);
        if (!script || !bundle) throw new Error('The build has no script for the page template.');
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.names.some((name) => name.startsWith(PUBLIC_SHEET)) && file.fileName.endsWith('.css')
            ? [String(file.source)]
            : [],
        );
        return html
          .replace(STYLESHEET, '')
          .replace(PRELOAD, '')
          .replace(SCRIPT, '')
          .replace('</head>', () => `<style>${sheets.join('')}</style></head>`)
          .replace('</body>', () => `<script type="module" src="${script[1]}" fetchpriority="low"></script></body>`);
      },
    },
  };
}
