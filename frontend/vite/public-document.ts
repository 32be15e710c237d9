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

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;

/**
 * Makes the page template of the build: styles inlined, and the scripts last with low priority, so that nothing
 * competes with the first picture (stack.md, server rendering).
 */
export function publicDocument(): Plugin {
  return {
    name: 'sobremesa:public-document',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = SCRIPT.exec(html)?.[1] ?? '';
        const script = bundle[file];
        const sheet = Object.values(bundle).find(
          (asset) => asset.type === 'asset' && asset.names.includes(`${PUBLIC_SHEET}.css`),
        );
        if (script?.type !== 'chunk' || sheet?.type !== 'asset')
          throw new Error('The build has no script or no public sheet.');
        return fillBuiltParts(html, {
          script: file,
          imports: script.imports,
          sheet: { file: sheet.fileName, css: String(sheet.source) },
        });
      },
    },
  };
}

interface BuiltParts {
  script: string;
  /** Files the script imports at once. */
  imports: string[];
  sheet: { file: string; css: string };
}

/** The template with its styles and scripts where they belong. */
export function fillBuiltParts(html: string, { script, imports, sheet }: BuiltParts): string {
  // Vite fetches a lazy page's sheet unless it finds a link to it; a disabled link is found, but never fetched.
  const head = `<style>${sheet.css}</style><link rel="stylesheet" href="/${sheet.file}" disabled>`;
  const preloads = imports.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`);
  const scripts = [`<script type="module" src="/${script}" fetchpriority="low"></script>`, ...preloads].join('');
  return html
    .replace(STYLESHEETS, '')
    .replace(PRELOADS, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<!--chunks-->', () => `${scripts}<!--chunks-->`);
}
