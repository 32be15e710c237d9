import sharp from 'sharp';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of a plate on a table, in a colour of its own: no two files are alike. */
export async function makePng(name: string, width: number, height: number): Promise<PictureFile> {
  const hue = Math.floor(Math.random() * 360);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 40% ${40 + Math.random() * 20}%)"/>
    <circle cx="50%" cy="50%" r="${height / 3}" fill="#faf7f2" stroke="#c58b2a" stroke-width="8"/>
  </svg>`;
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(drawing)).png().toBuffer() };
}
