import type { Rolldown } from 'vite';

import { filesToRun, fillBuiltParts, isPublicSheet } from './public-document';

describe('the public sheet', () => {
  it.each([
    '/app/frontend/src/ui/look/index.css',
    '/app/frontend/src/site/home/home.css',
    '/app/frontend/src/session/login.css',
  ])('holds %s', (id) => expect(isPublicSheet(id)).toBe(true));

  it.each([
    '/app/frontend/src/gestion/gestion.css',
    '/app/frontend/src/ui/admin/gallery.css',
    '/app/node_modules/antd/dist/reset.css',
    '/app/frontend/src/site/home/HomePage.tsx',
  ])('does not hold %s', (id) => expect(isPublicSheet(id)).toBe(false));
});

describe('the page template', () => {
  const built = `<html lang="es-CL"><head>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/public-1.css">
  </head><body><div id="root"></div><!--chunks--></body>`;
  const html = fillBuiltParts(built, {
    start: 'assets/start-1.js',
    scripts: ['assets/libraries-1.js', 'assets/app-1.js'],
    css: 'a::before{content:"$&"}',
  });
  const [head = '', body = ''] = html.split('</head>');

  it('counts as opening until the script that starts the others says otherwise', () => {
    expect(html).toMatch(/^<html lang="es-CL" data-opening><head>/);
  });

  it('has its styles inside, and fetches no sheet', () => {
    expect(head).toContain('<style>a::before{content:"$&"}</style>');
    expect(head).not.toContain('stylesheet');
  });

  it('has one script, last and unhurried, and lists the others for it', () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/start-1.js" fetchpriority="low">',
    ]);
    expect(body).toContain(
      '</script><link data-script href="/assets/libraries-1.js"><link data-script href="/assets/app-1.js"><!--chunks-->',
    );
    expect(html).not.toContain('modulepreload');
  });
});

describe('the scripts that a page lists', () => {
  const files = Object.entries({
    'app.js': ['site.js', 'runtime.js'],
    'site.js': ['runtime.js', 'libraries.js'],
    'libraries.js': ['runtime.js'],
    'runtime.js': [],
    'Other.js': ['app.js'],
  }).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }] as const);
  const bundle = Object.fromEntries(files) as unknown as Rolldown.OutputBundle;

  it('are also those that only another imports, each after all that it imports', () => {
    expect(filesToRun(bundle, 'app.js')).toEqual(['runtime.js', 'libraries.js', 'site.js', 'app.js']);
  });
});
