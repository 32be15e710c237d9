import userEvent from '@testing-library/user-event';

/** Writes a text into a field at once, behind what stands there. Where each key matters use `userEvent.type`. */
export async function pasteInto(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
