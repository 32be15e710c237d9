import { channel, type Channel } from 'node:diagnostics_channel';
import { inSpan } from '../tracing/in-span.js';

/** The prefix of all channels; the rest is the beginning of a span's name. */
const PREFIX = 'sobremesa:';

/** Finished work with its duration. Listeners subscribe to its channel; without any, it costs a check. */
export interface Measured {
  /** The subject, from a list that the code declares: a visitor cannot add one. */
  of: string;
  seconds: number;
  failed: boolean;
}

/** A page was rendered. `of` is its pattern. */
export const RENDERED = channel('sobremesa:rendered');

/** A picture was decoded and made into files. `of` is its original format. */
export const PICTURE_MADE = channel('sobremesa:picture-made');

/** The card provider answered a call, refused it or was silent. `of` is the call. */
export const CARDS_ASKED = channel('sobremesa:card-provider');

/** A statement was answered. `of` is its summary: its first word and table. */
export const STATEMENT = channel('sobremesa:statement');

/** Does the work, as a span if traces are on, and publishes its duration if anybody listens. */
export function timed<Result>(
  channel: Channel,
  of: () => string,
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean = () => false,
): Promise<Result> {
  return clocked(
    channel,
    of,
    () => inSpan(() => `${channel.name.toString().slice(PREFIX.length)} ${of()}`, work),
    isFailure,
  );
}

/** The same without a span. */
export async function clocked<Result>(
  channel: Channel,
  of: () => string,
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean = () => false,
): Promise<Result> {
  if (!channel.hasSubscribers) return work();
  const began = performance.now();
  let failed = true;
  try {
    const result = await work();
    failed = isFailure(result);
    return result;
  } finally {
    channel.publish({ of: of(), seconds: (performance.now() - began) / 1_000, failed } satisfies Measured);
  }
}
