/** A choice of the filters. */
export class LookupDto {
  /** @example 3 */
  id!: number;

  /** @example "Providencia" */
  name!: string;
}
