/**
 * In place of `ui/admin/painted` it holds what waits for the paint of a press, until the test paints it:
 * `jest.mock('./painted', () => jest.requireActual('…/test-setup/held-presses'))`.
 */
import { act } from '@testing-library/react';

/** What was pressed and not painted yet. */
const unpainted: (() => void)[] = [];

beforeEach(() => (unpainted.length = 0));

export const painted = (): Promise<void> => new Promise((resolve) => unpainted.push(resolve));

/** Paints all that was pressed, and lets it go on. */
export const paint = (): Promise<void> => act(async () => Promise.resolve(unpainted.splice(0).forEach((go) => go())));

/** How many presses wait for their paint. */
export const waiting = (): number => unpainted.length;
