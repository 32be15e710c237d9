import type { ListRecordHistoryApiArg } from '../../api/generated';

/** The record whose history is asked for. A person's is the administrators'. */
export type HistoryOf = { kind: ListRecordHistoryApiArg['kind']; id: number } | { kind: 'person'; id: number };
