import { fillBuiltParts, isPublicSheet } from './public-document';

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
    <link rel="stylesheet" crossorigin href="/assets/public-1.css">
  </head><body><div id="root"></div><!--preloads--></body>`;
  const html = fillBuiltParts(built, 'a::before{content:"$&"}');
  const [head = '', body = ''] = html.split('</head>');

  it('has its styles inside, and fetches no sheet', () => {
    expect(head).toContain('<style>a::before{content:"$&"}</style>');
    expect(head).not.toContain('stylesheet');
  });

  it('has one script, last and with low priority', () => {
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(body).toContain(
      '<script type="module" src="/assets/app-1.js" fetchpriority="low"></script><!--preloads--></body>',
    );
  });

  it('is refused without a script', () => {
    expect(() => fillBuiltParts('<html></html>', '')).toThrow('The build has no script.');
  });
});
