import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath, type ApiResponseOptions } from '@nestjs/swagger';

type SchemaObject = NonNullable<Extract<ApiResponseOptions, { schema: unknown }>['schema']>;

/** Metadata key with the sentence of a successful answer, for the envelope interceptor. */
export const ANSWER_MESSAGE = 'answer:message';

/** Metadata key of operations whose returned value is the whole body. */
export const ANSWER_RAW = 'answer:raw';

/** A wrong field of a refused request. */
export class FieldErrorAnswer {
  /** Name of the field, with a path for nested ones ('gallery.0.id'). */
  @ApiProperty({ example: 'email' })
  field!: string;

  /** What to correct, in Spanish. */
  @ApiProperty({ example: 'Escribe un correo completo.' })
  msg!: string;
}

/** Every refused request is answered with this body. */
export class ErrorAnswer {
  /** The HTTP status once more. */
  @ApiProperty({ example: 400, type: 'integer' })
  status!: number;

  /** Spanish sentence, fit for a toast. */
  @ApiProperty({ example: 'Revisa los datos enviados.' })
  msg!: string;

  /** Always null. */
  @ApiProperty({ nullable: true, type: 'object', additionalProperties: false, example: null })
  data!: null;

  /** The fields to mark; only when the input was invalid. */
  @ApiProperty({ type: () => [FieldErrorAnswer], required: false })
  errors?: FieldErrorAnswer[];
}

interface AnswerOptions {
  /**
   * HTTP status of success, 200 by default. Creating a record answers 200 too, because existing clients treat every other
   * status as a failure. 201 is for comments/change-favorite, where they expect it, and for newer calls: experiences,
   * uploads and requests for a quote.
   */
  status?: 200 | 201;
  /** Spanish sentence of success. */
  msg: string;
  /** Class of `data`; without it `data` is null. */
  type?: Type;
  /** `data` is a list of `type`. */
  isArray?: boolean;
  /** Most entries of such a list. */
  maxItems?: number;
  /** Response headers the operation sets, by name. */
  headers?: Record<string, { description: string; schema: { type: 'integer' | 'string' } }>;
}

/**
 * Declares the answer of an operation: the interceptor wraps the returned value into `{ status, msg, data }`, and the
 * document describes the same body.
 */
export function Answer({
  status = 200,
  msg,
  type,
  isArray = false,
  maxItems,
  headers,
}: AnswerOptions): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER_MESSAGE, msg),
    ApiResponse({
      status,
      description: msg,
      ...(headers ? { headers } : {}),
      schema: {
        type: 'object',
        required: ['status', 'msg', 'data'],
        additionalProperties: false,
        properties: {
          status: { type: 'integer', example: status },
          msg: { type: 'string', example: msg },
          data: dataSchema(type, isArray, maxItems),
        },
      },
    }),
    ...(type ? [ApiExtraModels(type) as MethodDecorator] : []),
  );
}

/** Declares an operation whose returned value is the whole body (no envelope around it). */
export function RawAnswer({
  status = 200,
  msg = '',
  type,
}: {
  status?: 200 | 201;
  msg?: string;
  type: Type;
}): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SetMetadata(ANSWER_RAW, true),
    ApiResponse({ status, description: msg, type }),
  );
}

/** Declares an operation that answers with a text file of this type. */
export function FileAnswer(type: string, description: string): MethodDecorator {
  const content = { [type]: { schema: { type: 'string' as const } } };
  return applyDecorators(HttpCode(200), ApiResponse({ status: 200, description, content }));
}

/** Declares an operation that answers nothing (204), because nobody reads its answer. */
export function Taken(description: string): MethodDecorator {
  return applyDecorators(HttpCode(204), ApiResponse({ status: 204, description }));
}

/** What each status of refusal means, for the document. */
export const REFUSALS: Record<number, string> = {
  400: 'Los datos enviados no son válidos.',
  401: 'Falta la sesión o ya no es válida.',
  403: 'La persona no tiene permiso para hacer esto.',
  404: 'No existe.',
  409: 'Choca con lo que otra persona guardó.',
  413: 'El envío es demasiado grande.',
  415: 'El tipo de contenido no se acepta.',
  422: 'La clave ya se usó con otro contenido.',
  429: 'Demasiadas solicitudes.',
  503: 'La base de datos no está disponible.',
};

/** Documents the error answers an operation can give. */
export function Refuses(...statuses: (keyof typeof REFUSALS)[]): MethodDecorator {
  return applyDecorators(
    ...[...new Set([...statuses, 429, 503])].map((status) =>
      ApiResponse({ status: Number(status), description: REFUSALS[Number(status)] ?? '', type: ErrorAnswer }),
    ),
  );
}

function dataSchema(type: Type | undefined, isArray: boolean, maxItems?: number): SchemaObject {
  if (!type) return { type: 'object', nullable: true, additionalProperties: false, example: null };
  const reference = { $ref: getSchemaPath(type) };
  return isArray ? { type: 'array', items: reference, maxItems } : { allOf: [reference] };
}
