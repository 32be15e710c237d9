import type { Size } from './image-kinds';

/** A part of a picture, in the picture's pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The browser cannot decode this picture'));
    picture.src = url;
  });
}

/** The picture's size after its orientation is applied. Rejects when the browser cannot decode it. */
export async function measure(file: Blob): Promise<Size> {
  const url = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await load(url);
    return { width: naturalWidth, height: naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture at an address, as a file that can be cropped and uploaded again. */
export async function fetchPicture(url: string, name: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}

/** Cuts out a part of a picture. PNG stays PNG because of its transparency, everything else becomes JPEG. */
export async function cut(file: File, { x, y, width, height }: Area): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(await load(url), x, y, width, height, 0, 0, width, height);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
    if (!blob) throw new Error('The browser cannot encode this picture');
    const name = file.name.replace(/\.\w+$/, '');
    return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
  } finally {
    URL.revokeObjectURL(url);
  }
}
