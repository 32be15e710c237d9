import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Env } from '../config/env.js';
import { FormsModule, FormsRepository, MAX_SNIPPET } from '../modules/forms/index.js';
import { formLink, FormType } from '../modules/forms/rules.js';
import { InvalidInputError } from '../platform/http/answer/domain-error.js';
import { RequestCounts } from '../platform/http/limit/request-counts.js';
import { parseId } from '../platform/http/value/params.js';
import { readEmbedSettings } from './embed-settings.js';
import { registerEmbeds, type FormSource } from './register-embeds.js';

/** Serves the documents that show other companies' forms and count visits, on an origin of their own. */
@Module({ imports: [FormsModule] })
export class EmbedsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly env: Env,
    private readonly forms: FormsRepository,
    private readonly counts: RequestCounts,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const settings = readEmbedSettings(this.env);
    const may = (request: FastifyRequest) => this.counts.allows('embed', request, this.env.RATE_LIMIT_READS);
    registerEmbeds(server, settings, this.source(), may);
  }

  private source(): FormSource {
    return {
      active: async (text) => {
        const id = parseId(text);
        return Number.isNaN(id) ? undefined : this.forms.activeById(id);
      },
      preview: (typeText, script) => {
        const type = parseId(typeText);
        if (!(type in FormType)) throw new InvalidInputError([{ field: 'type', msg: 'Elige el tipo de formulario.' }]);
        if (typeof script !== 'string' || script.length > MAX_SNIPPET)
          throw new InvalidInputError([{ field: 'script', msg: 'Pega el enlace o el código del formulario.' }]);
        return { type, script: formLink(type, script) };
      },
    };
  }
}
