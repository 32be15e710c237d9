import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { OfferDto, QuoteRequestPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { OffersPart } from './OffersPart';

const DRAFT = {
  id: 4,
  request_id: 7,
  number: null,
  state: 'borrador',
  total: 504_000,
  day: '2026-12-19',
  undelivered: [] as OfferDto['undelivered'],
} as OfferDto;

let offers: OfferDto[];
let answer: () => void;
let answered: Promise<void>;
serveApi(
  http.get('*/api/v1/offers/of-request/7', async () => {
    await answered;
    return HttpResponse.json({ status: 200, msg: 'Cotizaciones', data: offers });
  }),
);
beforeEach(() => {
  offers = [];
  answered = new Promise((resolve) => {
    answer = resolve;
  });
});

/** @param changes of what the part reads of a request */
const open = (changes: Partial<QuoteRequestPageDto> = {}) =>
  renderApp(
    <AdminTheme>
      <OffersPart
        gone={false}
        request={{ id: 7, state: 'contactada', blocked: false, erased: false, ...changes } as QuoteRequestPageDto}
      />
    </AdminTheme>,
    { path: '/gestion/solicitudes/7', user: ADMIN },
  );

const begin = () => screen.queryByRole('button', { name: 'Nueva cotización' });

test('says that there is no offer, and lets one begin, only once it knows', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'Cotizaciones' })).toBeVisible();
  expect(screen.queryByText('Aún no le envías un precio.')).not.toBeInTheDocument();
  expect(begin()).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Aún no le envías un precio.')).toBeVisible();
  expect(begin()).toBeVisible();
});

test('a draft is continued instead of another one', async () => {
  offers = [DRAFT];
  answer();
  open();
  expect(await screen.findByRole('link', { name: 'Borrador' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/7/cotizaciones/4',
  );
  expect(begin()).not.toBeInTheDocument();
});

test('nobody is offered anything whose data must not be used', async () => {
  answer();
  open({ blocked: true });
  expect(await screen.findByText('Aún no le envías un precio.')).toBeVisible();
  expect(begin()).not.toBeInTheDocument();
});

test.each(['aceptada', 'perdida'] as const)('of what is %s nothing is still to be sent', async (state) => {
  answer();
  open({ state });
  expect(await screen.findByText('No se le envió una cotización.')).toBeVisible();
  expect(begin()).not.toBeInTheDocument();
});

test('an offer says that a mail about it did not arrive', async () => {
  const mail = { title: 'Ficha para el chef', state: 'refused' } as OfferDto['undelivered'][number];
  offers = [{ ...DRAFT, state: 'aceptada', state_name: 'Aceptada', undelivered: [mail] }];
  answer();
  open();
  expect(await screen.findByText('Correo no entregado')).toBeVisible();
});
