import { fillTemplate, splitHead } from './document';

const TEMPLATE = '<head><!--head--></head><div id="root"><!--page--></div><!--state--><!--preloads-->';

describe('fillTemplate', () => {
  it('puts every part in its place, whatever signs the texts hold', () => {
    const html = fillTemplate(TEMPLATE, { head: '<title>$&</title>', page: "<p>$' $1</p>", state: '{"a":"$`"}' });
    expect(html).toBe(
      '<head><title>$&</title></head><div id="root"><p>$\' $1</p></div>' +
        '<script type="application/json" id="page-state">{"a":"$`"}</script>',
    );
  });

  it('looks for no place in what it has put in', () => {
    const places = '<!--head--><!--page--><!--state--><!--preloads-->';
    const html = fillTemplate(TEMPLATE, { head: places, page: places, state: places });
    expect(html.split(places)).toHaveLength(4);
  });

  const LINK = '<link rel="modulepreload" href="/assets/HomePage.js">';

  it('names the scripts that come next in a template: they are fetched once the page is painted', () => {
    const html = fillTemplate(TEMPLATE, { head: '', page: '<p>Hola</p>', state: '{}' }, ['assets/HomePage.js']);
    expect(html).toContain(`<template id="next-files">${LINK}</template>`);
  });

  it('has the scripts of an empty page fetched at once', () => {
    const html = fillTemplate(TEMPLATE, { head: '', page: '', state: '{}' }, ['assets/HomePage.js']);
    expect(html.endsWith(`</script>${LINK}`)).toBe(true);
  });
});

describe('splitHead', () => {
  it("takes React's hoisted tags off the front, and only those", () => {
    const head =
      '<link rel="preload" as="image" href="/a.webp"/><title>Chefs &gt; todos</title><meta name="a" content="&lt;b&gt;"/>';
    const page = '<header>Inicio</header><link itemprop="x" href="y"/>';
    expect(splitHead(head + page)).toEqual({ head, page });
  });

  it('leaves a page without head tags whole', () => {
    expect(splitHead('<p>Hola</p>')).toEqual({ head: '', page: '<p>Hola</p>' });
  });
});
