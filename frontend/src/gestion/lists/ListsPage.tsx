import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { NavLink } from 'react-router-dom';

import { useListLookupsQuery, type LookupUsageDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useList } from '../../ui/admin/use-list';
import { useRecordJob } from '../../ui/admin/use-record-job';
import { PageHead } from '../layout/PageHead';
import { COMMUNES, FOOD_TYPES, FORMATS, KINDS, type ListKind } from './kinds';
import './lists.css';
import { lookupList } from './lookup-list';
import { LookupDialog } from './LookupDialog';
import { LookupRowMenu } from './LookupRowMenu';
import { MergeDialog } from './MergeDialog';
import { useLookupActions } from './use-lookup-actions';

export const FoodTypesPage = () => <ListPage key="food_type" kind={FOOD_TYPES} />;
export const CommunesPage = () => <ListPage key="city" kind={COMMUNES} />;
export const FormatsPage = () => <ListPage key="modality" kind={FORMATS} />;

/** The first of the lists stands at the section's own address. */
const crumbsOf = ({ title, path }: ListKind) => {
  const lists = { name: 'Listas', path: FOOD_TYPES.path };
  return path === lists.path ? [lists] : [lists, { name: title, path }];
};

/** One of the lists of choices that the site's filters and the staff's forms offer. */
function ListPage({ kind }: { kind: ListKind }) {
  const list = useList(useMemo(() => lookupList(kind), [kind]));
  const { refetch } = useListLookupsQuery({ kind: kind.kind });
  const actions = useLookupActions(kind, list);
  const job = useRecordJob(list);
  const deletion = useDeletion<LookupUsageDto>(actions);
  const [merged, setMerged] = useState<LookupUsageDto | null>(null);
  const [merging, setMerging] = useState(false);

  return (
    <>
      <PageHead
        title="Listas"
        documentTitle={kind.title}
        crumbs={crumbsOf(kind)}
        action={
          <Button type="primary" onClick={job.create}>
            {kind.create}
          </Button>
        }
      />
      <nav className="lists-kinds" aria-label="Listas">
        {KINDS.map(({ path, title }) => (
          <NavLink key={path} to={path} end>
            {title}
          </NavLink>
        ))}
      </nav>
      <ListTable
        list={list}
        actions={(row) => (
          <LookupRowMenu
            row={row}
            busy={actions.isBusy(row.id)}
            onEdit={job.edit}
            onMerge={setMerged}
            onToggle={actions.toggleHidden}
            onDelete={deletion.ask}
          />
        )}
      />
      <LookupDialog {...job.dialog} list={kind} reload={async () => (await refetch().unwrap()).data} />
      <MergeDialog
        list={kind}
        row={merged}
        onMerged={(row) => list.forget(row)}
        onClose={() => setMerged(null)}
        onDirty={setMerging}
      />
      <DeleteDialog deletion={deletion} what={kind.what}>
        {({ name }) => `La eliminación de ${name} no se puede revertir. Ningún chef ni experiencia lo usa.`}
      </DeleteDialog>
      <LeaveQuestion dirty={job.leaving.dirty || merging} title={job.leaving.title} />
    </>
  );
}
