import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { EditInPlace } from './EditInPlace';
import { PhoneField } from './PhoneField';
import { PriceField } from './PriceField';

const reported: unknown[] = [];

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    reported.push(next);
    setValue(next);
  };
  return <PhoneField aria-label="Campo" value={value} onChange={change} />;
}

/** A phone that turns into a field when it is pressed. */
function PhoneInPlace() {
  const [value, setValue] = useState('+56987654321');
  return (
    <EditInPlace label="Teléfono" value={value} onChange={setValue}>
      {(props) => <PhoneField aria-label="Campo" {...props} />}
    </EditInPlace>
  );
}

function Price({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState(initial);
  const change = (next: number | null) => {
    reported.push(next);
    setValue(next);
  };
  return <PriceField aria-label="Campo" value={value} onChange={change} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Campo');
const leave = () => act(() => void fireEvent.blur(field()));
const undo = () => act(() => void fireEvent.keyDown(field(), { key: 'z', keyCode: 90, ctrlKey: true }));

beforeEach(() => {
  reported.length = 0;
});

describe('a phone', () => {
  test('gets +569 put before it and the mask around it', async () => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.click(field());
    expect(field()).toHaveValue('(+56) 9');
    await userEvent.keyboard('87654321');
    expect(field()).toHaveValue('(+56) 9 8765 4321');
    expect(reported.at(-1)).toBe('+56987654321');
  });

  test.each([0, 3, 6])('clicked at the sign %i, before the 9, is typed behind it', async (offset) => {
    render(<Phone />, { wrapper: AdminTheme });
    for (const [typed, shown] of [
      ['87654321', '(+56) 9 8765 4321'],
      ['987654321', '(+56) 9 8765 4321'],
      ['223456789', '(+56) 2 2345 6789'],
    ] as const) {
      // The browser moves the caret after the field has got the focus and with it the 9.
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: field() },
        { target: field(), offset },
        { keys: '[/MouseLeft]', target: field(), offset },
      ]);
      await userEvent.keyboard(`${typed}{Tab}`);
      expect(field()).toHaveValue(shown);
      expect(reported.at(-1)).toBe(shown.replaceAll(/[ ()]/g, ''));
      await userEvent.clear(field());
      leave();
    }
  });

  test('chosen whole by the mouse is replaced', async () => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.tripleClick(field());
    await userEvent.keyboard('223456789');
    expect(field()).toHaveValue('(+56) 2 2345 6789');
  });

  const spellings = [
    '+56 9 8765 4321',
    '56 9 8765 4321',
    '56987654321',
    '987654321',
    '(+56) 9 8765 4321',
    '9 8765 4321',
    '0056 9 8765 4321',
    '9-8765-4321',
    'tel:+56987654321',
    'WhatsApp: +56 9 8765 4321',
    '8765 4321',
  ];
  test.each([...spellings, '\u202a+56 9 8765 4321\u202c'])('may be pasted as %s', async (text) => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue('(+56) 9 8765 4321');
    expect(reported).toEqual(['+56987654321']);
  });

  test('pasted whole takes the place of the one that is there', async () => {
    render(<Phone initial="+56912345678" />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.paste('(+56) 2 2345 6789');
    expect(field()).toHaveValue('(+56) 2 2345 6789');
    expect(reported).toEqual(['+56223456789']);
  });

  test.each([
    ['091234567', '+56091234567', '(+56) 0 9123 4567'],
    ['+54 9 11 2345 6789', '+56005491123456789', '(+56) 0 0549 1123456789'],
    ['+298 123456', '+5600298123456', '(+56) 0 0298 123456'],
    ['9 8765 43210', '+569876543210', '(+56) 9 8765 43210'],
  ])('that is no Chilean one, pasted as %s, stays to be refused', async (text, sent, shown) => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.clear(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue(shown);
    expect(reported.at(-1)).toBe(sent);
  });

  test('filled in by the browser, in any spelling', () => {
    render(<Phone />, { wrapper: AdminTheme });
    act(() => void fireEvent.input(field(), { target: { value: '+56 9 8765 4321' } }));
    expect(field()).toHaveValue('(+56) 9 8765 4321');
    expect(reported).toEqual(['+56987654321']);
  });

  test('a digit too many is shown, not dropped', async () => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('876543210');
    expect(field()).toHaveValue('(+56) 9 8765 43210');
    expect(reported.at(-1)).toBe('+569876543210');
  });

  test.each([
    ['912345678', '(+56) 9 1234 5678'],
    ['+56912345678', '(+56) 9 1234 5678'],
    ['56 9 1234 5678', '(+56) 9 1234 5678'],
    // A landline has no 9.
    ['223456789', '(+56) 2 2345 6789'],
  ])('typed whole behind the +569, as %s, is that number, left or ended with Enter', async (typed, whole) => {
    render(<Phone />, { wrapper: AdminTheme });
    for (const end of ['{Tab}', '{Enter}']) {
      await userEvent.click(field());
      field().select();
      await userEvent.keyboard('{Delete}');
      await userEvent.keyboard(`9${typed}${end}`);
      expect(field()).toHaveValue(whole);
      expect(reported.at(-1)).toBe(whole.replaceAll(/[ ()]/g, ''));
    }
  });

  test('a stored one is shown, not reported as typed', () => {
    render(<Phone initial="+56912345678" />, { wrapper: AdminTheme });
    expect(field()).toHaveValue('(+56) 9 1234 5678');
    expect(reported).toEqual([]);
  });

  test('one stored before numbers were checked is shown as it is', () => {
    render(<Phone initial="+56005698765" />, { wrapper: AdminTheme });
    expect(field()).toHaveValue('(+56) 0 0569 8765');
    expect(reported).toEqual([]);
  });

  test.each([
    ['12345678', '+56912345678', '(+56) 9 1234 5678'],
    ['223456789', '+56223456789', '(+56) 2 2345 6789'],
    ['91234567', '+5691234567', '(+56) 9 1234 567'],
  ])('emptied, and then typed as %s, is read as the help says', async (typed, sent, shown) => {
    render(<Phone initial="+56987654321" />, { wrapper: AdminTheme });
    await userEvent.click(field());
    field().select();
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard(typed);
    leave();
    expect(field()).toHaveValue(shown);
    expect(reported.at(-1)).toBe(sent);
  });

  test.each(['{Backspace}', '{Delete}'])('emptied with everything chosen and %s is empty', async (key) => {
    render(<Phone initial="+56912345678" />, { wrapper: AdminTheme });
    await userEvent.click(field());
    field().select();
    await userEvent.keyboard(key);
    leave();
    expect(field()).toHaveValue('');
    expect(reported.at(-1)).toBe('');
  });

  test.each([
    ['223456789', '+56223456789'],
    // Eight digits get their 9 before the field is hidden.
    ['12345678', '+56912345678'],
  ])('edited where it stands, and ended with Enter after %s, is kept', async (typed, kept) => {
    render(<PhoneInPlace />, { wrapper: AdminTheme });
    await userEvent.click(screen.getByRole('button'));
    field().select();
    await userEvent.keyboard(`{Delete}${typed}{Enter}`);
    expect(screen.getByRole('button', { name: `Teléfono: ${kept}. Editar` })).toHaveFocus();
  });

  test.each(['12345678', '223456789', ''])(
    'edited where it stands is what it was where Escape follows %j, time and again',
    async (typed) => {
      render(<PhoneInPlace />, { wrapper: AdminTheme });
      for (let time = 0; time < 2; time += 1) {
        await userEvent.click(screen.getByRole('button'));
        field().select();
        await userEvent.keyboard(`{Delete}${typed}{Escape}`);
        expect(screen.getByRole('button', { name: 'Teléfono: +56987654321. Editar' })).toHaveFocus();
      }
    },
  );

  test.each(['{Tab}', '{Enter}'])('edited where it stands is kept time and again with %s', async (end) => {
    render(<PhoneInPlace />, { wrapper: AdminTheme });
    for (const typed of ['12345678', '87654321']) {
      await userEvent.click(screen.getByRole('button'));
      field().select();
      await userEvent.keyboard(`{Delete}${typed}${end}`);
      expect(screen.getByRole('button', { name: `Teléfono: +569${typed}. Editar` })).toBeVisible();
    }
  });

  test('undone is as it was, shown and reported', async () => {
    render(<Phone initial="+56912345678" />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    expect(reported).toEqual(['+5691234567']);
    undo();
    expect(field()).toHaveValue('(+56) 9 1234 5678');
    expect(reported.at(-1)).toBe('+56912345678');
  });

  test('visiting the field without typing leaves it empty', async () => {
    render(<Phone />, { wrapper: AdminTheme });
    await userEvent.click(field());
    leave();
    expect(field()).toHaveValue('');
    expect(reported).toEqual([]);
  });
});

