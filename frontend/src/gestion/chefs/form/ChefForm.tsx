import { Alert, Form } from 'antd';
import { memo, useEffect, useRef, type ReactNode } from 'react';

import { ConflictDialog } from '../../../ui/admin/form/ConflictDialog';
import { DraftDialog } from '../../../ui/admin/form/DraftDialog';
import { LeaveDialog, type LeaveTitle } from '../../../ui/admin/form/LeaveQuestion';
import { SaveBar } from '../../../ui/admin/form/SaveBar';
import { Unsaveable } from '../../../ui/admin/form/Unsaveable';
import type { ChefValues, SavedChef } from './chef-record';
import { SectionList } from './SectionList';
import { chefSections, type SectionProps } from './sections';
import { SectionSheet } from './SectionSheet';
import { useChefForm } from './use-chef-form';
import { usePriceQuestion } from './use-price-question';
import { writtenText } from './written-text';
import type { PartFailed } from './part-failed';
import './chef-form.css';

/** A draft of an older version is compared on saving. */
const OLDER_DRAFT = 'Después alguien guardó cambios en este chef: al guardar podrás compararlos con los tuyos.';

const CHEF_GONE = 'Otra persona eliminó este chef mientras escribías.';

interface ChefFormProps {
  opened: SavedChef;
  /** 'Crear Chef' or 'Guardar Cambios'. */
  saveLabel: string;
  leaveTitle: LeaveTitle;
  /** Whether something beside the form is unsaved: the router takes one guard a page. */
  alsoDirty?: boolean;
}

/** The chef form: creating and editing are the same sections with another button. */
export function ChefForm({ opened, saveLabel, leaveTitle, alsoDirty = false }: ChefFormProps) {
  const life = useChefForm(opened, alsoDirty);
  const { form, saved, dirty, busy, failure, gone, guard } = life;
  const price = usePriceQuestion(form, saved.values.price_per_person);
  const save = () => price.before(life.submit);
  return (
    <>
      <div className="g-two">
        <SectionList sections={chefSections} errors={life.errors} />
        <Form<ChefValues>
          form={form}
          className="g-form"
          layout="vertical"
          initialValues={opened.values}
          disabled={busy}
          onValuesChange={life.onChanged}
          onFieldsChange={life.onFieldsChanged}
          noValidate
        >
          {failure && (
            <SaveFailed failure={failure}>
              {gone && <Unsaveable why={CHEF_GONE} text={() => writtenText(form.getFieldsValue())} />}
            </SaveFailed>
          )}
          <Sections
            isNew={saved.id === undefined}
            onBusy={life.onBusy}
            begun={life.begun}
            onBegun={life.onBegun}
            isPublic={saved.publicSlug !== undefined}
          />
        </Form>
      </div>
      <SaveBar dirty={dirty} busy={busy} saveLabel={saveLabel} onCancel={life.back} onSave={gone ? undefined : save} />
      {price.dialog}
      <LeaveDialog open={guard.asking} title={leaveTitle} onStay={guard.stay} onGo={guard.go} />
      <DraftDialog
        draft={life.draft}
        note={life.draft && life.draft.content.saved.version !== opened.version ? OLDER_DRAFT : undefined}
        onRecover={life.recoverDraft}
        onDiscard={life.discardDraft}
      />
      <ConflictDialog differences={life.differences} onChoose={life.choose} onBack={life.keepEditing} />
    </>
  );
}

/** The form's sections. Its first change, which marks it as unsaved, does not render all of them again. */
const Sections = memo(function Sections(props: SectionProps) {
  return chefSections.map(({ id, title, hint, optional, body: Body }, index) => (
    <SectionSheet key={id} id={id} number={index + 1} title={title} hint={hint} optional={optional}>
      <Body {...props} />
    </SectionSheet>
  ));
});

/**
 * Says which part of the save failed, or what `children` say of it. It scrolls into view, because anyone who pressed the button is at the end of the
 * form.
 */
function SaveFailed({ failure, children }: { failure: PartFailed; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which is no cleanup function.
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={box}>{children || <Alert type="error" showIcon title={failure.title} description={failure.help} />}</div>
  );
}
