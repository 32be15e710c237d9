import { Select } from 'antd';

import { emptySelect } from './empty-select';
import type { FormControl } from './form-control';
import type { readChoices } from './read-choices';
import { sameName } from '../form/same-name';
import { TabLeaves } from '../form/TabLeaves';

/** Tidies typed names: known names get their known spelling, empty and repeated ones are removed. */
export function tidyNames(typed: string[], known: string[]): string[] {
  const names: string[] = [];
  for (const raw of typed) {
    const text = raw.replace(/\s+/g, ' ').trim();
    const name = known.find((one) => sameName(one, text)) ?? text;
    if (name && !names.some((one) => sameName(one, name))) names.push(name);
  }
  return names;
}

interface CreatableSelectProps extends FormControl<string[]>, Partial<ReturnType<typeof readChoices>> {
  /** The existing names. Others may be typed, and are created on save. */
  known: string[];
  placeholder?: string;
  /** Longest name that the server accepts. */
  maxLength?: number;
}

/** Selects several names from a list to which one can add: food types and cities. */
export function CreatableSelect({ known, value, onChange, maxLength, ...rest }: CreatableSelectProps) {
  const change = (typed: string[]) =>
    onChange?.(
      tidyNames(maxLength ? typed.map((name) => Array.from(name).slice(0, maxLength).join('')) : typed, known),
    );
  return (
    <TabLeaves>
      <Select<string[]>
        notFoundContent={emptySelect(known)}
        {...rest}
        // A new name is none of the choices, and is its own label.
        labelRender={undefined}
        mode="tags"
        value={value}
        onChange={change}
        tokenSeparators={[',', ';', '\n']}
        options={known.map((name) => ({ value: name, label: name }))}
      />
    </TabLeaves>
  );
}
