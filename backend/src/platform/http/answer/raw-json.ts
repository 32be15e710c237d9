/** The JSON text of a value, as the database wrote it. The value itself is only a type. */
export type JsonText<Value> = string & { readonly of?: Value };

/** An answer, or a part of one, that the database wrote as JSON. It is sent as it is, without parsing. */
export class RawJson<Value> {
  /** @param pieces its text in pieces, which are put together once: each time would copy the whole answer */
  private constructor(readonly pieces: readonly string[]) {}

  static of<Value>(text: JsonText<Value>): RawJson<Value> {
    return new RawJson([text]);
  }

  static list<Item>(items: readonly JsonText<Item>[]): RawJson<Item[]> {
    return new RawJson<Item[]>(['[', ...items.flatMap((item, at) => (at === 0 ? [item] : [',', item])), ']']);
  }

  /** An object with some members already written. */
  static object<Value extends object>(members: {
    [Name in keyof Value]: Value[Name] | RawJson<Value[Name]>;
  }): RawJson<Value> {
    return new RawJson<Value>(['{', ...piecesOf(members), '}']);
  }

  get text(): JsonText<Value> {
    return this.pieces.join('');
  }

  /** The value, for anyone who does more with it than sending it. */
  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}

/** The members of an object, with commas between them. */
function piecesOf(members: object): string[] {
  const pieces: string[] = [];
  for (const [name, member] of Object.entries<unknown>(members as Record<string, unknown>)) {
    pieces.push(`${pieces.length === 0 ? '' : ','}${JSON.stringify(name)}:`);
    if (member instanceof RawJson) pieces.push(...member.pieces);
    else pieces.push(JSON.stringify(member));
  }
  return pieces;
}
