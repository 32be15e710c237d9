import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { CurrentPerson, Public, Roles, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam, choiceParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { TEXTS, type TextName } from './text-names.js';
import { TextPages } from './text-pages.js';
import { PublishTextDto, SeenVersionDto, ShownTextDto, TextDto, TextRowDto, TextVersionDto } from './texts.dto.js';
import { Texts } from './texts.service.js';

const TextParam = choiceParam('text', TEXTS, 'refunds');

/** The longest document with every character escaped. */
const DOCUMENT_MB = 0.5;

@ApiTags('texts')
@Controller('texts')
export class TextsController {
  constructor(
    private readonly texts: Texts,
    private readonly pages: TextPages,
  ) {}

  /** A text as the site shows it now. */
  @Get('shown/:text')
  @Public()
  @Cached('text_version')
  @Answer({ msg: 'Texto', type: ShownTextDto })
  @Refuses(400)
  getShownText(@TextParam() text: TextName): Promise<ShownTextDto> {
    return this.texts.shown(text);
  }

  /** A version of the terms: anyone who agreed to it can read it here. */
  @Get('terms/:id')
  @Public()
  @Cached('text_version')
  @Answer({ msg: 'Términos y condiciones', type: ShownTextDto })
  @Refuses(400, 404)
  getTermsVersion(@IdParam() id: number): Promise<ShownTextDto> {
    return this.texts.version('terms', id);
  }

  /** Every text that can be changed, with its current version. */
  @Get('all')
  @Roles('ADMIN')
  @Answer({ msg: 'Textos del sitio', type: TextRowDto, isArray: true })
  @Refuses(401, 403)
  listTexts(): Promise<TextRowDto[]> {
    return this.pages.all();
  }

  /** A text with its original, and what it may have. */
  @Get('one/:text')
  @Roles('ADMIN')
  @Answer({ msg: 'Texto', type: TextDto })
  @Refuses(400, 401, 403)
  getText(@TextParam() text: TextName): Promise<TextDto> {
    return this.pages.one(text);
  }

  /** The versions of a text, the newest first. */
  @Get('versions/:text')
  @Roles('ADMIN')
  @Answer({ msg: 'Versiones del texto', type: TextVersionDto, isArray: true })
  @Refuses(400, 401, 403)
  listTextVersions(@TextParam() text: TextName): Promise<TextVersionDto[]> {
    return this.pages.versions(text);
  }

  /** What a version says. */
  @Get('version/:text/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'Versión del texto', type: ShownTextDto })
  @Refuses(400, 401, 403, 404)
  getTextVersion(@TextParam() text: TextName, @IdParam() id: number): Promise<ShownTextDto> {
    return this.texts.version(text, id);
  }

  /**
   * Publishes new words as the next version. With a `number` other than the one that is shown: 409. What the site cannot show is
   * refused, and nothing is published.
   */
  @Put('publish/:text')
  @Roles('ADMIN')
  @BodyLimit(DOCUMENT_MB)
  @Answer({ msg: 'El texto ha sido publicado exitosamente', type: TextDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  async publishText(
    @TextParam() text: TextName,
    @Body() { document, number }: PublishTextDto,
    @CurrentPerson() { name }: Caller,
  ): Promise<TextDto> {
    await this.texts.publish(text, document, number, name);
    return this.pages.one(text);
  }

  /** Publishes an older version once more, as the next one. With a `number` other than the one that is shown: 409. */
  @Put('restore/:text/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'La versión ha sido restaurada exitosamente', type: TextDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async restoreText(
    @TextParam() text: TextName,
    @IdParam() id: number,
    @Body() { number }: SeenVersionDto,
    @CurrentPerson() { name }: Caller,
  ): Promise<TextDto> {
    await this.texts.restore(text, id, number, name);
    return this.pages.one(text);
  }

  /** Shows the text that the product came with again. With a `number` other than the one that is shown: 409. */
  @Put('reset/:text')
  @Roles('ADMIN')
  @Answer({ msg: 'El texto original se muestra de nuevo', type: TextDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  async resetText(
    @TextParam() text: TextName,
    @Body() { number }: SeenVersionDto,
    @CurrentPerson() { name }: Caller,
  ): Promise<TextDto> {
    await this.texts.reset(text, number, name);
    return this.pages.one(text);
  }
}
