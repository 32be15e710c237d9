/** Between a field that has the focus and the foot below it: its ring and a little air. */
const AIR_PX = 16;

/**
 * The `ref` of a foot that sticks to the end of a page or of a dialog. What scrolls knows the foot's height, which changes with
 * the window and with what the foot says, so that a field that gets the focus is never left behind it.
 */
export function stickyFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const scroller = foot.closest<HTMLElement>('.ant-modal-wrap') ?? document.documentElement;
  const follow = new ResizeObserver(() => {
    scroller.style.scrollPaddingBlockEnd = `${foot.offsetHeight + AIR_PX}px`;
  });
  follow.observe(foot);
  return () => {
    follow.disconnect();
    scroller.style.scrollPaddingBlockEnd = '';
  };
}
