import type { ListRecordHistoryApiArg } from '../../api/generated';

/** What is called by its number. A person's history is the administrators'. */
export type HistoryKind = ListRecordHistoryApiArg['kind'] | 'person';

/** The record whose history is asked for. Texts have a name and no number; theirs too is the administrators'. */
export type HistoryOf = { kind: HistoryKind; id: number } | { kind: 'text'; text: string };
