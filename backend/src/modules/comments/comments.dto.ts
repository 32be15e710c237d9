import { ApiProperty } from '@nestjs/swagger';
import { DistinctIds } from '../../platform/http/value/distinct-ids.js';
import {
  CreationKey,
  Choice,
  Ids,
  INT4_MAX,
  Line,
  NestedList,
  Score,
  Text,
  Uuid,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import {
  ANSWER_DECISIONS,
  ANSWER_STATE_NAMES,
  ANSWER_STATES,
  MAX_ANSWER_NOTE,
  type AnswerDecision,
  type AnswerState,
} from './comment-answer.js';
import { CHEF_FORM_MAX, MAX_HIDDEN_REASON, PUBLICATIONS, type Publication } from './comment.entity.js';
import { MAX_COMMENTS } from './comments.errors.js';

/** An opinion that works as an example of every form. */
const EXAMPLE = { client_name: 'Josefa Aránguiz', description: 'Una noche inolvidable. Todo impecable.', score: 4.5 };

/** What somebody said of a chef. */
abstract class CommentWordsDto {
  @Line({ max: 200, description: 'Who said it.', example: EXAMPLE.client_name })
  client_name!: string;

  @Text({ max: 300, example: EXAMPLE.description })
  description!: string;
}

/** A new opinion about a chef. */
export class CreateCommentDto extends CommentWordsDto {
  @Score({ optional: true, description: '0 to 5 in half steps; 0 unless said.', example: EXAMPLE.score })
  score?: number | null;

  @Whole({ min: 1, max: INT4_MAX, description: 'The chef it speaks of.', example: 1 })
  chef_id!: number;

  @CreationKey()
  creation_key?: string | null;
}

/** An opinion's new values; a stale version is refused with 409. */
export class UpdateCommentDto extends CommentWordsDto {
  @Score({ optional: true, description: '0 to 5 in half steps; left out, it stays.', example: EXAMPLE.score })
  score?: number | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    optional: true,
    description: 'The chef it speaks of; left out, it stays.',
    example: 1,
  })
  chef_id?: number | null;

  @Version()
  version?: number | null;
}

/** An opinion in the chef's form. */
export class ChefCommentFormDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The opinion to update; left out for a new one.' })
  id?: number | null;

  @Uuid({
    optional: true,
    description:
      'Made by the form for a new one. Sent again with the same content it stays as it is stored; other content is refused (422).',
    example: 'b7b0f3c6-9a0c-4f0f-8d5e-2f6f0a4c1d22',
  })
  creation_key?: string | null;

  @Line({ max: 200, description: 'Who said it.', example: EXAMPLE.client_name })
  client_name!: string;

  /** The limit that the document states is the form's; what the comments screen wrote passes unchanged: see `Comment`. */
  @ApiProperty({ maxLength: CHEF_FORM_MAX })
  @Text({ max: 300, description: 'A longer one, which the comments screen wrote, may be sent back unchanged.' })
  description!: string;

  @Score({ optional: true, description: '0 to 5 in half steps; left out it stays, and is 0 in a new one.' })
  score?: number | null;

  @Version()
  version?: number | null;
}

/** The whole set of a chef's opinions. */
export class ReplaceChefCommentsDto {
  @NestedList(() => ChefCommentFormDto, {
    max: MAX_COMMENTS,
    description: 'With id: updated. Without: created. Missing: deleted.',
    example: [EXAMPLE],
  })
  @DistinctIds()
  comments!: ChefCommentFormDto[];

  @Ids({
    max: MAX_COMMENTS,
    optional: true,
    description:
      'Ids the form was opened with. Opinions that somebody added since are then kept; without it every missing one is deleted.',
    example: [1],
  })
  known?: number[] | null;
}

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListCommentsQuery extends listQuery({
  search: "Part of the client's name, the text, or the chef's name or e-mail; case and accents do not matter.",
  filters: {
    favorite: { yesNo: 'Only favourites, or only others.' },
    verified: { yesNo: 'Only what clients wrote themselves, or only others.' },
    publication: { of: PUBLICATIONS, description: 'Only opinions in this state.' },
    answer: { of: ANSWER_STATES, description: "Only opinions of whose chef's answer this has become." },
  },
  orders: ['client_name', 'score', 'chef_name', 'created_at'],
  order: 'client_name',
  ordering: "Order; by the client's name unless said.",
}) {}

/** Which words of a verified opinion staff publish. */
export class PublishCommentDto {
  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'Of the words that were read. Where the client has written it again since, it is refused with 409.',
    example: 1,
  })
  words_version!: number;
}

/** Why a verified opinion is not on the site. */
export class HideCommentDto {
  @Text({ max: MAX_HIDDEN_REASON, description: 'Only staff read it.', example: 'Nombra a otra persona.' })
  reason!: string;
}

/** What becomes of a chef's answer. */
export class DecideAnswerDto {
  @Choice(ANSWER_DECISIONS, {
    names: { published: 'Publicar', hidden: 'Ocultar', returned: 'Devolver' },
    description: 'Visitors read it, nobody does, or the chef shall rewrite it.',
    example: 'published',
  })
  decision!: AnswerDecision;

  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'Of the answer that was read. Where the chef has written it again since, it is refused with 409.',
    example: 1,
  })
  answer_version!: number;

  @Text({
    max: MAX_ANSWER_NOTE,
    optional: true,
    description: 'Why it is hidden, for staff, or what the chef should change; asked for then.',
    example: 'Nombra a la clienta: ¿lo escribes sin su nombre?',
  })
  note?: string | null;
}

/** The chef's answer to an opinion, for staff. */
export class CommentAnswerDto {
  text!: string;

  @ApiProperty({ enum: ANSWER_STATES, type: 'string', 'x-names': ANSWER_STATE_NAMES } as object)
  state!: AnswerState;

  /** Why staff hid it, or what they asked of the chef. */
  note!: string | null;

  /** When the chef wrote it last. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** Raised when the chef rewrites it. */
  @ApiProperty({ type: 'integer' })
  version!: number;
}

/** The chef an opinion speaks of, for staff. */
export class CommentChefContactDto {
  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** Never public. */
  email!: string;
}

/** An opinion as staff see it. */
export class CommentDto {
  id!: number;

  /** @example "Josefa Aránguiz" */
  client_name!: string;

  description!: string;

  /** 0 to 5 in half steps. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5, example: 4.5 })
  score!: number;

  /** Whether the home page features it. */
  favorite!: boolean;

  /** Whether the client wrote it, through a link of their own. Its words stay as they are. */
  verified!: boolean;

  /** Whether visitors read it, staff have not decided, or staff hid it. What staff enter is published. */
  @ApiProperty({ enum: PUBLICATIONS, type: 'string' })
  publication!: Publication;

  /** Why staff hid it; null unless they did. */
  hidden_reason!: string | null;

  /** Whether nobody reads it for now, because its client's data are blocked. */
  withheld!: boolean;

  /** Raised when the client writes it again. */
  @ApiProperty({ type: 'integer' })
  words_version!: number;

  /** What the chef answered; null where they did not, and while the client's data are blocked. */
  answer!: CommentAnswerDto | null;

  chef_id!: number;

  /** The key under which a form created it; null where none was sent. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  creation_key!: string | null;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  chef!: CommentChefContactDto;
}
