/** 'phone_number' → 'phoneNumber': a column's name as its entity has it. */
type EntityName<Column extends string> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<EntityName<Tail>>}`
  : Column;

/** The type of a form's value in an entity: null where the form may leave it out. */
type Held<Value> = undefined extends Value ? NonNullable<Value> | null : Value;

/** These fields of a form under the names that its entity has for them. */
export function underEntityNames<Form extends object, Column extends keyof Form & string>(
  form: Form,
  columns: readonly Column[],
): { [Name in Column as EntityName<Name>]: Held<Form[Name]> } {
  const nameOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const held = columns.map((column) => [nameOf(column), form[column] ?? null]);
  // The loop over the names hides from the types which value stands under which name.
  return Object.fromEntries(held) as { [Name in Column as EntityName<Name>]: Held<Form[Name]> };
}
