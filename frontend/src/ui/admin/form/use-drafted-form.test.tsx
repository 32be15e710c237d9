import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useState } from 'react';

import { ADMIN, renderApp } from '../../../../test-setup/render';
import { signedOut } from '../../../session/session-slice';
import { AdminTheme } from '../../../gestion/layout/AdminTheme';
import { useDraftedForm } from './use-drafted-form';

interface Values {
  text: string;
  health: string;
}

const keys: string[] = [];
let lost = false;
const EMPTY: Values = { text: '', health: '' };

function Screen({ onSaved }: { onSaved?: () => void }) {
  const { form, onChanged, submit, keyOf, draft } = useDraftedForm<Values>({
    fields: ['text', 'health'],
    save: (values): Promise<{ msg: string }> => {
      keys.push(keyOf({ text: values.text, health: values.health || null }));
      return lost ? Promise.reject(new Error('lost')) : Promise.resolve({ msg: 'Listo' });
    },
    onSaved: onSaved ?? (() => form.setFieldsValue(EMPTY)),
    draft: { name: 'Cosa/nueva', base: EMPTY, unkept: ['health'] },
  });
  return (
    <Form form={form} initialValues={EMPTY} onValuesChange={onChanged}>
      {(['text', 'health'] as const).map((name) => (
        <Form.Item key={name} name={name}>
          <Input aria-label={name} />
        </Form.Item>
      ))}
      <button type="button" onClick={() => void submit()}>
        Guardar
      </button>
      <button type="button" disabled={!draft.offered} onClick={() => void draft.recover()}>
        Recuperar
      </button>
    </Form>
  );
}

const DRAFT = `sobremesa.draft/${encodeURIComponent(ADMIN.email)}/Cosa/nueva/`;
const kept = () =>
  Object.entries(window.localStorage).flatMap(([key, text]) => (key.startsWith(DRAFT) ? [String(text)] : []));
const save = async () => {
  const before = keys.length;
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(keys).toHaveLength(before + 1));
};
const open = (stored: Record<string, string> = {}) =>
  renderApp(
    <AdminTheme>
      <Screen />
    </AdminTheme>,
    { user: ADMIN, stored },
  );

/** Sends what is written, loses the answer and the tab with it, and recovers the draft in another. */
async function sendAndRecover(written: Partial<Values>): Promise<string> {
  lost = true;
  open();
  for (const [name, text] of Object.entries(written)) await userEvent.type(screen.getByRole('textbox', { name }), text);
  await save();
  await waitFor(() => expect(kept().join()).toContain(keys[0]));
  const [draft = ''] = kept();
  cleanup();
  lost = false;
  open({ [`${DRAFT}earlier`]: draft });
  const recover = screen.getByRole('button', { name: 'Recuperar' });
  await waitFor(() => expect(recover).toBeEnabled());
  await userEvent.click(recover);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'text' })).toHaveValue(written.text));
  return draft;
}

beforeEach(() => {
  keys.length = 0;
});

test('what was sent before its tab was closed goes under its key again, and the same words later under another', async () => {
  await sendAndRecover({ text: 'Llamé' });
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'text' })).toHaveValue(''));
  await userEvent.type(screen.getByRole('textbox', { name: 'text' }), 'Llamé');
  await save();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a dialog that unmounts the form as it is saved leaves no draft', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <Screen onSaved={() => setOpen(false)} /> : <p>Guardado</p>;
  }
  renderApp(
    <AdminTheme>
      <Page />
    </AdminTheme>,
    { user: ADMIN },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'text' }), 'Llamé');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await save();
  expect(await screen.findByText('Guardado')).toBeInTheDocument();
  expect(kept()).toEqual([]);
});

test('changed since, it is another', async () => {
  await sendAndRecover({ text: 'Llamé' });
  await userEvent.type(screen.getByRole('textbox', { name: 'text' }), ' otra vez');
  await save();
  expect(keys[1]).not.toBe(keys[0]);
});

test('what the device does not keep makes it no other one, unless it is written again', async () => {
  expect(await sendAndRecover({ text: 'Cena', health: 'celiaca' })).not.toContain('celiaca');
  lost = true;
  await save();
  expect(keys[1]).toBe(keys[0]);
  await userEvent.type(screen.getByRole('textbox', { name: 'health' }), 'vegana');
  await save();
  expect(keys[2]).not.toBe(keys[0]);
});

describe('a form that goes', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
  afterEach(() => void jest.restoreAllMocks());

  let crashes = false;
  function Beside() {
    if (crashes) throw new TypeError('undefined is not a chef');
    return null;
  }

  /** A page with the form and what crashes beside it, its error page, and another page. */
  async function written() {
    crashes = false;
    const page = (
      <>
        <Screen />
        <Beside />
      </>
    );
    const shown = renderApp(
      [
        { path: '/', element: page, errorElement: <p>Se quemó</p> },
        { path: '/otra', element: <p>Otra página</p> },
      ],
      { user: ADMIN },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'text' }), 'Llamé');
    return shown;
  }

  test('because something crashes leaves its draft, which the next one offers', async () => {
    const { rerender, router } = await written();
    crashes = true;
    await act(() => router.revalidate());
    rerender(<p />);
    expect(kept().join()).toContain('Llamé');
  });

  test('because its page is left takes its draft along', async () => {
    const { router } = await written();
    await waitFor(() => expect(kept()).toHaveLength(1));
    await act(() => router.navigate('/otra'));
    expect(await screen.findByText('Otra página')).toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('because the session has ended leaves its draft', async () => {
    const { router, store } = await written();
    act(() => store.dispatch(signedOut()) && undefined);
    await act(() => router.navigate('/otra'));
    expect(kept().join()).toContain('Llamé');
  });
});
