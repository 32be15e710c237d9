import { access, intellectualProperty, privacy } from './data-and-site';
import { chileanLaw, indemnity, notices } from './law';
import { duties, links, truthfulness } from './people';
import type { TermsSection } from './section';
import { businessModel, contracting, payment, purchases } from './service';

export const SECTIONS: readonly TermsSection[] = [
  privacy,
  intellectualProperty,
  access,
  businessModel,
  payment,
  truthfulness,
  duties,
  links,
  purchases,
  contracting,
  notices,
  indemnity,
  chileanLaw,
];
