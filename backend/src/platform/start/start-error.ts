/** Stops the start. Its message is a Spanish sentence for the person who starts the product. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
