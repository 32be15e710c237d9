import { __vitePreload as withStyles } from './with-styles';

const links = () => [...document.head.querySelectorAll('link')];
const part = () => Promise.resolve({ Part: 'part' });

afterEach(() => document.head.replaceChildren());

test('a part without styles of its own asks for none', async () => {
  expect(await withStyles(part)).toEqual({ Part: 'part' });
  expect(links()).toEqual([]);
});

test('a part comes when its styles apply, which are asked for once', async () => {
  let come = false;
  const coming = withStyles(part, ['assets/a.css']).then(() => (come = true));
  const again = withStyles(part, ['assets/a.css']);
  await Promise.resolve();
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/assets/a.css']]);
  expect(come).toBe(false);
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.all([coming, again]);
  expect(come).toBe(true);
});

test('styles that do not arrive fail the part, and are asked for again the next time', async () => {
  const failing = withStyles(part, ['assets/b.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('assets/b.css');
  const next = withStyles(part, ['assets/b.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await next).toEqual({ Part: 'part' });
});

test('styles that came with the document are not asked for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" crossorigin href="/assets/public.css">';
  expect(await withStyles(part, ['assets/public.css'])).toEqual({ Part: 'part' });
  expect(links()).toHaveLength(1);
});
