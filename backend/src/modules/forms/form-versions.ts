import { Injectable } from '@nestjs/common';
import { Versions } from '../versions/index.js';
import { FormReference } from './form-reference.entity.js';
import { UpdateFormDto, type FormDto } from './forms.dto.js';
import { FormUrlTakenError } from './forms.errors.js';
import { FormsRepository } from './forms.repository.js';
import { FormsService } from './forms.service.js';

/** Versions of the reference forms. */
@Injectable()
export class FormVersions {
  constructor(versions: Versions, forms: FormsRepository, service: FormsService) {
    versions.keep<FormDto, UpdateFormDto>({
      name: 'form',
      title: 'Formulario',
      entity: FormReference,
      form: UpdateFormDto,
      nameOf: ({ title }) => title,
      returning: { prepare: (em, row) => service.addressReturning(em, row) },
      read: (_em, id) => forms.byId(id),
      notes: async (em, id, { url }) => {
        const owner = await forms.idOf(url);
        return owner === undefined || owner === id
          ? []
          : [{ field: 'url', msg: new FormUrlTakenError().message, blocks: true }];
      },
      save: (id, form) => service.update(id, form),
    });
  }
}
