/** The JSON text of a value, as the database wrote it. The value itself is only a type. */
export type JsonText<Value> = string & { readonly of?: Value };

/** An answer, or a part of one, that is JSON already: it is sent as it is, and nobody reads it to write it again. */
export class WrittenJson<Value> {
  private constructor(readonly text: JsonText<Value>) {}

  static of<Value>(text: JsonText<Value>): WrittenJson<Value> {
    return new WrittenJson(text);
  }

  static list<Item>(items: readonly JsonText<Item>[]): WrittenJson<Item[]> {
    return new WrittenJson<Item[]>(`[${items.join(',')}]`);
  }

  /** An object of which some members are written already. */
  static object<Value extends object>(members: {
    [Name in keyof Value]: Value[Name] | WrittenJson<Value[Name]>;
  }): WrittenJson<Value> {
    return new WrittenJson<Value>(`{${writtenMembers(members)}}`);
  }

  /** The same object, which has members, with more of them behind. */
  and<More extends object>(members: {
    [Name in keyof More]: WrittenJson<More[Name]>;
  }): WrittenJson<Value & More> {
    return new WrittenJson<Value & More>(`${this.text.slice(0, -1)},${writtenMembers(members)}}`);
  }

  /** The value, for whoever does more with it than sending it. */
  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}

const writtenMembers = (members: object): string =>
  Object.entries<unknown>(members as Record<string, unknown>)
    .map(
      ([name, member]) =>
        `${JSON.stringify(name)}:${member instanceof WrittenJson ? member.text : JSON.stringify(member)}`,
    )
    .join(',');
