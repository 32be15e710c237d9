import { Select } from 'antd';
import type { AriaAttributes } from 'react';

import { plainText } from '../plain-text';
import { TabLeaves } from './TabLeaves';

const sameName = (left: string, right: string) => plainText(left) === plainText(right);

/** Tidies what was typed: known names in their known spelling, no blanks, nothing twice. */
export function tidyNames(typed: string[], known: string[]): string[] {
  const names: string[] = [];
  for (const raw of typed) {
    const text = raw.replace(/\s+/g, ' ').trim();
    const name = known.find((one) => sameName(one, text)) ?? text;
    if (name && !names.some((one) => sameName(one, name))) names.push(name);
  }
  return names;
}

interface CreatableSelectProps extends AriaAttributes {
  id?: string;
  value?: string[];
  onChange?: (names: string[]) => void;
  /** The names there are; others may be typed and are created on save. */
  known: string[];
  loading?: boolean;
  placeholder?: string;
  /** Longest name the server takes. */
  maxLength?: number;
}

/** Several names out of a list that grows with what is typed: food types and cities. */
export function CreatableSelect({ known, value, onChange, maxLength, ...rest }: CreatableSelectProps) {
  const change = (typed: string[]) =>
    onChange?.(
      tidyNames(maxLength ? typed.map((name) => Array.from(name).slice(0, maxLength).join('')) : typed, known),
    );
  return (
    <TabLeaves>
      <Select<string[]>
        {...rest}
        mode="tags"
        value={value}
        onChange={change}
        tokenSeparators={[',']}
        options={known.map((name) => ({ value: name, label: name }))}
        notFoundContent="Escribe un nombre y presiona Enter para agregarlo"
      />
    </TabLeaves>
  );
}
