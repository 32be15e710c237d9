import { Radio } from 'antd';

import { useNoteChefAnswerMutation, type AnswerChefInquiryDto, type ChefInquiryDto } from '../../api/api';
import { INQUIRY_ANSWER_NAMES } from '../../api/staff-names.generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { optionsOf } from '../../ui/admin/field/options-of';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';

const { Field, TextField } = fieldsOf('AnswerChefInquiryDto');

/** Writes down what the chef said on the telephone or in a chat. */
export function NoteAnswerDialog({ inquiry, ...reports }: DialogReports & { inquiry: ChefInquiryDto }) {
  const [note] = useNoteChefAnswerMutation();
  const { id, chef_name: chef, answer, answer_text: text } = inquiry;
  return (
    <ActionDialog<AnswerChefInquiryDto>
      {...reports}
      title={`Respuesta de ${chef}`}
      saveLabel="Anotar respuesta"
      draftName={`Consulta/${id}/respuesta`}
      initial={{ ...(answer && { answer }), text: text ?? '' }}
      fields={['answer', 'text']}
      save={(answerChefInquiryDto) => note({ id, answerChefInquiryDto }).unwrap()}
    >
      <Field name="answer" label="Qué dijo">
        <Radio.Group options={optionsOf(INQUIRY_ANSWER_NAMES)} />
      </Field>
      <TextField name="text" label="Sus palabras" rows={3} placeholder="Otra hora, otros días, otro menú." />
    </ActionDialog>
  );
}
