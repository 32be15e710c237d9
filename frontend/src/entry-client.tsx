import './ui/look/index.css';
import { NEXT_FILES_ID } from './app/next-files';

/** The scripts begin once the page is painted: until then its texts and its picture have the line and the processor. */
function start(): void {
  const next = document.getElementById(NEXT_FILES_ID);
  if (next instanceof HTMLTemplateElement) document.head.append(next.content);
  // oxlint-disable-next-line house/dynamic-import -- without it the page is as it was sent: its links and forms work
  void import('./app/hydrate-page').then(({ hydratePage }) => hydratePage());
}

// A window that nobody sees is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
