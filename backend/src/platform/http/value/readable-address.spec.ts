import { expect, it } from '@jest/globals';
import { readableAddress } from './readable-address.js';

it.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/chef/%', '/chef/%25'],
  ['/100%?a=%E0%A4%A', '/100%25?a=%E0%A4%A'],
])('a page that cannot be decoded is one that does not exist: %s', (address, taken) => {
  expect(readableAddress(address)).toBe(taken);
});

it.each([
  '/chef/mar%C3%ADa?volver=%2F',
  '/chefs?search=%E0%A4%A',
  '/api/v1/chefs/get-one/%E0%A4%A',
  '/api/%',
  '/api',
  '/',
  '*',
])('any other is taken as it is: %s', (address) => {
  expect(readableAddress(address)).toBe(address);
});
