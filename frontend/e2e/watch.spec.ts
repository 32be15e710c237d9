import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** Elements that the policy of our pages refuses, by directive. */
const REFUSED = {
  'script-src': '<script>window.ran = true</script>',
  'img-src': '<img src="https://otro.example/x.png" alt="">',
  'frame-src': '<iframe src="https://otro.example/" title="Otro"></iframe>',
  'style-src': '<link rel="stylesheet" href="https://otro.example/x.css">',
};

// What the other journeys rely on: the browser reports what its policy refuses.
test('a journey fails by whatever the Content-Security-Policy keeps from a page', async ({ page, watch }) => {
  await page.goto('/privacidad');
  await hydrated(page);
  for (const [directive, markup] of Object.entries(REFUSED)) {
    const refused = page.evaluate(
      (html) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
            once: true,
          });
          document.body.append(document.createRange().createContextualFragment(html));
        }),
      markup,
    );
    expect(await refused).toContain(directive);
    await expect
      .poll(() => watch.unexpected.filter((problem) => problem.includes('Content Security Policy')).join('\n'))
      .toContain(directive);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  // These are the intended ones.
  watch.expect(/Content Security Policy/, /csp$/);
});
