import { afterEach, describe, expect, it } from '@jest/globals';
import { ImageDto, shown, shownText, type ImageRow } from './image.dto.js';
import { servePublicFilesFrom } from './public-url.js';

const row: ImageRow = {
  id: 12,
  width: 1920,
  height: 640,
  placeholder: '#a0875f',
  variants: [
    { width: 640, type: 'image/webp', key: 'images/cover/ab-640.webp' },
    { width: 640, type: 'image/avif', key: 'images/cover/ab-640.avif' },
    { width: 1920, type: 'image/webp', key: 'images/cover/ab-1920.webp' },
    { width: 1920, type: 'image/avif', key: 'images/cover/ab-1920.avif' },
    { width: 1200, type: 'image/jpeg', key: 'images/cover/ab-1200.jpg' },
  ],
};

describe('ImageDto', () => {
  afterEach(() => servePublicFilesFrom('/files'));

  it('names the largest WebP, and every file', () => {
    const { publicUrl, variants, ...rest } = ImageDto.from(row);
    expect(rest).toEqual({ id: 12, width: 1920, height: 640, placeholder: '#a0875f' });
    expect(publicUrl).toBe('/files/images/cover/ab-1920.webp');
    expect(variants).toHaveLength(5);
    expect(variants[1]).toEqual({ width: 640, type: 'image/avif', url: '/files/images/cover/ab-640.avif' });
  });

  it('has no address where there is no WebP', () => expect(ImageDto.from({ ...row, variants: [] }).publicUrl).toBe(''));

  it('is made of nothing that only looks a little like a picture', () => {
    for (const other of [{ variants: ['a'] }, { placeholder: 'a' }, { image: null }])
      expect(shown({ ...other })).toEqual(other);
  });

  it('names the files of the middle apart from those of the whole', () => {
    const middle = {
      width: 720,
      type: 'image/webp',
      crop: 'portrait',
      key: 'images/header/ab-portrait-720.webp',
    } as const;
    const { publicUrl, variants, portrait } = ImageDto.from({ ...row, variants: [...row.variants, middle] });
    expect(publicUrl).toBe('/files/images/cover/ab-1920.webp');
    expect(variants).toHaveLength(5);
    expect(portrait).toEqual([{ width: 720, type: 'image/webp', url: '/files/images/header/ab-portrait-720.webp' }]);
    expect(ImageDto.from(row)).not.toHaveProperty('portrait');
  });

  it('gives addresses of the network in front of the store where one is configured', () => {
    servePublicFilesFrom('https://cdn.sobremesa.example');
    const { publicUrl, variants } = ImageDto.from(row);
    expect(
      [publicUrl, ...variants.map(({ url }) => url)].every((url) =>
        url.startsWith('https://cdn.sobremesa.example/images/'),
      ),
    ).toBe(true);
  });
});

describe('a text that PostgreSQL wrote', () => {
  afterEach(() => servePublicFilesFrom('/files'));

  /** A picture's row as PostgreSQL writes it: its own columns close together, a JSON column with spaces. */
  const image = (variants = row.variants): string => {
    const files = variants.map((file) => JSON.stringify(file).replaceAll('":', '": ').replaceAll(',"', ', "'));
    return `{"id":12,"width":1920,"height":640,"placeholder":"#a0875f","variants":[${files.join(', ')}]}`;
  };
  const middle = { width: 720, type: 'image/webp', crop: 'portrait', key: 'images/header/ab-720.webp' } as const;
  const text = `{"id":1,"profile_image":${image()},"gallery":[${image([])}, \n ${image([...row.variants, middle])}]}`;

  it('tells the same of its pictures as of rows', () =>
    expect(JSON.parse(shownText(text))).toEqual(shown(JSON.parse(text) as object)));

  it('names the files where they are now', () => {
    expect(shownText(text)).toContain('"/files/images/cover/ab-1920.webp"');
    servePublicFilesFrom('https://cdn.sobremesa.example');
    expect(shownText(text)).toContain('"https://cdn.sobremesa.example/images/cover/ab-1920.webp"');
    expect(shownText(text)).not.toContain('"/files/');
  });

  it('leaves what people wrote as it is, even if it looks like a picture', () => {
    const written = JSON.stringify({ description: image(), information: `"variants":[]}${image()}` });
    expect(shownText(written)).toBe(written);
  });
});
