import { expect, it } from '@jest/globals';
import { plainAddress, readableAddress } from './readable-address.js';

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

it.each([
  ['/%61pi/v1/users/login', '/api/v1/users/login'],
  ['/%41%50%49/%7a%39', '/API/z9'],
  ['/chef/mar%C3%ADa%20%2F%2561?x=%61', '/chef/mar%C3%ADa%20%2F%2561?x=%61'],
  ['/%%36%31pi/v1/users/login', '/%%36%31pi/v1/users/login'],
  ['/api', '/api'],
])('letters and digits of a path are themselves: %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
