import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { Arrow } from '../../ui/Icon';
import type { ImageData } from '../../ui/Picture';
import { plain, type Section } from '../../ui/text/document';
import { Prose } from '../../ui/text/Prose';
import { Turn } from '../house/Turn';

interface TurnTextsProps extends Pick<ComponentProps<typeof Prose>, 'listRole'> {
  sections: readonly Section[];
  /** A picture for each section. */
  plates: readonly ImageData[];
}

/** The sections of a text, each beside its picture. A paragraph that is a link alone leads on. */
export function TurnTexts({ sections, plates, listRole }: TurnTextsProps) {
  return (
    <ul className="turns wrap" role="list">
      {plates.map((plate, at) => {
        const section = sections[at];
        return (
          section && (
            <Turn key={at} title={plain(section.heading.content)} plate={plate}>
              <Prose blocks={section.blocks} listRole={listRole} lone={more} />
            </Turn>
          )
        );
      })}
    </ul>
  );
}

const more = (words: string, href: string) =>
  href.startsWith('/') ? (
    <Link className="link more" to={href}>
      {`${words} `}
      <Arrow />
    </Link>
  ) : (
    <a className="link more" href={href} target="_blank" rel="noopener noreferrer">
      {`${words} `}
      <Arrow />
    </a>
  );
