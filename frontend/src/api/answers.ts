import { createContext, use, useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import type { DefinitionsFromApi, QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query';

import type { AppStore } from '../app/store';
import type { api as lists } from './lists.generated';
import type { api as onNeed } from './on-need.generated';

type Definitions = DefinitionsFromApi<typeof lists> & DefinitionsFromApi<typeof onNeed>;

/** The calls of public pages, by their name in the contract. */
export type CallName = keyof Definitions;
export type ArgOf<Name extends CallName> = QueryArgFrom<Definitions[Name]>;
export type ResultOf<Name extends CallName> = ResultTypeFrom<Definitions[Name]>;

/** An answer as a store holds it. */
export interface HeldAnswer {
  status?: string;
  data?: unknown;
}

/** The part of a store that has the answers, each under its key. */
export interface HeldAnswers {
  api: { queries: Record<string, HeldAnswer | undefined> };
}

/** What public pages need of a store to have answers. */
export interface Answers {
  /**
   * Keeps an answer for as long as somebody looks at it, and asks for it where none is held.
   * @returns a function that ends this
   */
  follow: (name: CallName, arg: unknown) => () => void;
  /** Asks once more. */
  again: (name: CallName, arg: unknown) => void;
  /** The store with everything that calls need, whose code comes when it is first asked for. */
  start: () => Promise<AppStore>;
}

/** Where a page's loader has its answers from. */
export interface PageAnswers {
  /**
   * The answer to a call, which the page then finds in the store. Asked for twice at once, it is one call.
   * @throws the failure: the API's status and body, or a word such as FETCH_ERROR as its status
   */
  read: <Name extends CallName>(name: Name, ...asked: AskedFor<Name>) => Promise<ResultOf<Name>>;
}

type AskedFor<Name extends CallName> = ArgOf<Name> extends void ? [arg?: undefined] : [arg: ArgOf<Name>];

export const AnswersContext = createContext<Answers | null>(null);

/** @throws outside the application */
export function useAnswers(): Answers {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('There is no store around this part.');
  return answers;
}

/** The key under which RTK Query holds an answer: the call, and what it was asked for in the order of the alphabet. */
export const keyOf = (name: string, arg: unknown): string => `${name}(${JSON.stringify(arg, inOrder)})`;

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** An answer, as a page shows it. */
export interface Answer<Result> {
  /** Undefined until the answer is there. */
  data: Result | undefined;
  isError: boolean;
  /** Whether it is asked for, or about to be. */
  isFetching: boolean;
  refetch: () => void;
}

interface Options {
  /** Nothing is asked for. */
  skip?: boolean;
}

type Asked<Name extends CallName> =
  ArgOf<Name> extends void ? [arg?: undefined, options?: Options] : [arg: ArgOf<Name>, options?: Options];

const isSame = (one: HeldAnswer | undefined, other: HeldAnswer | undefined): boolean =>
  one?.data === other?.data && one?.status === other?.status;

function useHeldAnswer<Name extends CallName>(key: string | undefined): HeldAnswer & { data?: ResultOf<Name> } {
  // Under the key of a call is the answer to that call.
  const find = ({ api: { queries } }: HeldAnswers) =>
    key === undefined ? undefined : (queries[key] as { status?: string; data?: ResultOf<Name> } | undefined);
  return useSelector(find, isSame) ?? {};
}

/** The answer to a call, if the page's loader has read it. It asks for nothing. */
export function useHeld<Name extends CallName>(name: Name, ...[arg]: Asked<Name>): ResultOf<Name> | undefined {
  return useHeldAnswer<Name>(keyOf(name, arg)).data;
}

/**
 * The answer to a call of a public page. It does what RTK Query's own hooks do, but reads what came with the page without
 * that library: its code comes with the first call (app/late-store.ts).
 */
export function useAnswer<Name extends CallName>(
  name: Name,
  ...[arg, { skip = false } = {}]: Asked<Name>
): Answer<ResultOf<Name>> {
  const answers = use(AnswersContext);
  const key = skip ? undefined : keyOf(name, arg);
  const { data, status } = useHeldAnswer<Name>(key);
  const follow = useEffectEvent(() => answers?.follow(name, arg));
  // What was dropped while it is shown, as at a sign-out, is asked for again.
  const isMissing = status === undefined;
  useEffect(() => (key === undefined ? undefined : follow()), [key, isMissing]);
  return {
    data,
    isError: status === 'rejected',
    isFetching: !skip && status !== 'fulfilled' && status !== 'rejected',
    refetch: () => answers?.again(name, arg),
  };
}
