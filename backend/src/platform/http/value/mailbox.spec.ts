import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mailboxOf } from './mailbox.js';

describe('the mailbox of an address', () => {
  it.each([
    ['ana.rojas@gmail.com', 'anarojas@gmail.com'],
    ['Ana.Rojas+uno@GoogleMail.com', 'anarojas@gmail.com'],
    [' a.n.a+x+y@correo.example. ', 'ana@correo.example'],
    ['ana@ñandú.example', 'ana@xn--and-6ma2c.example'],
    ['ana@XN--AND-6MA2C.example', 'ana@xn--and-6ma2c.example'],
    ['ａｎａ@correo.example', 'ana@correo.example'],
    ['+ana@correo.example', '+ana@correo.example'],
    ['a@b@correo.example', 'a@b@correo.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('is one for all spellings of it', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/);
    const spelled = fc.tuple(
      name,
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      fc.option(name),
      fc.boolean(),
    );
    fc.assert(
      fc.property(spelled, ([local, dots, tag, upper]) => {
        const dotted = [...local].map((sign, at) => (at > 0 && dots[at] ? `.${sign}` : sign)).join('');
        const address = `${dotted}${tag === null ? '' : `+${tag}`}@correo.example`;
        expect(mailboxOf(upper ? address.toUpperCase() : address)).toBe(`${local}@correo.example`);
      }),
    );
  });
});
