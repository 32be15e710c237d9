import { Field } from '../../ui/Field';

interface GiftCodeFieldProps {
  /** What was written before. */
  code: string | undefined;
  problem: string | undefined;
  autoFocus?: boolean;
}

/** The code of a gift card. */
export function GiftCodeField({ code = '', problem, autoFocus }: GiftCodeFieldProps) {
  return (
    <Field id="gift-code" label="Código" problem={problem}>
      {(control) => (
        <input
          {...control}
          name="code"
          type="text"
          required
          maxLength={40}
          placeholder="ABCD-EFGH-JKLM-NPQR"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={autoFocus}
          defaultValue={code}
        />
      )}
    </Field>
  );
}
