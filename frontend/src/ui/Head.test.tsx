import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { Head } from './Head';
import { SettingsProvider } from './settings';

function show(props: ComponentProps<typeof Head>) {
  return render(
    <SettingsProvider value={{ productName: 'Mantel', publicUrl: 'https://mantel.example' }}>
      <Head {...props} />
    </SettingsProvider>,
  );
}

const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

describe('Head', () => {
  it('adds the configured name to a title, once', () => {
    const { unmount } = show({ title: 'Chefs' });
    expect(document.title).toBe('Chefs | Mantel');
    unmount();
    show({ title: 'Mantel: chefs para tu mesa' });
    expect(document.title).toBe('Mantel: chefs para tu mesa');
  });

  it('gives addresses absolute and encoded, for search engines and chat apps', () => {
    show({
      title: 'Ana',
      canonical: '/chef/Ana-María',
      image: { url: '/files/a.jpg', width: 960, height: 1200 },
      description: 'Cocina chilena',
    });
    const address = 'https://mantel.example/chef/Ana-Mar%C3%ADa';
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect([meta('og:url'), meta('og:image')]).toEqual([address, 'https://mantel.example/files/a.jpg']);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['960', '1200']);
    expect([meta('description'), meta('og:description')]).toEqual(['Cocina chilena', 'Cocina chilena']);
  });

  it('previews a page without a picture of its own with a set table', () => {
    show({ title: 'Términos y condiciones' });
    expect(meta('og:image')).toBe('https://mantel.example/social.jpg');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  });

  it('asks search engines to stay away only where it is told to', () => {
    const { unmount } = show({ title: 'Chefs' });
    expect(meta('robots')).toBeUndefined();
    unmount();
    show({ title: 'Iniciar sesión', noindex: true });
    expect(meta('robots')).toBe('noindex');
  });

  it('lets no text end the JSON-LD script', () => {
    const { container } = show({ title: 'Ana', jsonLd: { '@type': 'Person', name: '</script><b>' } });
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({ '@type': 'Person', name: '</script><b>' });
  });
});
