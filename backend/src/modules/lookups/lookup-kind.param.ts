import { choiceParam } from '../../platform/http/value/params.js';
import { LOOKUP_KINDS } from './lookup.entity.js';

/** The `{kind}` of the address: the name of a list. Any other word: 400. */
export const LookupKindParam = choiceParam('kind', LOOKUP_KINDS, 'city');
