/** How a client is greeted: the first word of their name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The reader of a mail, and whether the address is known to be theirs. */
interface Written {
  name: string;
  /** Null where the client gave none. */
  email: string | null;
  confirmed: boolean;
}

/** The client as the reader of a mail. */
interface Reader {
  name: string;
  address: string;
}

/**
 * The client as mails address them; null without an address. The name appears only after somebody opened a mail's link at this address. Before
 * that, anybody may have typed the address and any words as a name.
 */
export const readerOf = ({ name, email, confirmed }: Written): Reader | null =>
  email === null ? null : { name: confirmed ? name : '', address: email };

/** Lets the answers to a mail of the company go to the client, who may have no address. */
export const answersTo = ({ name, address }: { name: string; address: string | null }): { replyTo?: Reader } =>
  address === null ? {} : { replyTo: { name, address } };

/** The greeting of a mail: 'Hola Camila', or 'Hola' if the name is left out. */
export const greetingOf = ({ name }: Reader): string => (name === '' ? 'Hola' : `Hola ${firstNameOf(name)}`);
