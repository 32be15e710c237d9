import { useEffect } from 'react';

import { useToast } from '../../Toast';
import { focusTitle } from '../focus/kept-focus';

const KEPT_AS = 'sobremesa.said';

/** Keeps a sentence for the page that comes up after a reload. */
export function keepSaying(sentence: string): void {
  window.sessionStorage.setItem(KEPT_AS, sentence);
}

/** Says what was kept before the page was reloaded. The focus goes to its title: what had it is gone. */
export function useKeptSaying(): void {
  const toast = useToast();
  useEffect(() => {
    const sentence = window.sessionStorage.getItem(KEPT_AS);
    if (sentence === null) return;
    window.sessionStorage.removeItem(KEPT_AS);
    toast.success(sentence);
    focusTitle();
  }, [toast]);
}
