import { useCreateChefMutation } from '../../api/generated';
import { PageHead } from '../layout/PageHead';
import { ChefForm } from './form/ChefForm';
import { NEW_CHEF, toDto } from './form/chef-values';

/** 'Nuevo chef' (product.md section 2). */
export function NewChefPage() {
  const [createChef] = useCreateChefMutation();
  return (
    <>
      <PageHead
        title="Nuevo chef"
        crumbs={[
          { name: 'Chefs', path: '/gestion/chefs' },
          { name: 'Nuevo chef', path: '/gestion/chef/nuevo-chef' },
        ]}
      />
      <ChefForm
        initial={NEW_CHEF}
        saveLabel="Crear Chef"
        leaveTitle="Salir de la creación"
        save={(values) => createChef({ createChefDto: toDto(values) }).unwrap()}
      />
    </>
  );
}
