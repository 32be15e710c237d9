import { LineDrawing } from '../../ui/Icon';

/** On the button of what moves: stop it, or let it go on. */
export function PlayIcon({ playing }: { playing: boolean }) {
  return (
    <LineDrawing>
      {playing ? <path d="M9 6v12M15 6v12" strokeWidth="2.2" /> : <path d="m8 5.5 10 6.5-10 6.5z" />}
    </LineDrawing>
  );
}
