/** Makes spans. Names come from lists that the code declares: no text of a visitor, no value of a statement. */
export interface Spans {
  /** Does work as a span of the current trace, or of a new one. */
  here<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Does work as a span of the marked trace, or of a new one, but never of the current one. */
  after<Result>(mark: unknown, name: string, work: () => Promise<Result>): Promise<Result>;
  /** The mark of the current span for another process. Undefined without one. */
  mark(): string | undefined;
}

let spans: Spans | undefined;

/** Does work, as a span of the current trace if traces are on (OTEL_EXPORTER_OTLP_ENDPOINT). */
export const inSpan = <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> =>
  spans ? spans.here(name(), work) : work();

/** The same for a part of other work. Outside a trace, such as a health check of the database, it makes none. */
export const inPartSpan = <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> =>
  spans?.mark() === undefined ? work() : spans.here(name(), work);

/** The same for work that was requested earlier, elsewhere. */
export const inSpanAfter = <Result>(mark: unknown, name: string, work: () => Promise<Result>): Promise<Result> =>
  spans ? spans.after(mark, name, work) : work();

/** The mark of the current span, with which `inSpanAfter` continues its trace in another process. */
export const spanMark = (): string | undefined => spans?.mark();

/** Whether traces are on. */
export const isTracing = (): boolean => spans !== undefined;

/** Turns traces on or off. */
export function spanWith(given: Spans | undefined): void {
  spans = given;
}
