import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentProps } from 'react';

import { ADMIN, renderApp } from '../../../../test-setup/render';
import { serveApi } from '../../../../test-setup/server';
import type { ImageDto } from '../../../api/generated';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { GalleryField } from './GalleryField';
import type { Size } from './image-kinds';
import { measure } from './picture-file';
import { uploadedImage as image } from './pictures.fixtures';

// jsdom decodes no pictures.
jest.mock('./picture-file');
const measured = jest.mocked(measure);

/** The uploads in the order in which they arrived, each with what ends it. Pictures have the number of their upload. */
const arrived: { store: () => void; fail: () => void; signal: AbortSignal }[] = [];
serveApi(
  http.post('*/api/v1/files/upload', ({ request: { signal } }) => {
    const id = arrived.length + 1;
    return new Promise<HttpResponse<object>>((resolve) =>
      arrived.push({
        signal,
        store: () => resolve(HttpResponse.json({ status: 201, msg: 'Subida', data: image(id) }, { status: 201 })),
        fail: () => resolve(HttpResponse.json({ status: 400, msg: 'Está dañada.', data: null }, { status: 400 })),
      }),
    );
  }),
);

const busy = jest.fn();

/** The field, which a large form on a slow machine draws with what it held a moment ago: while it is held. */
function LateField({ value, ...field }: Partial<ComponentProps<typeof GalleryField>>) {
  const [held, setHeld] = useState<ImageDto[]>();
  return (
    <>
      <GalleryField {...field} name="campo" onBusy={busy} max={20} value={held ?? value} />
      <button onClick={() => setHeld((before) => (before ? undefined : value))}>Retener</button>
    </>
  );
}

function Gallery() {
  return (
    <Form initialValues={{ campo: [image(1001)] }}>
      <Form.Item name="campo" noStyle>
        <LateField />
      </Form.Item>
    </Form>
  );
}

const choose = (...names: string[]) =>
  userEvent.upload(
    document.getElementById('campo-file') as HTMLInputElement,
    names.map((name) => new File(['bytes'], name, { type: 'image/png' })),
  );
/** What stands in the gallery, in order: the pictures that are there, and the files on their way. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => {
      const picture = item.querySelector('img')?.getAttribute('src');
      return picture ?? item.querySelector('.image-field__file')?.textContent ?? [];
    })
    .map((one) => one.replace(/^\/files\/(\d+)\.webp$/, '$1'));
const areUnderWay = (count: number) => waitFor(() => expect(arrived).toHaveLength(count));
const showsSoon = (...places: string[]) => waitFor(() => expect(shown()).toEqual(places));
const end = (upload: number, how: 'store' | 'fail' = 'store') => act(() => arrived[upload - 1]?.[how]());

beforeEach(() => {
  arrived.length = 0;
  busy.mockClear();
  measured.mockResolvedValue({ width: 1600, height: 900 });
  renderApp(
    <AdminTheme>
      <Gallery />
    </AdminTheme>,
    { user: ADMIN },
  );
});

test('photos stand in the order in which they were chosen, from the first moment, whichever is there first', async () => {
  await choose('a.png', 'b.png', 'c.png');
  await areUnderWay(3);
  end(3);
  await showsSoon('1001', 'a.png', 'b.png', '3');
  await choose('d.png', 'e.png');
  await areUnderWay(5);
  end(5);
  await showsSoon('1001', 'a.png', 'b.png', '3', 'd.png', '5');
  end(1);
  await showsSoon('1001', '1', 'b.png', '3', 'd.png', '5');
  end(4);
  await showsSoon('1001', '1', 'b.png', '3', '4', '5');
  end(2);
  await showsSoon('1001', '1', '2', '3', '4', '5');
});

test('they keep it when one fails, and when another is taken away meanwhile', async () => {
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  await areUnderWay(4);
  end(2);
  end(4);
  await showsSoon('1001', 'a.png', '2', 'c.png', '4');
  end(1, 'fail');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto 2' }));
  await showsSoon('1001', 'c.png', '4');
  end(3);
  await showsSoon('1001', '3', '4');
});

test('a file that takes long to be looked at is not overtaken by the next', async () => {
  let look: (size: Size) => void = () => undefined;
  measured.mockReturnValueOnce(new Promise((resolve) => (look = resolve)));
  await choose('larga.png', 'corta.png');
  expect(busy.mock.calls).toEqual([[1], [1]]);
  expect(arrived).toEqual([]);
  act(() => look({ width: 1600, height: 900 }));
  await showsSoon('1001', 'larga.png', 'corta.png');
});

test('an upload that does not end can be given up; nothing is said of it, and it holds nothing up', async () => {
  await choose('a.png', 'b.png');
  await areUnderWay(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de a.png' }));
  expect(shown()).toEqual(['1001', 'b.png']);
  expect(screen.getByRole('button', { name: 'Agregar fotos a la galería' })).toHaveFocus();
  await waitFor(() => expect(busy.mock.calls).toEqual([[1], [1], [-1]]));
  expect(arrived.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  end(2);
  await showsSoon('1001', '2');
  expect(screen.queryByText(/a\.png/)).not.toBeInTheDocument();
});

/** Numbers that look chosen at random, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const twelve = Array.from({ length: 12 }, (_, index) => `${index + 1}.png`);
const outcome = () => document.querySelector('.image-field p[role="status"]')?.textContent;

test.each([1, 2, 3])(
  'twelve at once are all there, in their order, whichever end together and whenever they are drawn (%s)',
  async (seed) => {
    const next = random(seed);
    const hold = () => userEvent.click(screen.getByText('Retener'));
    await hold();
    await choose(...twelve);
    await areUnderWay(12);
    expect(outcome()).toBe('');
    const left = Array.from({ length: 12 }, (_, index) => index + 1);
    while (left.length > 0) {
      const together = Array.from({ length: 1 + Math.floor(next() * 4) }, () =>
        left.splice(Math.floor(next() * left.length), 1),
      ).flat();
      act(() => together.forEach((upload) => arrived[upload - 1]?.store()));
      await waitFor(() => expect(screen.queryByText(`${together.at(-1)}.png`)).not.toBeInTheDocument());
    }
    await hold();
    await showsSoon('1001', ...twelve.map((name) => name.replace('.png', '')));
    await waitFor(() => expect(outcome()).toBe('12 de 12 fotos listas'));
  },
);

test('what is taken away or fails meanwhile is not there in the end, and is named', async () => {
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  await areUnderWay(4);
  end(1);
  await showsSoon('1001', '1', 'b.png', 'c.png', 'd.png');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto 1' }));
  act(() => {
    arrived[1]?.fail();
    arrived[2]?.store();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de d.png' }));
  await showsSoon('1', '3');
  expect(screen.getByRole('alert')).toHaveTextContent('El archivo b.png no se subió. Está dañada.');
  // What was given up was not wanted any more.
  await waitFor(() => expect(outcome()).toBe('2 de 3 fotos listas'));
  await choose('e.png');
  await areUnderWay(5);
  expect(outcome()).toBe('');
  end(5);
  await waitFor(() => expect(outcome()).toBe('1 de 1 foto lista'));
});
