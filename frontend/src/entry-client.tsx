import './ui/look/index.css';
import { NEXT_FILES_ID } from './app/next-files';
import { nextTask } from './app/next-task';

/** The scripts begin once the page is painted: until then its texts and its picture have the line and the processor. */
async function start(): Promise<void> {
  const next = document.getElementById(NEXT_FILES_ID);
  if (next instanceof HTMLTemplateElement) document.head.append(next.content);
  /* oxlint-disable house/dynamic-import -- without them the page is as it was sent: its links and forms work */
  // A file runs in one task. Three of them, so that a press is answered in between.
  await import('react-dom/client');
  await nextTask();
  await import('./store/store');
  await nextTask();
  const { hydratePage } = await import('./app/hydrate-page');
  await hydratePage();
}

// A window that nobody sees is not painted.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
