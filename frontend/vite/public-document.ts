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
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * Makes the page template of the build: its styles are inside, and its script comes last and with low priority, so that
 * the first picture is fetched before it.
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
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheet = publicSheetOf(bundle);
        if (!sheet) throw new Error('The build has no public sheet.');
        return fillBuiltParts(html, String(sheet.source));
      },
    },
  };
}

function publicSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset | undefined {
  return Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(`${PUBLIC_SHEET}.css`)) as
    Rolldown.OutputAsset | undefined;
}

/** The template with its styles and its script in their places. */
export function fillBuiltParts(html: string, css: string): string {
  const src = SCRIPT.exec(html)?.[1];
  if (src === undefined) throw new Error('The build has no script.');
  return html
    .replace(STYLESHEETS, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(
      '<!--preloads-->',
      () => `<script type="module" src="${src}" fetchpriority="low"></script><!--preloads-->`,
    );
}
