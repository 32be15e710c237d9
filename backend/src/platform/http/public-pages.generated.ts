// Written by `make openapi` from frontend/src/app/pages.ts. Never edited by hand.
export const publicPages = [
  { path: '/', query: [], sitemap: true, takesForm: false },
  { path: '/nosotros', query: [], sitemap: true, takesForm: false },
  { path: '/como-funciona', query: [], sitemap: true, takesForm: false },
  { path: '/experiencias', query: ['formato', 'comida', 'ciudad', 'busca', 'pagina'], sitemap: true, takesForm: false },
  { path: '/experiencia/:menuName', query: [], sitemap: true, takesForm: false },
  { path: '/chefs', query: ['formato', 'comida', 'ciudad', 'busca', 'pagina'], sitemap: true, takesForm: false },
  { path: '/chef/:name', query: [], sitemap: true, takesForm: false },
  { path: '/corporativo', query: [], sitemap: true, takesForm: false },
  { path: '/cotiza', query: ['chef', 'experiencia', 'ciudad', 'motivo'], sitemap: true, takesForm: true },
  { path: '/unete-al-equipo', query: [], sitemap: true, takesForm: false },
  { path: '/terminos-y-condiciones', query: [], sitemap: true, takesForm: false },
  { path: '/privacidad', query: [], sitemap: true, takesForm: false },
  { path: '/gracias', query: [], sitemap: false, takesForm: false },
  { path: '/:routeName', query: [], sitemap: false, takesForm: false },
] as const;
