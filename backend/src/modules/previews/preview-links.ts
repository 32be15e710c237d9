import { defineLink, type SecretLink } from '../../platform/links/secret-link.js';

/** What can be looked at before it is published. */
export const PREVIEW_KINDS = ['chef', 'proposal'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The link that staff share, and the one by which they look themselves: it is over soon and is not the shared one. */
interface PreviewLinks {
  shared: SecretLink;
  look: SecretLink;
}

const linksOf = (kind: PreviewKind, path: string): PreviewLinks => ({
  shared: defineLink({ purpose: `preview_of_${kind}`, path }),
  look: defineLink({ purpose: `look_at_${kind}`, path }),
});

export const PREVIEW_LINKS: Record<PreviewKind, PreviewLinks> = {
  chef: linksOf('chef', '/vista-previa/chef/'),
  proposal: linksOf('proposal', '/vista-previa/experiencia/'),
};
