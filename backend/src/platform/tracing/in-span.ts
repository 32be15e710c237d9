/** Does work within a span of a trace. */
export type Spanning = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

let spanning: Spanning | undefined;

/**
 * Does work, as a span of the current trace where traces are kept (OTEL_EXPORTER_OTLP_ENDPOINT), else as it is.
 * @param name from a list that the code declares: no text of a visitor, no value of a statement
 */
export const inSpan = <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> =>
  spanning ? spanning(name(), work) : work();

/** Whether traces are kept. */
export const isTracing = (): boolean => spanning !== undefined;

/** Keeps traces from now on, or no more. */
export function spanWith(given: Spanning | undefined): void {
  spanning = given;
}
