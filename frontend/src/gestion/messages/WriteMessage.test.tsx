import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import {
  useGetQuoteRequestQuery,
  type MessageDto,
  type MessagePreviewDto,
  type QuoteRequestPageDto,
  type SendMessageDto,
} from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import type { RequestPartProps } from '../request-part';
import { WriteByWhatsApp } from '../WriteByWhatsApp';
import { WriteMessage } from './WriteMessage';

/** What of a request the part reads. */
const REQUEST = {
  id: 7,
  name: 'Camila Rojas',
  email: 'camila@correo.example',
  phone_number: '+56912345678',
  reply_by: 'correo',
} as QuoteRequestPageDto;
const CHAT = 'https://wa.me/56912345678?text=Hola%20Camila';
const SENT: MessageDto = {
  id: 3,
  channel: 'mail',
  mail: { state: 'sent', problem: null, status_code: null, reply: null, settled_at: '2026-11-21T15:30:01.000Z' },
  whatsapp: null,
};

let preview: MessagePreviewDto;
let outcome: MessageDto;
let refusal: string | null;
const previewed: unknown[] = [];
const sent: SendMessageDto[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo', data });
const server = serveApi(
  http.get('*/api/v1/reply_texts/all', () => answer([{ id: 1, name: 'Saludo', text: 'Hola {nombre}', version: 1 }])),
  http.get('*/api/v1/messages/fields', () => answer([{ name: 'nombre', means: 'Primer nombre del cliente' }])),
  http.post('*/api/v1/messages/preview/7', async ({ request }) => {
    previewed.push(await request.json());
    return answer(preview);
  }),
  http.post('*/api/v1/messages/send/7', async ({ request }) => {
    sent.push((await request.json()) as SendMessageDto);
    if (refusal === null) return answer(outcome);
    return HttpResponse.json({ status: 409, msg: refusal, data: null }, { status: 409 });
  }),
);

beforeEach(() => {
  previewed.length = sent.length = 0;
  refusal = null;
  outcome = SENT;
  const subject = 'Tu solicitud a Sobremesa';
  preview = { text: 'Hola Camila', mail_text: null, subject, empty: [], whatsapp: CHAT, mail: true };
});

const dirty: boolean[] = [];
const onDirty = (now: boolean) => void dirty.push(now);

/** The part in a page on which somebody else's doings are seen. */
function Page() {
  const [now, happen] = useState<Partial<RequestPartProps>>({});
  return (
    <>
      <button onClick={() => happen({ gone: true })}>Eliminada</button>
      <button onClick={() => happen({ request: { ...REQUEST, blocked: true } })}>Bloqueada</button>
      <WriteMessage request={REQUEST} gone={false} onDirty={onDirty} {...now} />
    </>
  );
}
async function open(path = '/gestion/solicitudes/7', stored: Record<string, string> = {}) {
  dirty.length = 0;
  renderApp(
    <AdminTheme>
      <Page />
    </AdminTheme>,
    { path, user: ADMIN, stored },
  );
  return screen.findByLabelText(/^Mensaje/);
}
async function look(text = 'Hola {nombre}') {
  const field = await open();
  await pasteInto(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  return within(await screen.findByRole('dialog', { name: 'Así lo lee el cliente' }));
}

test('an address that asks for it begins at its heading, and no other does', async () => {
  const seen = jest.fn<void, [HTMLElement]>();
  HTMLElement.prototype.scrollIntoView = function () {
    seen(this);
  };
  await open();
  expect(seen).not.toHaveBeenCalled();
  cleanup();
  await open('/gestion/solicitudes/7#write-message');
  const heading = screen.getByRole('heading', { name: 'Escribir al cliente' });
  expect(heading).toHaveFocus();
  expect(seen).toHaveBeenCalledWith(heading);
});

test('is begun where the way here says so, over no words of one’s own, and goes by WhatsApp without an address', async () => {
  preview = { ...preview, mail: false };
  renderApp(
    <AdminTheme>
      <WriteByWhatsApp request={7}>{'Tu cotización: {enlace}'}</WriteByWhatsApp>
      <WriteByWhatsApp request={7}>Otra cosa</WriteByWhatsApp>
      <WriteMessage request={{ ...REQUEST, email: null }} gone={false} onDirty={onDirty} />
    </AdminTheme>,
    { path: '/gestion/solicitudes/7', user: ADMIN },
  );
  const [first, second] = screen.getAllByRole('link', { name: 'Escribir por WhatsApp' });
  await userEvent.click(first as HTMLElement);
  const field = await screen.findByLabelText(/^Mensaje/);
  expect(field).toHaveValue('Tu cotización: {enlace}');
  await userEvent.click(second as HTMLElement);
  expect(field).toHaveValue('Tu cotización: {enlace}');
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así lo lee el cliente' }));
  expect(dialog.getByText('El cliente no dejó correo.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Enviar por correo' })).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' })).toHaveAttribute('href', CHAT);
});

test('a mail to an address that nobody has confirmed says that it leaves the name out, and is sent as it was seen', async () => {
  preview = { ...preview, mail_text: 'Hola' };
  const dialog = await look();
  expect(dialog.getByText(/^Por correo sale sin el nombre/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await screen.findByText('El correo fue enviado.')).toBeVisible();
  expect(sent).toMatchObject([{ channel: 'mail', seen: 'Hola' }]);
});

test('a kept text is chosen, seen as the server fills it, and sent by mail with what was seen', async () => {
  const field = await open();
  await userEvent.click(screen.getByRole('combobox', { name: /^Texto de respuesta/ }));
  await userEvent.click(await screen.findByText('Saludo', { selector: '.ant-select-item-option-content' }));
  expect(field).toHaveValue('Hola {nombre}');
  expect(dirty.at(-1)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así lo lee el cliente' }));
  expect(previewed).toEqual([{ text: 'Hola {nombre}', subject: null }]);
  expect(dialog.getByText('Hola Camila')).toBeVisible();
  expect(dialog.getByText('Tu solicitud a Sobremesa')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await screen.findByText('El correo fue enviado.')).toBeVisible();
  expect(sent).toMatchObject([{ channel: 'mail', text: 'Hola {nombre}', seen: 'Hola Camila', allow_empty: false }]);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(dirty.at(-1)).toBe(false);
});

test('the message is under way until its request, which it may have moved, is read again', async () => {
  let reads = 0;
  let answerRead = () => undefined as void;
  server.use(
    http.get('*/api/v1/quote_requests/get-one/7', async () => {
      reads += 1;
      if (reads > 1) await new Promise<void>((resolve) => (answerRead = resolve));
      return answer({ ...REQUEST, version: reads });
    }),
  );
  function Versioned() {
    const { data } = useGetQuoteRequestQuery({ id: 7 });
    return <p>Versión {data?.data.version}</p>;
  }
  renderApp(
    <AdminTheme>
      <Versioned />
      <WriteMessage request={REQUEST} gone={false} onDirty={onDirty} />
    </AdminTheme>,
    { path: '/gestion/solicitudes/7', user: ADMIN },
  );
  await screen.findByText('Versión 1');
  await pasteInto(await screen.findByLabelText(/^Mensaje/), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así lo lee el cliente' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.queryByText('El correo fue enviado.')).not.toBeInTheDocument();
  answerRead();
  expect(await screen.findByText('El correo fue enviado.')).toBeVisible();
  expect(await screen.findByText('Versión 2')).toBeInTheDocument();
});

test('over words of their own a person is asked', async () => {
  const field = await open();
  await pasteInto(field, 'Mi mensaje');
  await userEvent.click(screen.getByRole('combobox', { name: /^Texto de respuesta/ }));
  await userEvent.click(await screen.findByText('Saludo', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, conservarlo' }));
  expect(field).toHaveValue('Mi mensaje');
});

test('WhatsApp opens with the text written, and is kept', async () => {
  outcome = { ...SENT, channel: 'whatsapp', mail: null, whatsapp: CHAT };
  const dialog = await look();
  const link = dialog.getByRole('link', { name: 'Abrir en WhatsApp' });
  expect(link).toHaveAttribute('href', CHAT);
  expect(link).toHaveAttribute('target', '_blank');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await screen.findByText('El mensaje quedó en el seguimiento. Envíalo en WhatsApp.')).toBeVisible();
  expect(sent).toMatchObject([{ channel: 'whatsapp' }]);
});

test('an empty field asks before anything can be sent', async () => {
  preview.empty = [{ name: 'fecha', means: 'Día del evento' }];
  const dialog = await look();
  expect(dialog.getByRole('alert')).toHaveTextContent('queda en blanco: día del evento');
  expect(dialog.getByRole('button', { name: 'Enviar por correo' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Enviar igual' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  await waitFor(() => expect(sent).toMatchObject([{ allow_empty: true }]));
});

test('a refusal keeps everything, and a second try has the same key', async () => {
  refusal = 'La solicitud cambió y el mensaje ya no es el que viste. Revísalo otra vez.';
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  refusal = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  await screen.findByText('El correo fue enviado.');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.request_key).toBe(sent[1]?.request_key);
});

test('a message whose answer got lost is one, also after its text was looked at again; another channel or text is another', async () => {
  server.use(
    http.post('*/api/v1/messages/send/7', async ({ request }) => {
      sent.push((await request.json()) as SendMessageDto);
      return HttpResponse.error();
    }),
  );
  const dialog = await look();
  const again = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver cómo queda' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Así lo lee el cliente' }));
    await press(shown, name);
  };
  const press = async (shown: typeof dialog, name: string) => {
    const before = sent.length;
    await userEvent.click(await shown.findByText(name));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    const back = shown.getByRole('button', { name: 'Seguir escribiendo' });
    await waitFor(() => expect(back).toBeEnabled());
    await userEvent.click(back);
  };
  await press(dialog, 'Enviar por correo');
  await again('Enviar por correo');
  await again('Abrir en WhatsApp');
  await userEvent.type(screen.getByLabelText(/^Mensaje/), '!');
  await again('Abrir en WhatsApp');
  const [first, second, ...others] = sent.map(({ request_key: key }) => key);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('what the mail server refused says why; without mail and phone there is no button for them', async () => {
  outcome = {
    ...SENT,
    mail: {
      state: 'refused',
      problem: 'El servidor rechazó la dirección.',
      status_code: null,
      reply: null,
      settled_at: null,
    },
  };
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await screen.findByText('El correo no se pudo entregar. El servidor rechazó la dirección.')).toBeVisible();
  preview = { ...preview, mail: false, whatsapp: null };
  await pasteInto(screen.getByLabelText(/^Mensaje/), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  expect(await screen.findByText('Este sitio no tiene correo configurado.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Abrir en WhatsApp' })).not.toBeInTheDocument();
});

describe('what is being written', () => {
  test.each([
    ['Eliminada', 'Otra persona eliminó la solicitud mientras escribías.'],
    ['Bloqueada', 'El cliente pidió que no se usen sus datos mientras escribías.'],
  ])('stays when nobody can send it any more, says why, and can be copied: %s', async (what, why) => {
    const user = userEvent.setup();
    const field = await open();
    await user.type(field, 'Hola Camila, tenemos');
    await user.click(screen.getByRole('button', { name: what }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(field).toHaveValue('Hola Camila, tenemos');
    expect(screen.queryByRole('button', { name: 'Ver cómo queda' })).not.toBeInTheDocument();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copiar lo que escribí' }));
    expect(await screen.findByText('Lo que escribiste está copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('Hola Camila, tenemos');
  });

  test('is not kept on the screen where nothing was written', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminada' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Escribir al cliente' })).not.toBeInTheDocument());
  });

  test('is offered again when the session or the tab ended, as it was written', async () => {
    const base = { text: '', subject: '' };
    const content = { base, values: { text: 'Hola {nombre}, tenemos', subject: '' } };
    const key = `sobremesa.draft/${encodeURIComponent(ADMIN.email)}/Mensaje/7/earlier`;
    const field = await open('/', { [key]: JSON.stringify({ at: Date.now(), content }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Tienes un borrador sin guardar' }));
    expect(dialog.getByText(/Es el mensaje a este cliente\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Recuperar' }));
    await waitFor(() => expect(field).toHaveValue('Hola {nombre}, tenemos'));
  });

  test('is kept on the device without what the server fills in', async () => {
    await look('Hola {nombre}, tenemos');
    const drafts = () =>
      Object.entries(window.localStorage).flatMap(([key, text]) => (key.includes('/Mensaje/7/') ? [String(text)] : []));
    await waitFor(() => expect(drafts().join()).toContain('Hola {nombre}, tenemos'));
    expect(drafts().join()).not.toContain('Camila');
  });
});
