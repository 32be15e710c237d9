import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';

import { keepFocus } from './kept-focus';
import { ancestorPath } from './ancestor-path';

function Rows({ names, onRemove }: { names: string[]; onRemove: (name: string) => void }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button">{`Ver ${name}`}</button>
          <button type="button" onClick={() => onRemove(name)}>{`Quitar ${name}`}</button>
        </li>
      ))}
    </ul>
  );
}

/** A list, and a question above it. */
function Page({ keep = true }: { keep?: boolean }) {
  const [names, setNames] = useState(['uno', 'dos', 'tres']);
  const [asked, setAsked] = useState<string>();
  useEffect(() => (keep ? keepFocus() : undefined), [keep]);
  return (
    <>
      <main>
        <h1>Título</h1>
        <section>
          <Rows names={names} onRemove={setAsked} />
          <button type="button">Agregar</button>
          <input aria-label="Buscar" />
        </section>
      </main>
      {asked !== undefined && (
        <div role="dialog" aria-label="Pregunta">
          <button type="button" autoFocus onClick={() => setAsked(undefined)}>
            No
          </button>
          <button
            type="button"
            onClick={() => {
              setNames(names.filter((name) => name !== asked));
              setAsked(undefined);
            }}
          >
            Sí
          </button>
        </div>
      )}
    </>
  );
}

/** A menu, drawn into the page's main part, and a toast with which its last choice is undone. */
function MenuPage() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    return keepFocus();
  }, []);
  return (
    <>
      <a href="#contenido">Saltar al contenido</a>
      <main>
        <h1>Título</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Opciones
        </button>
        {open && (
          <ul role="menu">
            <li
              role="menuitem"
              tabIndex={-1}
              ref={(item) => item?.focus()}
              onKeyDown={({ key }) => {
                setOpen(false);
                setChosen(key === 'Enter');
              }}
            >
              Desactivar
            </li>
          </ul>
        )}
      </main>
      <div popover="manual">
        {chosen && (
          <div role="status">
            <button type="button" onClick={() => setChosen(false)}>
              Deshacer
            </button>
          </div>
        )}
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function remove(name: string): Promise<void> {
  await userEvent.click(button(`Quitar ${name}`));
  await userEvent.click(button('Sí'));
}

test('what opened a dialog has the focus again, though the dialog is taken out of the page as it closes', async () => {
  render(<Page />);
  await userEvent.click(button('Quitar dos'));
  expect(button('No')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Quitar dos')).toHaveFocus());
});

test('a row hands the focus on although this begins only when it is gone already', async () => {
  render(<Page keep={false} />);
  const asking = ancestorPath(button('Quitar dos'));
  await userEvent.click(button('Quitar dos'));
  const answering = ancestorPath(button('Sí'));
  await userEvent.click(button('Sí'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const end = keepFocus([asking, answering]);
  await waitFor(() => expect(button('Quitar tres')).toHaveFocus());
  end();
});

test('a row that goes hands the focus to the same control of the next, then of the one before, then to what follows the list', async () => {
  render(<Page />);
  await remove('dos');
  await waitFor(() => expect(button('Quitar tres')).toHaveFocus());
  await remove('tres');
  await waitFor(() => expect(button('Quitar uno')).toHaveFocus());
  await remove('uno');
  await waitFor(() => expect(button('Agregar')).toHaveFocus());
});

test('a menu that is closed gives the focus back to its button, time and again', async () => {
  render(<MenuPage />);
  screen.getByRole('link').focus();
  for (let time = 0; time < 3; time += 1) {
    await userEvent.click(button('Opciones'));
    expect(screen.getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Opciones')).toHaveFocus());
  }
});

test('a toast that is gone gives the focus back to where it was before', async () => {
  render(<MenuPage />);
  await userEvent.click(button('Opciones'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Opciones')).toHaveFocus());
  await userEvent.click(await screen.findByText('Deshacer'));
  await waitFor(() => expect(button('Opciones')).toHaveFocus());
});

/** Fields that are edited where they stand, all drawn again once they are saved. */
function FieldsInPlace() {
  const [editing, setEditing] = useState<string>();
  const [version, setVersion] = useState(1);
  useEffect(() => {
    return keepFocus();
  }, []);
  const save = () => {
    setEditing(undefined);
    setVersion(version + 1);
  };
  return (
    <main>
      <form>
        <div key={version}>
          {['Ciudad', 'Correo', 'Horario'].map((name) => (
            <div key={name}>
              {editing === name ? (
                <input aria-label={name} autoFocus onKeyDown={save} />
              ) : (
                <button type="button" onClick={() => setEditing(name)}>
                  {name}
                </button>
              )}
            </div>
          ))}
        </div>
      </form>
    </main>
  );
}

test('a field that was open when all were drawn again hands the focus to its own button', async () => {
  render(<FieldsInPlace />);
  await userEvent.click(button('Correo'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Correo')).toHaveFocus());
});

test('who has moved the focus meanwhile is left there, and so is who pressed beside everything', async () => {
  render(<Page />);
  await userEvent.click(button('Quitar uno'));
  await userEvent.click(button('Sí'));
  screen.getByRole('textbox', { name: 'Buscar' }).focus();
  await drawn();
  expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveFocus();
  await userEvent.click(screen.getByRole('heading'));
  await drawn();
  expect(document.body).toHaveFocus();
});

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
