import { PageHead } from '../layout/PageHead';
import { ChefForm } from './form/ChefForm';
import { NEW_CHEF } from './form/chef-values';

/** 'Nuevo chef'. */
export function NewChefPage() {
  return (
    <>
      <PageHead
        title="Nuevo chef"
        crumbs={[
          { name: 'Chefs', path: '/gestion/chefs' },
          { name: 'Nuevo chef', path: '/gestion/chef/nuevo-chef' },
        ]}
      />
      <ChefForm opened={NEW_CHEF} saveLabel="Crear Chef" leaveTitle="Salir de la creación" />
    </>
  );
}
