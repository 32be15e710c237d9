import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { plainPage } from '../../platform/http/answer/plain-page.js';
import { RequestCounts } from '../../platform/http/limit/request-counts.js';
import { webpayReturn } from './webpay-return.js';
import { PaymentSubjects } from './payment-subjects.js';
import { PaymentsService, RETURN_PATH } from './payments.service.js';

const FORM = 'application/x-www-form-urlencoded';

/** What comes back is four short fields. */
const MAX_BYTES = 4_096;

const UNKNOWN = plainPage({
  title: 'No encontramos este pago',
  text: 'Si pagaste, te escribimos por correo con el comprobante. Para ver cómo quedó, abre el enlace de tu cotización, o',
  link: ['/cotiza', 'escríbenos.'],
});
const TAKEN = plainPage({
  title: 'Anotamos cómo terminó tu pago',
  text: 'Desde aquí ya no podemos mostrarte el detalle. Si tienes una pregunta,',
  link: ['/cotiza', 'escríbenos.'],
});
const CROWDED = plainPage({
  title: 'Un momento, por favor',
  text: 'Desde tu conexión llegaron muchas solicitudes seguidas. No vuelvas a pagar: espera un minuto y',
  link: ['', 'mira cómo quedó tu pago.'],
});
const AWAY = plainPage({
  title: 'Aún no sabemos cómo quedó tu pago',
  text: 'No vuelvas a pagar: lo averiguamos con Webpay. En un minuto puedes',
  link: ['', 'mirar otra vez.'],
});

/**
 * The address to which Webpay leads clients back, by GET or by POST from its own page. It is no call of the API: browsers open it. It
 * takes only the payment's token from them, and redirects to the secret page with the payment's state.
 */
@Injectable()
export class PaymentReturns implements OnModuleInit {
  private readonly logger = new Logger(PaymentReturns.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly env: Env,
    private readonly counts: RequestCounts,
    private readonly payments: PaymentsService,
    private readonly paidFor: PaymentSubjects,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: awaiting the registration would start the server before Nest has installed its error handler.
    void server.register((page, _options, done) => {
      page.removeAllContentTypeParsers();
      page.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, taken) =>
        taken(null, body),
      );
      // No HEAD: a program that only looks at addresses must not end a payment.
      page.get(RETURN_PATH, { exposeHeadRoute: false }, (request, reply) =>
        this.answer(new URLSearchParams(request.url.split('?').slice(1).join('?')), request, reply),
      );
      page.post(RETURN_PATH, (request, reply) => {
        const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        return this.answer(fields, request, reply);
      });
      done();
    });
  }

  private async answer(fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const back = webpayReturn(fields);
    if (!back) return show(reply, 404, UNKNOWN);
    if (!this.counts.allows('link', request, this.env.RATE_LIMIT_LINKS, RETURN_PATH))
      return show(reply.header('Retry-After', this.counts.secondsLeft), 429, CROWDED);
    try {
      const id = await this.payments.returned(back);
      if (id === undefined) return await show(reply, 404, UNKNOWN);
      const page = await this.paidFor.pageOf(id);
      return page === null ? await show(reply, 200, TAKEN) : await reply.redirect(page, 303);
    } catch (error) {
      this.logger.error({ err: error }, 'a return from Webpay could not be handled');
      return show(reply, 503, AWAY);
    }
  }
}

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);
