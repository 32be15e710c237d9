import { useRef, useState, type MouseEvent } from 'react';
import { Link, useLinkClickHandler, useLocation, type LinkProps } from 'react-router-dom';

import { painted } from './painted';

interface ViewLinksProps extends Pick<LinkProps, 'preventScrollReset'> {
  /** The views of a screen, each at an address of its own. */
  views: readonly { name: string; to: string; label: string }[];
  /** The name of the view that the address asks for. */
  shown: string;
}

/**
 * Links between views of one screen. The pressed one is marked at once; taking one view out and putting another in takes longer
 * than a frame has, and comes behind it.
 */
export function ViewLinks({ views, shown, preventScrollReset }: ViewLinksProps) {
  const { key: address } = useLocation();
  const [pressed, setPressed] = useState<{ name: string; address: string }>();
  const last = useRef<string>(undefined);
  // What was pressed counts until the address has changed, to it or to something else. Going back leads to the same address again.
  if (pressed && pressed.address !== address) setPressed(undefined);
  const current = pressed?.name ?? shown;

  const press = (name: string, follow: () => void) => {
    last.current = name;
    setPressed({ name, address });
    void painted().then(() => {
      // Another one was pressed meanwhile, or the same one twice.
      if (last.current !== name) return;
      last.current = undefined;
      follow();
    });
  };
  return views.map(({ name, to, label }) => (
    <ViewLink
      key={name}
      to={to}
      preventScrollReset={preventScrollReset}
      aria-current={name === current ? 'page' : undefined}
      onPress={(follow) => press(name, follow)}
    >
      {label}
    </ViewLink>
  ));
}

interface ViewLinkProps extends LinkProps {
  to: string;
  /** @param follow leads where the link leads */
  onPress: (follow: () => void) => void;
}

function ViewLink({ onPress, ...link }: ViewLinkProps) {
  const follow = useLinkClickHandler(link.to, { preventScrollReset: link.preventScrollReset });
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onPress(() => follow(event));
      }}
    />
  );
}

/** Whether the browser does something of its own with the press: another tab, another window. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
