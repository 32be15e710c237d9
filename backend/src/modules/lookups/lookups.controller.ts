import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { LookupListsService } from './lookup-lists.service.js';
import { LookupKindParam } from './lookup-kind.param.js';
import type { LookupKind } from './lookup.entity.js';
import { CreateLookupDto, HideLookupDto, LookupRecordDto, MergeLookupDto, UpdateLookupDto } from './lookups.dto.js';

/** The lists of choices, as administrators keep them. */
@ApiTags('lookups')
@Roles('ADMIN')
@Controller('lookups/:kind')
export class LookupsController {
  constructor(private readonly lists: LookupListsService) {}

  /** Adds a food type, commune, format or diet. A name that led to another choice is one of its own again. */
  @Post('create')
  @Answer({ msg: 'Agregado a la lista', type: LookupRecordDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  async createLookup(@LookupKindParam() kind: LookupKind, @Body() form: CreateLookupDto): Promise<LookupRecordDto> {
    return LookupRecordDto.from(await this.lists.create(kind, form));
  }

  /**
   * Renames a choice, wherever it is used; its former name leads to it. With a `version` older than the stored one, or a
   * name that another choice has: 409.
   */
  @Put('update/:id')
  @Answer({ msg: 'Los cambios han sido guardados', type: LookupRecordDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async updateLookup(
    @LookupKindParam() kind: LookupKind,
    @IdParam() id: number,
    @Body() form: UpdateLookupDto,
  ): Promise<LookupRecordDto> {
    return LookupRecordDto.from(await this.lists.update(kind, id, form));
  }

  /**
   * Hides a choice from the site's visitors, or shows it to them again. What uses it stays as it is. With a `version` older
   * than the stored one: 409.
   */
  @Put('change-hidden/:id')
  @Answer({ msg: 'Los cambios han sido guardados', type: LookupRecordDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async toggleLookupHidden(
    @LookupKindParam() kind: LookupKind,
    @IdParam() id: number,
    @Body() form: HideLookupDto,
  ): Promise<LookupRecordDto> {
    return LookupRecordDto.from(await this.lists.toggleHidden(kind, id, form));
  }

  /**
   * Has the choice `id` go into another one of its list: its uses move to the other one. Its id and name lead there
   * from now on. Answers the other.
   */
  @Put('merge/:id')
  @Answer({ msg: 'Los nombres han sido unidos', type: LookupRecordDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async mergeLookup(
    @LookupKindParam() kind: LookupKind,
    @IdParam() id: number,
    @Body() form: MergeLookupDto,
  ): Promise<LookupRecordDto> {
    return LookupRecordDto.from(await this.lists.merge(kind, id, form));
  }

  /** Deletes a choice. While a chef, an experience or a request uses it, or the quote form offers it in any case: 409. */
  @Delete('delete/:id')
  @Answer({ msg: 'Eliminado de la lista' })
  @Refuses(400, 401, 403, 404, 409)
  async deleteLookup(@LookupKindParam() kind: LookupKind, @IdParam() id: number): Promise<void> {
    await this.lists.delete(kind, id);
  }
}
