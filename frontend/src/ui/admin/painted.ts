/** How long one waits for a frame, in milliseconds: a tab that is not in sight has none. */
const WITHOUT_FRAME_MS = 250;

/** Until what a press has changed is painted. What takes longer than a frame comes after it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, WITHOUT_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // What is asked for in a frame still comes before its paint.
      setTimeout(resolve);
    });
  });
}
