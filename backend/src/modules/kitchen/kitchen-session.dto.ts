import { Email, Text } from '../../platform/http/fields.js';

/** Who asks for a link. */
export class AskForLinkDto {
  @Email({ description: "The chef's address.", example: 'camila.soto@correo.example' })
  email!: string;
}

/** The link that was mailed. */
export class EnterKitchenDto {
  @Text({ max: 100, description: 'What stands behind #enlace= in it.', example: 'Xk3vX2mQe8bWq0ZtR5yUo1nL7aE' })
  token!: string;
}

/** The chef who signed in and the token to send as `Authorization: Bearer …`. */
export class KitchenSessionDto {
  /** @example "Camila Soto" */
  name!: string;

  /** @example "camila.soto@correo.example" */
  email!: string;

  /** JWT, valid for a week. It opens Mi cocina and nothing else. */
  token!: string;
}

/** The chef who is signed in. */
export class KitchenChefDto {
  /** @example "Camila Soto" */
  name!: string;

  /** @example "camila.soto@correo.example" */
  email!: string;

  /**
   * The address of the chef's page on the site.
   * @example "camila-soto"
   */
  slug!: string;
}
