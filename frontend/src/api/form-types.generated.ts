// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const FORM_TYPE_NAMES = { '1': 'Pipedrive', '2': 'JotForm', '3': 'GoogleForm' } as const;
