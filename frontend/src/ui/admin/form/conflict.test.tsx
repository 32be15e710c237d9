import { fireEvent, render, screen, within } from '@testing-library/react';

import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { differencesOf, mergeFields, sameValue, type ComparedField } from './conflict';
import { ConflictDialog } from './ConflictDialog';

interface Dish {
  name: string;
  note: string | null;
  price: number | null;
  tags: string[];
}

const FIELDS: ComparedField<Dish>[] = [
  { name: 'name', label: 'Nombre' },
  { name: 'note', label: 'Nota' },
  { name: 'price', label: 'Precio', show: ({ price }) => (price === null ? 'No Registra' : `$${price}`) },
  { name: 'tags', label: 'Etiquetas' },
];
const base: Dish = { name: 'Cazuela', note: null, price: 100, tags: ['a', 'b'] };

const compare = (mine: Partial<Dish>, theirs: Partial<Dish>) =>
  differencesOf(FIELDS, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

describe('what another person changed', () => {
  test('is shown beside what is written here; what one side alone changed is not', () => {
    expect(compare({ name: 'Mi cazuela', tags: ['c'] }, { name: 'Su cazuela', price: 200 })).toEqual([
      { key: 'name', label: 'Nombre', mine: 'Mi cazuela', theirs: 'Su cazuela', suggested: 'mine' },
    ]);
  });

  test('is no question where both wrote the same', () => {
    expect(compare({ name: 'Igual' }, { name: 'Igual' })).toEqual([]);
  });

  test('empty is empty, and chosen names have no order', () => {
    expect(compare({}, { note: '', tags: ['b', 'a'] })).toEqual([]);
    expect(
      compare({ note: 'Algo', tags: ['a'] }, { note: 'Otra', tags: [] }).map(({ mine, theirs }) => [mine, theirs]),
    ).toEqual([
      ['Algo', 'Otra'],
      ['a', 'Vacío'],
    ]);
    expect(sameValue([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }])).toBe(false);
  });
});

test('the choices are taken, and what one side alone changed is kept, whatever was chosen', () => {
  const mine = { ...base, name: 'Mi cazuela', tags: ['c'] };
  const theirs = { ...base, name: 'Su cazuela', price: 200, note: 'Suya' };
  expect(mergeFields({ base, mine, theirs }, { name: 'theirs', note: 'mine' })).toEqual({
    name: 'Su cazuela',
    note: 'Suya',
    price: 200,
    tags: ['c'],
  });
  expect(mergeFields({ base, mine, theirs }, {})).toMatchObject({ name: 'Mi cazuela', note: 'Suya' });
});

describe('the dialog', () => {
  const differences = compare({ name: 'Mi cazuela', price: 300 }, { name: 'Su cazuela', price: 200 });
  const radio = (field: string, side: string) =>
    within(screen.getByRole('group', { name: field })).getByRole('radio', { name: new RegExp(side) });

  function open() {
    const onChoose = jest.fn();
    render(<ConflictDialog differences={differences} onChoose={onChoose} onBack={jest.fn()} />, {
      wrapper: AdminTheme,
    });
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar con lo elegido' }));
    return { onChoose, save };
  }

  test('begins with what loses least, and takes a choice for each field', () => {
    const { onChoose, save } = open();
    expect(radio('Nombre', 'Lo tuyo')).toBeChecked();
    expect(radio('Precio', 'Lo tuyo')).toBeChecked();
    fireEvent.click(radio('Nombre', 'otra persona'));
    save();
    expect(onChoose).toHaveBeenCalledWith({ name: 'theirs', price: 'mine' });
  });

  test.each([
    ['Conservar todo lo mío', 'mine'],
    ['Usar todo lo guardado', 'theirs'],
  ])('%s', (button, side) => {
    const { onChoose, save } = open();
    fireEvent.click(screen.getByRole('button', { name: button }));
    save();
    expect(onChoose).toHaveBeenCalledWith({ name: side, price: side });
  });
});
