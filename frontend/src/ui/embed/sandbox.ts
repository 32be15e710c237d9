/**
 * What an embedded document may do. It keeps its own origin, which is not the site's, so that the provider's form can
 * store what it needs. It can open its own links, but cannot navigate the page around it.
 */
export const EMBED_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin';
