import type { ReactNode } from 'react';

import { divided, plain, topOf, type Said } from '../../ui/text/document';
import { Prose, type ProseProps } from '../../ui/text/Prose';
import { LongText } from '../house/LongText';
import { PageTop } from '../house/PageTop';
import type { Crumb } from '../../ui/Crumbs';
import type { Text } from './use-text';

interface SectionTextsProps extends Pick<ProseProps, 'parts'> {
  text: Text;
  said: Said;
  steps: readonly Crumb[];
  /** The label of the list of contents. */
  label: string;
  /** Stands between the top and the sections. */
  before?: ReactNode;
  /** How to ask about it, after the last section. */
  children: ReactNode;
}

/** A page that is one long text: its title and introduction, and its sections with their contents. */
export function SectionTexts({ text, said, steps, label, before, parts, children }: SectionTextsProps) {
  const { top, sections } = divided(text.document.content, 2);
  return (
    <>
      <PageTop steps={steps} {...topOf(top, said)} />
      {before}
      <LongText
        label={label}
        sections={sections.map(({ heading, blocks }) => ({
          id: heading.attrs.id ?? '',
          title: plain(heading.content, said),
          body: <Prose blocks={blocks} said={said} parts={parts} />,
        }))}
      >
        {children}
      </LongText>
    </>
  );
}
