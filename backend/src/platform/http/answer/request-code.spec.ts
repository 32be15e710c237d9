import { codeOf } from './request-code.js';

describe('the code of a request', () => {
  it('is the end of its id, also of one that a proxy gave', () => {
    expect(codeOf('0b9d1f8e-6d2a-4f57-8a4e-3c1d9f7be204')).toBe('9f7be204');
    expect(codeOf('0A000001C35A0A0000021F9068F2B3C4000A1B2C')).toBe('000A1B2C');
    expect(codeOf('abcd-123')).toBe('abcd-123');
  });
});
