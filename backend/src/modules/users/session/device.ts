/** Browsers by their mark in a User-Agent. Many also name others, so the order matters. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (agent: string, names: readonly [RegExp, string][]): string | undefined =>
  names.find(([mark]) => mark.test(agent))?.[1];

/** Browser and system of a User-Agent in words: 'Chrome en Windows'. Only these words are stored. */
export function deviceOf(agent = ''): string {
  const system = nameIn(agent, SYSTEMS);
  return [nameIn(agent, BROWSERS) ?? 'Otro navegador', ...(system ? [`en ${system}`] : [])].join(' ');
}