describe('a price', () => {
  test('is written with points between the thousands', async () => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('1234567');
    expect(field()).toHaveValue('1.234.567');
    expect(reported.at(-1)).toBe(1234567);
  });

  test.each([
    '45000',
    '45.000',
    '$ 45.000',
    '$45.000',
    '45.000,-',
    '45.000.-',
    'CLP 45.000',
    '45,000',
    '45 000',
    '45.000,00',
  ])('pasted as %j is 45000', async (text) => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.paste(text);
    leave();
    expect(reported.at(-1)).toBe(45000);
    expect(field()).toHaveValue('45.000');
  });

  test('typed with a point is as it says', async () => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('45.000');
    expect(field()).toHaveValue('45.000');
    expect(reported.at(-1)).toBe(45000);
  });

  test.each([
    ['typed', '45000,50', 45000.5, '45.000,50'],
    ['pasted', '45000,50', 45000.5, '45.000,50'],
    ['pasted', '45.000,5', 45000.5, '45.000,5'],
    ['pasted', '45000.50', 45000.5, '45.000,50'],
    ['pasted', '45000,505', 45000.5, '45.000,50'],
    ['pasted', '45.000 - 60.000', 45000.6, '45.000,60'],
    ['pasted', '1e9', 1.9, '1,9'],
  ])('%s with decimals, %s, keeps them to be refused', async (way, text, value, shown) => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await (way === 'typed' ? userEvent.keyboard(text) : userEvent.paste(text));
    expect(field()).toHaveValue(shown);
    expect(reported.at(-1)).toBe(value);
  });

  test.each([
    ['typed', '-45000', -45000, '-45.000'],
    ['pasted', '-45.000', -45000, '-45.000'],
    ['pasted', '$ -45.000', -45000, '-45.000'],
    ['pasted', '−45.000', -45000, '-45.000'],
    ['typed', '−45000', -45000, '-45.000'],
    ['typed', '-', NaN, '-'],
  ])('%s below nothing, %s, keeps its minus: some prices may have one', async (way, text, value, shown) => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await (way === 'typed' ? userEvent.keyboard(text) : userEvent.paste(text));
    expect(field()).toHaveValue(shown);
    expect(reported.at(-1)).toBe(value);
  });

  test('with more digits than can be counted is cut in the field, where one sees it', async () => {
    render(<Price />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.paste('9'.repeat(1000));
    expect(field().value.replaceAll('.', '')).toBe(String(reported.at(-1)));
  });

  test('emptied digit by digit is none', async () => {
    render(<Price initial={52000} />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}'.repeat(4));
    expect(field()).toHaveValue('5');
    expect(reported.at(-1)).toBe(5);
    await userEvent.keyboard('{Backspace}');
    leave();
    expect(field()).toHaveValue('');
    expect(reported.at(-1)).toBeNull();
  });

  test.each(['{Backspace}', '{Delete}'])('emptied with everything chosen and %s is none, and stays so', async (key) => {
    render(<Price initial={52000} />, { wrapper: AdminTheme });
    await userEvent.click(field());
    field().select();
    await userEvent.keyboard(key);
    leave();
    expect(field()).toHaveValue('');
    expect(reported).toEqual([null]);
  });

  test('undone is as it was, decimals too', async () => {
    render(<Price initial={45000.5} />, { wrapper: AdminTheme });
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    expect(reported).toEqual([45000]);
    undo();
    expect(field()).toHaveValue('45.000,5');
    expect(reported.at(-1)).toBe(45000.5);
  });

  test('a stored one is shown, not reported as typed', () => {
    render(<Price initial={45000} />, { wrapper: AdminTheme });
    expect(field()).toHaveValue('45.000');
    leave();
    expect(reported).toEqual([]);
  });
});
