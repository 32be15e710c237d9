import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { formLink } from './form-provider.js';
import {
  ActiveFormDto,
  CreateFormDto,
  FormDto,
  FormLinkDto,
  FormSourceDto,
  UpdateFormDto,
  SeenFormStateQuery,
} from './forms.dto.js';
import { FormsRepository } from './forms.repository.js';
import { FormsService } from './forms.service.js';

@ApiTags('forms')
@Controller('form_reference')
export class FormsController {
  constructor(
    private readonly forms: FormsRepository,
    private readonly service: FormsService,
  ) {}

  /** Every form, by title. `get-active` gives the active one that is used. */
  @Get('all')
  @SignedIn()
  @Answer({ msg: 'Formularios', type: FormDto, isArray: true })
  @Refuses(401)
  listForms(): Promise<FormDto[]> {
    return this.forms.list();
  }

  /** The active forms, the oldest first: that one is used, under /{url}. */
  @Get('get-active')
  @Public()
  @Cached('form_reference')
  @Answer({ msg: 'Formularios activos', type: ActiveFormDto, isArray: true })
  @Refuses()
  listActiveForms(): Promise<ActiveFormDto[]> {
    return this.forms.active();
  }

  /** Adds an active form. Refused if the address is the site's own (400) or another form's (409), or the link not the provider's. */
  @Post('create')
  @SignedIn()
  @Answer({ msg: 'Formulario creado!', type: FormDto })
  @Refuses(400, 401, 409, 413, 415)
  createForm(@Body() form: CreateFormDto): Promise<FormDto> {
    return this.service.create(form);
  }

  /** Reads the link that would be kept of a link or the provider's embed snippet; stores nothing. */
  @Post('read-link')
  @SignedIn()
  @Answer({ msg: 'Enlace del formulario', type: FormLinkDto })
  @Refuses(400, 401, 413, 415)
  readFormLink(@Body() { type, script }: FormSourceDto): FormLinkDto {
    return { link: formLink(type, script) };
  }

  /** Replaces what is written about a form; its state stays. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @SignedIn()
  @Answer({ msg: 'Formulario Editado!', type: FormDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateForm(@IdParam() id: number, @Body() form: UpdateFormDto): Promise<FormDto> {
    return this.service.update(id, form);
  }

  /** active ↔ inactive. */
  @Put('change-state/:id')
  @SignedIn()
  @Answer({ msg: 'El estado del formulario ha sido actualizado exitosamente', type: FormDto })
  @Refuses(400, 401, 404, 409)
  toggleFormState(@IdParam() id: number, @Query() { was }: SeenFormStateQuery): Promise<FormDto> {
    return this.service.toggleState(id, was);
  }

  /** Deletes a form; its address is free again. */
  @Delete('delete-form/:id')
  @SignedIn()
  @Answer({ msg: 'El formulario ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404)
  deleteForm(@IdParam() id: number): Promise<void> {
    return this.service.delete(id);
  }
}
