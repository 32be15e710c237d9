import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { INT4_MAX } from '../../platform/http/fields.js';
import { InvalidInputError } from '../../platform/http/answer/domain-error.js';
import { addressParam, choiceParam, IdParam, parseId } from '../../platform/http/value/params.js';
import { KEPT_KINDS, type KindName } from './kept-kind.js';
import { ComparedVersionDto, ListedVersionDto, RestoreVersionDto } from './versions.dto.js';
import { Versions } from './versions.service.js';

const KindParam = choiceParam('kind', KEPT_KINDS);

const NumberParam = addressParam('number', { type: 'integer', minimum: 1, maximum: INT4_MAX, example: 1 }, (value) => {
  const number = parseId(value);
  if (Number.isNaN(number)) throw new InvalidInputError([{ field: 'number', msg: 'El número no es válido.' }]);
  return number;
});

/** What records were after each save, and how they become that again. */
@ApiTags('versions')
@SignedIn()
@Controller('versions')
export class VersionsController {
  constructor(private readonly versions: Versions) {}

  /** The versions of a record, newest first. */
  @Get(':kind/:id')
  @Answer({ msg: 'Versiones', type: ListedVersionDto, isArray: true })
  @Refuses(400, 401, 404)
  listVersions(@KindParam() kind: KindName, @IdParam() id: number): Promise<ListedVersionDto[]> {
    return this.versions.list(kind, id);
  }

  /** A version beside what the record is now, and what has become of the things that it refers to. */
  @Get(':kind/:id/:number')
  @Answer({ msg: 'Versión', type: ComparedVersionDto })
  @Refuses(400, 401, 404)
  compareVersion(
    @KindParam() kind: KindName,
    @IdParam() id: number,
    @NumberParam() number: number,
  ): Promise<ComparedVersionDto> {
    return this.versions.compare({ kind, id, number });
  }

  /** Makes fields what they were: a save under the rules of the form. With a `seen` that is not the newest: 409. */
  @Post(':kind/:id/:number/restore')
  @Answer({ msg: 'La versión ha sido restaurada' })
  @Refuses(400, 401, 404, 409)
  async restoreVersion(
    @KindParam() kind: KindName,
    @IdParam() id: number,
    @NumberParam() number: number,
    @Body() form: RestoreVersionDto,
  ): Promise<void> {
    await this.versions.restore({ kind, id, number }, form);
  }
}
