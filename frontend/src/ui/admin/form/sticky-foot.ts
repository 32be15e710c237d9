/**
 * The `ref` of a foot that sticks to the end of a page or of a dialog. What scrolls knows the foot's height, which changes with
 * the window and with what the foot says, so that a field that gets the focus is never left behind it.
 */
export function stickyFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const scroller = foot.closest<HTMLElement>('.ant-modal-wrap') ?? document.documentElement;
  const follow = new ResizeObserver(() => {
    // With room for the ring around the field.
    scroller.style.scrollPaddingBlockEnd = `${foot.offsetHeight + 16}px`;
  });
  follow.observe(foot);
  return () => {
    follow.disconnect();
    scroller.style.scrollPaddingBlockEnd = '';
  };
}
