import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { MessageDto, MessagePreviewDto, QuoteRequestPageDto, SendMessageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { WriteMessage } from './WriteMessage';

// Without styles and motion antd's parts come and go at once; looks are tested in the browser.
jest.mock('../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

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
  mail: { state: 'sent', problem: null, settled_at: '2026-11-21T15:30:01.000Z' },
  whatsapp: null,
};

let preview: MessagePreviewDto;
let outcome: MessageDto;
let refusal: string | null;
const previewed: unknown[] = [];
const sent: SendMessageDto[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo', data });
serveApi(
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
  preview = { text: 'Hola Camila', subject: 'Tu solicitud a Sobremesa', empty: [], whatsapp: CHAT, mail: true };
});

const dirty: boolean[] = [];
async function open(path = '/gestion/solicitudes/7') {
  dirty.length = 0;
  renderApp(
    <AdminTheme>
      <WriteMessage request={REQUEST} onDirty={(now) => void dirty.push(now)} />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  return screen.findByLabelText(/^Mensaje/);
}
async function look(text = 'Hola {{nombre}') {
  const field = await open();
  await userEvent.type(field, text);
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

test('over words of their own a person is asked', async () => {
  const field = await open();
  await userEvent.type(field, 'Mi mensaje');
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

test('what the mail server refused says why; without mail and phone there is no button for them', async () => {
  outcome = { ...SENT, mail: { state: 'refused', problem: 'El servidor rechazó la dirección.', settled_at: null } };
  const dialog = await look();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await screen.findByText('El correo no se pudo entregar. El servidor rechazó la dirección.')).toBeVisible();
  preview = { ...preview, mail: false, whatsapp: null };
  await userEvent.type(screen.getByLabelText(/^Mensaje/), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo queda' }));
  expect(await screen.findByText('Este sitio no tiene correo configurado.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Abrir en WhatsApp' })).not.toBeInTheDocument();
});
