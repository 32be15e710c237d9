import type { Crumb } from '../../ui/Crumbs';
import { Blank } from './Blank';
import { PageHead } from './PageHead';

interface NoSuchRecordProps {
  title: string;
  section: Crumb;
  /** 'Volver a la agenda' */
  back: string;
  children: string;
}

/** The page of a record that does not exist, with the way back to its section. */
export function NoSuchRecord({ title, section, back, children }: NoSuchRecordProps) {
  return (
    <>
      <PageHead title={title} crumbs={[section]} />
      <Blank link={{ to: section.path, label: back }}>{children}</Blank>
    </>
  );
}
