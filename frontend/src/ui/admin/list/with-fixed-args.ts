import type { ListCall } from './list';

/** A list's call that always asks for the same besides: a month, or a view. */
export const withFixedArgs = <Arg, Row>(
  { useQuery, initiate }: Required<ListCall<Arg, Row>>,
  always: Partial<Arg>,
): ListCall<Arg, Row> => ({
  useQuery: (asked, options) => useQuery({ ...asked, ...always }, options),
  initiate: (asked, options) => initiate({ ...asked, ...always }, options),
});
