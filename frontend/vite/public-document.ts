import type { Plugin } from 'vite';

/** Name of the public site's one style sheet in the build. */
export const PUBLIC_SHEET = 'public';

/**
 * All styles but the back-office's. Together they are small, and inlining them saves a round trip before the first
 * paint of every page.
 */
export function isPublicSheet(id: string): boolean {
  return /\.css(\?|$)/.test(id) && !/\/src\/(gestion|ui\/admin)\//.test(id) && !id.includes('/antd');
}

const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;

/** The script that a page begins with. It starts the others. */
const START = 'src/start.ts';

/**
 * Makes the page template of the build. Styles are inlined. Of the scripts, only the one that starts the others is in
 * it, so that nothing competes with the first picture. The development server does not use it: there the page's script
 * is in the document.
 */
export function publicDocument(): Plugin {
  return {
    name: 'sobremesa:public-document',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'chunk', id: START, name: 'start' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const script = bundle[SCRIPT.exec(html)?.[1] ?? ''];
        const start = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${START}`));
        const sheet = files.find((file) => file.type === 'asset' && file.names.includes(`${PUBLIC_SHEET}.css`));
        if (script?.type !== 'chunk' || start?.type !== 'chunk' || sheet?.type !== 'asset')
          throw new Error('The build has no script, nothing to start it, or no public sheet.');
        if (start.imports.length > 0)
          throw new Error(`${START} imports something, which the first paint would wait for.`);
        return fillBuiltParts(html, {
          start: start.fileName,
          scripts: [script.fileName, ...script.imports],
          sheet: { file: sheet.fileName, css: String(sheet.source) },
        });
      },
    },
  };
}

interface BuiltParts {
  start: string;
  /** The page's script, and the files it imports statically. */
  scripts: string[];
  sheet: { file: string; css: string };
}

/** The template with its styles and scripts in their places. */
export function fillBuiltParts(html: string, { start, scripts, sheet }: BuiltParts): string {
  // Vite fetches a lazy page's sheet unless it finds a link to it. A disabled link is found and does not apply, but
  // browsers that look ahead fetch it all the same, except for a medium that they are not.
  const head = `<style>${sheet.css}</style><link rel="stylesheet" href="/${sheet.file}" media="not all" disabled>`;
  const links = scripts.map((file) => `<link data-script href="/${file}">`).join('');
  return html
    .replace('<html lang="es-CL"', '$& data-opening')
    .replace(STYLESHEETS, '')
    .replace(PRELOADS, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<!--chunks-->',
      () => `<script type="module" src="/${start}" fetchpriority="low"></script>${links}<!--chunks-->`,
    );
}
