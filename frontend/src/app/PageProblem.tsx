import { lazy, Suspense, type ComponentType } from 'react';

/** Where not even the code for a problem comes, the browser says what it knows of the connection. */
const askTheBrowser = () => {
  window.location.reload();
  return new Promise<never>(() => undefined);
};

let Problem: ComponentType = lazy(() =>
  import('./Problem').then(({ Problem: known }) => ({ default: known }), askTheBrowser),
);

/** Gives the code at the start. The server needs it, because it renders a page in one go and cannot wait for code. */
export function provideProblem(problem: ComponentType): void {
  Problem = problem;
}

/** Shown in place of a page that cannot be shown, inside the frame. Its code comes when it is needed. */
export function PageProblem() {
  return (
    <Suspense fallback={null}>
      <Problem />
    </Suspense>
  );
}
