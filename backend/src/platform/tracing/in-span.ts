/** Makes spans. Names come from lists that the code declares: no text of a visitor, no value of a statement. */
export interface Spans {
  /** Does work as a span of the trace under way, or of a new one. */
  here<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Does work as a span of the trace that a mark leads to, or of a new one. Never of the one under way. */
  after<Result>(mark: unknown, name: string, work: () => Promise<Result>): Promise<Result>;
  /** Marks the span under way for another process. Undefined where none is. */
  mark(): string | undefined;
}

let spans: Spans | undefined;

/** Does work, as a span of the current trace where traces are kept (OTEL_EXPORTER_OTLP_ENDPOINT), else as it is. */
export const inSpan = <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> =>
  spans ? spans.here(name(), work) : work();

/** The same for a part of something else. Alone, such as a look whether the database is there, it makes no trace. */
export const inPartSpan = <Result>(name: () => string, work: () => Promise<Result>): Promise<Result> =>
  spans?.mark() === undefined ? work() : spans.here(name(), work);

/** The same for work that somebody asked for earlier, elsewhere. */
export const inSpanAfter = <Result>(mark: unknown, name: string, work: () => Promise<Result>): Promise<Result> =>
  spans ? spans.after(mark, name, work) : work();

/** What leads to the span under way from another process, by which `inSpanAfter` goes on with its trace. */
export const spanMark = (): string | undefined => spans?.mark();

/** Whether traces are kept. */
export const isTracing = (): boolean => spans !== undefined;

/** Keeps traces from now on, or no more. */
export function spanWith(given: Spans | undefined): void {
  spans = given;
}
