import { expect, it } from '@jest/globals';
import { isSafeLink } from './safe-link.js';

it.each([
  '/',
  '/cotiza?chef=a#b',
  'HTTPS://A.CL',
  'http://a.b.cl?c',
  'https://a.cl#b',
  'MAILTO:hola@a.cl',
  'tel:123',
  'TEL:+(56)-2.2',
  `tel:${'1'.repeat(40)}`,
  `/${'x'.repeat(499)}`,
])('a text may link to %s', (href) => expect(isSafeLink(href)).toBe(true));

it.each([
  '//a.cl',
  'x/cotiza',
  'xhttps://a.cl',
  'https://acl',
  'https://.cl',
  'https://a.',
  'https://a.cl@b.cl',
  'https://[a.cl]',
  'xmailto:hola@a.cl',
  'mailto:@a.cl',
  'mailto:hola@acl',
  'mailto:hola@a.',
  'mailto:a@b@c.cl',
  'mailto:hola@a.cl@b',
  'xtel:123',
  'tel:12',
  'tel:+12',
  'tel:123x',
  `tel:${'1'.repeat(41)}`,
  `/${'x'.repeat(500)}`,
  null,
])('a text may not link to %j', (href) => expect(isSafeLink(href)).toBe(false));
