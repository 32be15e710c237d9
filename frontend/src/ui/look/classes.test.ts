import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Classes that Ant Design and the cropping tool give their own elements. */
const FOREIGN = /^(ant-|reactEasyCrop)/;

/** The classes that a style sheet has rules for. */
function classesOf(css: string): string[] {
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@import[^;]*;/g, '')
    .replaceAll(/url\([^)]*\)/g, '');
  return [...rules.matchAll(/(?<!\w)\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

test('no rule looks through the whole page for what it has before an attribute says that there is something', () => {
  const rules = files.filter((file) => file.endsWith('.css')).flatMap((file) => read(file).split(/[{};]/));
  const looking = rules
    .filter((rule) => /(?<![\w-])(html|body|:root)[^[\s,]*:has\(/.test(rule))
    .map((rule) => rule.trim());
  expect(looking).toEqual([]);
});

test('every class that a style sheet names is one that the code gives', () => {
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|generated)\./.test(file))
    .map(read)
    .join('\n');
  // A name such as 'grid--three' may be built from 'grid--' and a word.
  const given = (name: string) => code.includes(name) || code.includes(name.replace(/--\w+$/, '--'));
  const unknown = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(read(file)).filter((name) => !FOREIGN.test(name) && !given(name)));
  expect(unknown).toEqual([]);
});
