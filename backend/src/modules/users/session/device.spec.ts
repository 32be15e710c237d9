import { expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36', 'Chrome en Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge en Windows'],
  [`${MAC} AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`, 'Safari en Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 CriOS/141 Safari/604', 'Chrome en iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 SamsungBrowser/29 Chrome/140 Safari/537',
    'Samsung Internet en Android',
  ],
  ['curl/8.1', 'Otro navegador'],
  [undefined, 'Otro navegador'],
])('%s is %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
