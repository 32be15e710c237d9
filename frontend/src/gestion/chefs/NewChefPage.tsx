import { useState } from 'react';

import { PageHead } from '../layout/PageHead';
import { ChefForm } from './form/ChefForm';
import { newChef } from './form/chef-record';

/** 'Nuevo chef'. */
export function NewChefPage() {
  const [opened] = useState(newChef);
  return (
    <>
      <PageHead
        title="Nuevo chef"
        crumbs={[
          { name: 'Chefs', path: '/gestion/chefs' },
          { name: 'Nuevo chef', path: '/gestion/chef/nuevo-chef' },
        ]}
      />
      <ChefForm opened={opened} saveLabel="Crear Chef" leaveTitle="Salir de la creación" />
    </>
  );
}
