import { ORIGINALS, ORIGINALS_DAY } from '../../backend/src/modules/texts/originals/index.ts';

type TextName = keyof typeof ORIGINALS;

const answered = (text: TextName) => ({ text, number: 1, day: ORIGINALS_DAY, document: ORIGINALS[text] });

/** The API's answers for texts that nobody has changed, by path. */
export const originalTexts = (...names: TextName[]) =>
  Object.fromEntries(
    names.map((name) => [`/texts/shown/${name}`, { status: 200, msg: 'Texto', data: answered(name) }]),
  );

export { ORIGINALS };
