import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { FormType } from '../modules/forms/rules.js';
import { CODE_FOLDER } from '../platform/code-folder.js';
import { DomainError } from '../platform/http/answer/domain-error.js';
import { databaseRefusal } from '../platform/database/database-errors.js';
import { readContext } from './embed-context.js';
import { analyticsDocument, formDocument, refusalDocument } from './embed-document.js';
import { documentHeaders, NO_SOURCES, SCRIPT_HEADERS } from './embed-headers.js';
import { SLOTS, type EmbeddedForm, type EmbedSettings } from './embed-settings.js';
import { EMBEDDINGS, Providers, type Sources } from './providers.js';

/** Where the documents get forms from: the database, or a link that staff have not saved yet. */
export interface FormSource {
  /** The active form with this id. Undefined if it does not exist. */
  active(id: string): Promise<{ type: FormType; script: string } | undefined>;
  /**
   * A form made from its type and its link or snippet.
   * @throws DomainError where they do not fit each other
   */
  preview(type: unknown, script: unknown): { type: FormType; script: string };
}

const NO_FORM = 'Este formulario no está disponible.';
const FRAMED_ONLY = 'La vista previa de un formulario se muestra solo dentro de la gestión.';
const CROWDED = 'Llegaron muchas solicitudes desde tu conexión. Intenta otra vez en un minuto.';
const AWAY = 'No pudimos mostrar el formulario. Intenta otra vez en unos segundos.';

const asset = (name: string): string => readFileSync(join(CODE_FOLDER, 'embeds/browser', name), 'utf8');

/**
 * Serves the documents that show others' code, on the embed host only: under the site's own origin that code could
 * reach the session.
 * @param may whether a document may be made for anyone who asks: one that names what a visitor looked at cannot be kept
 */
export function registerEmbeds(
  server: FastifyInstance,
  settings: EmbedSettings,
  forms: FormSource,
  may: (request: FastifyRequest) => boolean,
): void {
  const { origin, pageOrigin } = settings;
  if (origin === null) return;
  const { host } = new URL(origin);
  const providers = new Providers(settings.standIns);

  const serve = (path: string, handler: RouteHandlerMethod): void => {
    // The policy's `frame-ancestors` names the page's origin; the older header X-Frame-Options cannot.
    server.get(path, { onRequest: mayBeFramed }, function (request, reply) {
      if (request.host.toLowerCase() !== host) return reply.callNotFound();
      return may(request) ? handler.call(this, request, reply) : refuse(reply, 429, CROWDED);
    });
  };
  const send = (reply: FastifyReply, html: string, sources: Sources = NO_SOURCES, status = 200): FastifyReply =>
    reply.code(status).headers(documentHeaders(sources, pageOrigin)).send(html);
  const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
    send(reply, refusalDocument(sentence, pageOrigin), NO_SOURCES, status);
  const show = (request: FastifyRequest, reply: FastifyReply, form: EmbeddedForm): FastifyReply =>
    send(reply, formDocument(form, readContext(request.query), providers, pageOrigin), providers.sourcesOf(form.type));

  for (const slot of SLOTS) {
    serve(`/embed/slot/${slot}`, (request, reply) => {
      const form = settings.slots[slot];
      return form ? show(request, reply, form) : refuse(reply, 404, NO_FORM);
    });
  }

  serve('/embed/form/:id', async (request, reply) => {
    try {
      const form = await forms.active((request.params as { id: string }).id);
      return form ? show(request, reply, embeddedForm(form)) : refuse(reply, 404, NO_FORM);
    } catch (error) {
      if (databaseRefusal(error)?.status !== 503) throw error;
      return refuse(reply, 503, AWAY);
    }
  });

  serve('/embed/preview', (request, reply) => {
    if (isOpenedByItself(request)) return refuse(reply, 403, FRAMED_ONLY);
    const { type, script } = request.query as Record<string, unknown>;
    try {
      return show(request, reply, embeddedForm(forms.preview(type, script)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return refuse(reply, error.status, error.message);
    }
  });

  serve('/embed/analytics', (_request, reply) =>
    settings.analytics
      ? send(reply, analyticsDocument(settings.analytics, providers, pageOrigin), providers.sourcesOf('analytics'))
      : refuse(reply, 404, NO_FORM),
  );

  for (const name of ['frame.js', 'analytics.js']) {
    const text = asset(name);
    serve(`/embed/${name}`, (_request, reply) => reply.headers(SCRIPT_HEADERS).send(text));
  }
}

function mayBeFramed(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.removeHeader('x-frame-options');
  done();
}

/** Returns a test for requests to the embed host. */
export const embedHostOf = ({ origin, pageOrigin }: EmbedSettings): ((request: FastifyRequest) => boolean) =>
  origin === null ? () => false : hostTest(origin, pageOrigin);

/**
 * Refuses everything else on the embed host, because others' code runs there. Call this before anything that answers
 * requests; what answers earlier has to check the host itself.
 */
export function keepEmbedHost(server: FastifyInstance, isEmbedHost: (request: FastifyRequest) => boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isEmbedHost(request) && !request.url.startsWith('/embed/')) {
      void reply.code(404).send({ status: 404, msg: 'No existe lo que buscas.', data: null });
      return;
    }
    done();
  });
}

/**
 * Whatever port a request says, it is for the host: a program may say any, and others' code must not find the site behind one. Only
 * where the site has the same name do ports distinguish them.
 */
function hostTest(origin: string, pageOrigin: string): (request: FastifyRequest) => boolean {
  const { host, hostname } = new URL(origin);
  const isSharedName = new URL(pageOrigin).hostname === hostname;
  return (request) =>
    isSharedName ? request.host.toLowerCase() === host : request.hostname.toLowerCase() === hostname;
}

/**
 * Whether a browser opens the document as a page of its own. The policy lets only the site frame it. Opened by itself,
 * a preview would show any form that its address names under the company's name.
 */
const isOpenedByItself = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

const embeddedForm = ({ type, script }: { type: FormType; script: string }): EmbeddedForm => ({
  type,
  link: script,
  fields: EMBEDDINGS[type].fields,
});
