// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const FORM_COMPANIES = { '1': 'Pipedrive', '2': 'JotForm', '3': 'Google' } as const;
