/** Who asked for a right or granted it: a member of staff, the client, or the product. */
export type RightsActor = { actor: 'person'; id: number; name: string } | { actor: 'client' | 'system' };
