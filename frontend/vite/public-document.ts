import type { Plugin, Rolldown } from 'vite';

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
    // Every document has the public styles inside, so no page's code has to fetch them.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const sheet = publicSheetOf(bundle)?.fileName;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && sheet) file.viteMetadata?.importedCss.delete(sheet);
      },
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: START, name: 'start' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const script = bundle[SCRIPT.exec(html)?.[1] ?? ''];
        const start = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${START}`));
        const sheet = publicSheetOf(bundle);
        if (script?.type !== 'chunk' || start?.type !== 'chunk' || !sheet)
          throw new Error('The build has no script, nothing to start it, or no public sheet.');
        if (start.imports.length > 0)
          throw new Error(`${START} imports something, which the first paint would wait for.`);
        return fillBuiltParts(html, {
          start: start.fileName,
          scripts: filesToRun(bundle, script.fileName),
          css: String(sheet.source),
        });
      },
    },
  };
}

function publicSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset | undefined {
  return Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(`${PUBLIC_SHEET}.css`)) as
    Rolldown.OutputAsset | undefined;
}

/**
 * A script of the build after everything it imports, also by way of others: what is not listed, the browser would find
 * only when the script that imports it has arrived.
 */
export function filesToRun(bundle: Rolldown.OutputBundle, script: string): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || visited.has(name)) return;
    visited.add(name);
    file.imports.forEach(visit);
    files.add(name);
  };
  visit(script);
  return [...files];
}

interface BuiltParts {
  start: string;
  /** The page's script and all that it imports, in the order in which they run. */
  scripts: string[];
  css: string;
}

/** The template with its styles and scripts in their places. */
export function fillBuiltParts(html: string, { start, scripts, css }: BuiltParts): string {
  const links = scripts.map((file) => `<link data-script href="/${file}">`).join('');
  return html
    .replace('<html lang="es-CL"', '$& data-opening')
    .replace(STYLESHEETS, '')
    .replace(PRELOADS, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(
      '<!--chunks-->',
      () => `<script type="module" src="/${start}" fetchpriority="low"></script>${links}<!--chunks-->`,
    );
}
