import { MissingPart, reload, type InsteadProps } from '../ui/optional/Missing';

/**
 * In place of a whole page. To try again is to load it again: the address is its own by now, nothing is typed in it, and other files that
 * it shares may be missing too.
 */
export const MissingPage = (props: InsteadProps) => (
  <section className="wrap band">
    <MissingPart {...props} onRetry={reload} />
  </section>
);
