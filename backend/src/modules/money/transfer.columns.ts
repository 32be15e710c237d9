import { sql } from 'kysely';
import type { TransferState } from './transfer.entity.js';

/* For statements with a `transfer`. */

/** What came by it: its entry with the corrections. Null until it is confirmed, and once its entry was corrected to nothing. */
export const CAME = sql<number | null>`(select nullif(sum(entry.amount), 0)::int from money_entry as entry
  where entry.id = transfer.entry_id or entry.corrects_id = transfer.entry_id)`;

/** How it stands: one whose entry was corrected to nothing waits for staff again. */
export const STATE = sql<TransferState>`case when transfer.state = 'confirmada' and ${CAME} is null then 'anunciada'
  else transfer.state end`;
