import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of a plate on a table, in a random colour, so that no two files are equal. */
export async function makePng(name: string, width: number, height: number): Promise<PictureFile> {
  const hue = Math.floor(Math.random() * 360);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 40% ${40 + Math.random() * 20}%)"/>
    <circle cx="50%" cy="50%" r="${height / 3}" fill="#faf7f2" stroke="#c58b2a" stroke-width="8"/>
  </svg>`;
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(drawing)).png().toBuffer() };
}

/** A square photograph for the gallery. */
export const onePhoto = (side = 640): Promise<PictureFile> => makePng('foto', side, side);

/** A file that is larger than the server accepts, without any content. */
export const heavyFile = (megabytes: number): PictureFile => ({
  name: 'pesada.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(megabytes * 1024 * 1024 + 1),
});

/** Drops a file on the element with this name, as from a folder of the desktop. */
export async function drop(page: Page, target: string, file: PictureFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') },
  );
  await page.getByRole('button', { name: target }).dispatchEvent('drop', { dataTransfer: transfer });
}
