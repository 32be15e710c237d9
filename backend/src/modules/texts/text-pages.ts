import { Injectable } from '@nestjs/common';
import { ORIGINALS } from './originals/index.js';
import { PARTS, VALUES } from './text-document.js';
import { TEXT_NAMES, TEXTS, type TextName } from './text-names.js';
import { TEXT_SHAPES } from './text-shapes.js';
import type { TextDto, TextRowDto, TextVersionDto } from './texts.dto.js';
import { TextsRepository } from './texts.repository.js';
import { Texts, type CurrentText } from './texts.service.js';

/** Reads for the screens of the texts. */
@Injectable()
export class TextPages {
  constructor(
    private readonly texts: Texts,
    private readonly repository: TextsRepository,
  ) {}

  /** Every text, in the order of the site. */
  async all(): Promise<TextRowDto[]> {
    return Promise.all(TEXTS.map(async (text) => rowOf(text, await this.texts.current(text))));
  }

  /** A text with all that the editor needs. */
  async one(text: TextName): Promise<TextDto> {
    const shape = TEXT_SHAPES[text];
    const current = await this.texts.current(text);
    return {
      ...rowOf(text, current),
      document: current.document,
      original: ORIGINALS[text],
      is_rich: shape.isRich,
      has_top: shape.hasTop,
      has_sections: shape.sections !== undefined,
      has_figures: shape.hasFigures,
      pieces: [
        ...shape.values.map((name) => ({ name, means: VALUES[name], inline: true })),
        ...shape.parts.map((name) => ({ name, means: PARTS[name], inline: false })),
      ],
    };
  }

  /** The versions of a text, newest first; the first one is shown. */
  async versions(text: TextName): Promise<TextVersionDto[]> {
    const [current, kept] = await Promise.all([this.texts.current(text), this.repository.all(text)]);
    return current.isKept ? kept : [versionOf(current), ...kept];
  }
}

const versionOf = ({ number, at, who, is_original }: CurrentText): TextVersionDto => ({ number, at, who, is_original });

const rowOf = (text: TextName, current: CurrentText): TextRowDto => ({
  text,
  name: TEXT_NAMES[text],
  where: TEXT_SHAPES[text].where,
  path: TEXT_SHAPES[text].path,
  ...versionOf(current),
});
