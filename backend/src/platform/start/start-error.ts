/** Something that stops the start: its message is the one clear Spanish sentence the operator sees. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
