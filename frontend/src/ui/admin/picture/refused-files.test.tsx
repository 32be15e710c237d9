import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import { ADMIN, renderApp } from '../../../../test-setup/render';
import { serveApi } from '../../../../test-setup/server';
import type { ImageDto } from '../../../api/generated';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { GalleryField } from './GalleryField';
import { ImageField } from './ImageField';
import type { ImageKind } from './image-kinds';
import { measure } from './picture-file';
import { uploadedImage as image } from './pictures.fixtures';

// jsdom decodes no pictures.
jest.mock('./picture-file');
const measured = jest.mocked(measure);

let uploads = 100;
const server = serveApi(
  http.post('*/api/v1/files/upload', () => {
    uploads += 1;
    return HttpResponse.json({ status: 201, msg: 'Subida', data: image(uploads) }, { status: 201 });
  }),
);

function Gallery({ stored }: { stored: number }) {
  return (
    <Form initialValues={{ campo: Array.from({ length: stored }, (_, index) => image(index + 1)) }}>
      <Form.Item name="campo" noStyle>
        <GalleryField name="campo" max={20} />
      </Form.Item>
    </Form>
  );
}

function Single({ kind }: { kind: ImageKind }) {
  const [value, setValue] = useState<ImageDto>();
  return <ImageField id="campo" kind={kind} label="Imagen" value={value} onChange={setValue} />;
}

const file = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
const heavy = (name: string) => Object.defineProperty(file(name), 'size', { value: 10 * 1024 * 1024 + 1 });
const choose = (...files: File[]) =>
  userEvent.upload(document.getElementById('campo-file') as HTMLInputElement, files, { applyAccept: false });
const said = () => screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('.field-error') ?? []);
const sentences = () => said().map((sentence) => sentence.textContent);
const photos = () => screen.getAllByRole('button', { name: /^Foto \d+$/ });

beforeEach(() => {
  measured.mockImplementation((picture) =>
    (picture as File).name.startsWith('chica')
      ? Promise.resolve({ width: 90, height: 90 })
      : Promise.resolve({ width: 1600, height: 900 }),
  );
});

test('every file of a choice that is not taken is named with its own sentence; the good one goes its way', async () => {
  renderApp(
    <AdminTheme>
      <Gallery stored={1} />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(file('buena.png'), heavy('pesada.jpg'), file('chica.png'), file('nueva.webp', 'image/webp'));
  expect(await screen.findByRole('button', { name: 'Foto 2' })).toBeVisible();
  expect(sentences()).toEqual([
    'El archivo pesada.jpg supera el tamaño máximo permitido.',
    'El archivo chica.png mide 90×90 px y necesita al menos 300×300 px.',
    'El archivo nueva.webp no es una imagen JPG, PNG o BMP.',
  ]);
});

test('a refusal stays until it is dismissed, also when the next file is taken', async () => {
  renderApp(
    <AdminTheme>
      <Gallery stored={0} />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(heavy('pesada.jpg'), file('lista.pdf', 'application/pdf'));
  await choose(file('buena.png'));
  await screen.findByRole('button', { name: 'Foto 1' });
  expect(sentences()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: /^Descartar: El archivo pesada\.jpg/ }));
  expect(sentences()).toEqual(['El archivo lista.pdf no es una imagen JPG, PNG o BMP.']);

  await choose(file('lista.pdf', 'application/pdf'));
  expect(sentences()).toHaveLength(1);
});

test('under one picture only what is wrong with the last choice is said', async () => {
  renderApp(
    <AdminTheme>
      <Single kind="logo" />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(heavy('pesada.jpg'));
  expect(sentences()).toHaveLength(1);
  await choose(file('buena.png'));
  expect(await screen.findByRole('img', { name: 'Imagen' })).toBeVisible();
  expect(sentences()).toEqual([]);
});

test('a gallery takes twenty, and names each of the others', async () => {
  renderApp(
    <AdminTheme>
      <Gallery stored={18} />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(...Array.from({ length: 6 }, (_, index) => file(`${index + 1}.png`)));
  await screen.findByRole('button', { name: 'Foto 20' });
  expect(photos()).toHaveLength(20);
  expect(sentences()).toEqual(
    ['3', '4', '5', '6'].map((name) => `El archivo ${name}.png no se agregó: la galería admite 20 fotos.`),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Descartar los 4 avisos' }));
  expect(sentences()).toEqual([]);
});

test('what is refused takes no place from what follows', async () => {
  renderApp(
    <AdminTheme>
      <Gallery stored={19} />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(file('chica.png'), file('buena.png'));
  await screen.findByRole('button', { name: 'Foto 20' });
  expect(sentences()).toEqual(['El archivo chica.png mide 90×90 px y necesita al menos 300×300 px.']);
});

test.each<[ImageKind, string]>([
  ['profile', '250×250'],
  ['cover', '1440×350'],
  ['header', '1440×350'],
  ['logo', '100×100'],
])('the field of a %s names what is too small, too heavy and of another type', async (kind, least) => {
  renderApp(
    <AdminTheme>
      <Single kind={kind} />
    </AdminTheme>,
    { user: ADMIN },
  );
  await choose(file('chica.png'));
  expect(sentences()).toEqual([`El archivo chica.png mide 90×90 px y necesita al menos ${least} px.`]);
  await choose(heavy('pesada.jpg'));
  expect(sentences()).toEqual(['El archivo pesada.jpg supera el tamaño máximo permitido.']);
  await choose(file('dibujo.svg', 'image/svg+xml'));
  expect(sentences()).toEqual(['El archivo dibujo.svg no es una imagen JPG, PNG o BMP.']);
});

test('of several files dropped where one belongs, the others are named', async () => {
  renderApp(
    <AdminTheme>
      <Single kind="logo" />
    </AdminTheme>,
    { user: ADMIN },
  );
  const files = [file('uno.png'), file('dos.png'), file('tres.png')];
  act(() => void fireEvent.drop(document.getElementById('campo') as HTMLElement, { dataTransfer: { files } }));
  expect(await screen.findByRole('img', { name: 'Imagen' })).toBeVisible();
  expect(sentences()).toEqual([
    'El archivo dos.png no se subió: aquí va una sola imagen.',
    'El archivo tres.png no se subió: aquí va una sola imagen.',
  ]);
});

test('what the server refuses is named, too', async () => {
  const msg = 'La imagen está dañada.';
  server.use(
    http.post('*/api/v1/files/upload', () => HttpResponse.json({ status: 400, msg, data: null }, { status: 400 })),
  );
  renderApp(
    <AdminTheme>
      <Single kind="proposal" />
    </AdminTheme>,
    { user: ADMIN },
  );
  measured.mockResolvedValue({ width: 500, height: 500 });
  await choose(file('plato.png'));
  expect(await screen.findByText('El archivo plato.png no se subió. La imagen está dañada.')).toBeVisible();
});

test('a file let go beside the drop area does not take the place of the page', () => {
  renderApp(
    <AdminTheme>
      <Single kind="profile" />
    </AdminTheme>,
    { user: ADMIN },
  );
  const stray = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], dropEffect: 'copy' },
  });
  document.body.dispatchEvent(stray);
  expect(stray.defaultPrevented).toBe(true);
});
