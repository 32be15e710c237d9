import { MissingPart, reload, type InsteadProps } from '../ui/optional/Missing';

/** In place of a whole page. A retry reloads it: nothing is typed yet, and other shared files may be missing too. */
export const MissingPage = (props: InsteadProps) => (
  <section className="wrap band">
    <MissingPart {...props} onRetry={reload} />
  </section>
);
