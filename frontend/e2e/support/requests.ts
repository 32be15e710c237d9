import { readFileSync } from 'node:fs';

import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** A request for a quote as a test reads it (GET /quote_requests/all). */
interface ReceivedRequest {
  name: string;
  email: string;
  kind: string;
  guests: number | null;
  chef: { slug: string; chef_name: string } | null;
  proposal: { slug: string; dish_name: string } | null;
  choices: { proposal: { dish_name: string } | null }[];
  state: string;
  lost_reason: string | null;
  reply_by: string;
  utm_source: string | null;
}

/** An e-mail address that no other test uses. */
export const newEmail = (): string => `visita.${Math.random().toString(36).slice(2, 10)}@correo.example`;

/** Fills in the site's own form, except for the part that a test is about. */
export async function fillInQuote(form: Locator | Page, email: string): Promise<void> {
  await form.getByLabel('Nombre').fill('Camila Rojas');
  await form.getByLabel('Correo').fill(email);
  await form.getByLabel('Teléfono').fill('+56 9 1234 5678');
  await form.getByLabel('Comuna').selectOption('Otra');
  await form.getByLabel('¿Qué te gustaría hacer?').selectOption('Team building');
  await form.getByLabel('Invitados').fill('12');
  await form.getByLabel('Mensaje').fill('Celebramos un cumpleaños.');
  await form.getByLabel('Acepto que usen mis datos').check();
}

/** The requests from an e-mail address, as an administrator sees them. */
export async function requestsFrom(
  request: APIRequestContext,
  administrator: string,
  email: string,
): Promise<ReceivedRequest[]> {
  const answer = await request.get(`/api/v1/quote_requests/all?search=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${tokenIn(administrator)}` },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: ReceivedRequest[] }).data;
}

/** The session token in a file of browser storage. */
export function tokenIn(storage: string): string {
  const { origins } = JSON.parse(readFileSync(storage, 'utf8')) as {
    origins: { localStorage: { name: string; value: string }[] }[];
  };
  const user = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'sobremesa.user');
  return (JSON.parse(user?.value ?? '{}') as { token?: string }).token ?? '';
}
