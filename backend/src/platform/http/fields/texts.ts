import { Transform } from 'class-transformer';
import { isURL, isUUID } from 'class-validator';
import { EMAIL_PATTERN, isPlainEmail } from '../value/email.js';
import {
  CLIENT_PHONE_PATTERN,
  isChileanPhone,
  isClientPhone,
  normalizeClientPhone,
  normalizePhone,
  PHONE_PATTERN,
  PHONE_TEXT_MAX,
} from '../value/phone.js';
import { isRut, normalizeRut, RUT_TEXT_MAX } from '../value/rut.js';
import { cleaned, cleanedLine, fits, isVisible } from '../value/text.js';
import { check, field, MISSING, storable, type FieldOptions } from './field.js';

type TextOptions = FieldOptions & { max: number };

/** Text of 1 to `max` characters, at least one visible; outer spaces removed. */
export const Text = (options: TextOptions): PropertyDecorator => textField(options, cleaned);

/** Text of one line, such as a name. Line breaks become spaces. */
export const Line = (options: TextOptions): PropertyDecorator => textField(options, cleanedLine);

function textField({ max, ...options }: TextOptions, clean: typeof cleaned): PropertyDecorator {
  const mayBeEmpty = options.optional && options.optional !== 'filled';
  return field(
    { type: 'string', minLength: mayBeEmpty ? undefined : 1, maxLength: max },
    options,
    Transform(clean),
    storable(),
    check('length', (value) => typeof value === 'string' && fits(value, max), `Usa como máximo ${max} caracteres.`),
    ...(mayBeEmpty ? [] : [check('filled', (value) => typeof value !== 'string' || isVisible(value), MISSING)]),
  );
}

/** Changes what a person wrote into the form that is kept. Other values are left for the rules to refuse. */
const written = (normalize: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalize(value) : value));

/** An e-mail address of at most 254 characters. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un correo completo.';
  return field(
    { type: 'string', format: 'email', pattern: EMAIL_PATTERN, maxLength: 254, 'x-msg': sentence },
    { example: 'ana@cocina.example', ...options },
    Transform(cleaned),
    storable(),
    check('email', isPlainEmail, sentence),
  );
}

/**
 * A Chilean phone in any spelling that people paste; kept as '+56912345678', which is the form that the document
 * states.
 */
export function Phone(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un teléfono chileno completo: (+56) 9 1234 5678.';
  return field(
    { type: 'string', maxLength: PHONE_TEXT_MAX, pattern: PHONE_PATTERN, 'x-msg': sentence },
    { example: '+56912345678', ...options },
    written(normalizePhone),
    check('phone', isChileanPhone, sentence),
  );
}

/** A client's phone: a Chilean one as above, or one of another country with its code, kept in E.164. */
export function ClientPhone(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un teléfono completo: (+56) 9 1234 5678, o con + y el código de su país.';
  return field(
    { type: 'string', maxLength: PHONE_TEXT_MAX, pattern: CLIENT_PHONE_PATTERN, 'x-msg': sentence },
    { example: '+56912345678', ...options },
    written(normalizeClientPhone),
    check('phone', isClientPhone, sentence),
  );
}

/** A RUT in any spelling that people paste, with its check digit; kept as '76086428-5'. */
export function Rut(options: FieldOptions = {}): PropertyDecorator {
  const sentence = 'Escribe un RUT válido, con su dígito verificador: 76.086.428-5.';
  return field(
    { type: 'string', maxLength: RUT_TEXT_MAX, 'x-msg': sentence },
    { example: '76.086.428-5', ...options },
    written(normalizeRut),
    check('rut', isRut, sentence),
  );
}

/** A social network: its hosts, and where it has the page of a user. */
interface Network {
  name: string;
  hosts: readonly [string, ...string[]];
  /** Between host and user: 'in/'. Without it a user's name alone leads nowhere. */
  path?: string;
}

const NETWORKS = {
  instagram: { name: 'Instagram', hosts: ['instagram.com'], path: '' },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'], path: '' },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'], path: '' },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
} satisfies Record<string, Network>;

const USER = /^@([\w.-]{1,50})$/;

/** A page of a social network, also written as '@name' or without https://; kept as an https link. Other hosts are refused. */
export function ProfileUrl(network: keyof typeof NETWORKS, options: FieldOptions = {}): PropertyDecorator {
  const { name, hosts, path }: Network = NETWORKS[network];
  const sentence =
    path === undefined
      ? `Escribe un enlace de ${name}, como https://www.${hosts[0]}/…`
      : `Escribe un enlace de ${name} o el usuario, como @nombre.`;
  const isOfNetwork = ({ hostname }: URL): boolean => hosts.some((host) => `.${hostname}`.endsWith(`.${host}`));
  const complete = (text: string): string => {
    const user = path === undefined ? undefined : USER.exec(text)?.[1];
    if (user !== undefined) return `https://www.${hosts[0]}/${path}${user}`;
    const withoutScheme = text.replace(/^http:\/\//i, '');
    const linked = /^[a-z]+:/i.test(withoutScheme) ? text : `https://${withoutScheme}`;
    return URL.canParse(linked) && isOfNetwork(new URL(linked)) ? linked : text;
  };
  // Which host it is the server alone decides: people write 'Instagram.com', too.
  const pattern = path === undefined ? String.raw`^\S+\.\S+$` : String.raw`^(@[\w.\-]+|\S+\.\S+)$`;
  return field(
    { type: 'string', maxLength: 300, pattern, 'x-msg': sentence },
    options,
    Transform((given) => {
      const value = cleaned(given);
      return typeof value === 'string' ? complete(value) : value;
    }),
    storable(),
    check(
      'profile',
      (value) =>
        typeof value === 'string' &&
        fits(value, 300) &&
        isURL(value, { protocols: ['https'], require_protocol: true, disallow_auth: true }) &&
        isOfNetwork(new URL(value)),
      sentence,
    ),
  );
}

/** A UUID, which the sender makes up. Kept in lowercase, as the database has it. */
export function Uuid(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 },
    { example: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11', ...options },
    written((text) => text.toLowerCase()),
    check('uuid', (value) => isUUID(value), 'El identificador no es válido.'),
  );
}

/**
 * The `creation_key` of what a form creates: sent again because an answer got lost, it is not created again, and with other
 * content it is refused (creation-key.ts).
 */
export const CreationKey = (): PropertyDecorator =>
  Uuid({
    optional: true,
    description:
      'Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422).',
  });
