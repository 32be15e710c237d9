import { useRef, useState } from 'react';

/** A file that was not taken, and why, in a sentence that names it. */
interface Refusal {
  id: number;
  sentence: string;
}

export interface Refusals {
  refusals: Refusal[];
  refuse: (sentence: string) => void;
  dismiss: (refusal: Refusal) => void;
  dismissAll: () => void;
}

/** What was refused, each until the person dismisses it: several files chosen at once go wrong in several ways. */
export function useRefusals(): Refusals {
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const serial = useRef(0);
  const refuse = (sentence: string) => {
    const id = (serial.current += 1);
    // The same file chosen again is said once more, not twice.
    setRefusals((all) => [...all.filter((one) => one.sentence !== sentence), { id, sentence }]);
  };
  const dismiss = ({ id }: Refusal) => setRefusals((all) => all.filter((one) => one.id !== id));
  return { refusals, refuse, dismiss, dismissAll: () => setRefusals([]) };
}
