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
    const written = Object.entries<unknown>(members).map(
      ([name, member]) =>
        `${JSON.stringify(name)}:${member instanceof WrittenJson ? member.text : JSON.stringify(member)}`,
    );
    return new WrittenJson<Value>(`{${written.join(',')}}`);
  }

  /** The value, for whoever does more with it than sending it. */
  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}
