import { QueryFlag } from './params.js';

/** What a switch was when it was seen. */
export class SeenFlagQuery {
  @QueryFlag({ description: 'What it was when it was seen. Where it is something else by now, nothing changes: 409.' })
  was?: boolean;
}
