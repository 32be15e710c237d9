import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Field } from './Field';

const CUT = 'Se cortó lo que pasa de 10 caracteres.';

const show = (control: 'input' | 'textarea') => {
  const Control = control;
  render(
    <Field id="words" label="Mensaje">
      {(props) => <Control {...props} maxLength={10} />}
    </Field>,
  );
  return screen.getByLabelText('Mensaje');
};

test.each(['input', 'textarea'] as const)(
  'a text that is pasted too long into an %s is cut, and says so',
  async (kind) => {
    const field = show(kind);
    await userEvent.click(field);
    await userEvent.paste('Una cena para\n doce personas');
    expect(field).toHaveProperty('value.length', 10);
    expect(screen.getByRole('alert')).toHaveTextContent(CUT);
    await userEvent.type(field, '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each(['doce', 'doce para '])('a text that fits, as «%s», says nothing', async (words) => {
  const field = show('input');
  await userEvent.click(field);
  await userEvent.paste(words);
  await userEvent.type(field, 'y algo más');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
