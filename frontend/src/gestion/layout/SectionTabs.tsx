import { NavLink } from 'react-router-dom';

import './section-tabs.css';

interface SectionTabsProps {
  /** What the tabs are, for those who cannot see them. */
  label: string;
  tabs: readonly { path: string; title: string }[];
}

/** The pages of a section beside each other, each at its own address. */
export const SectionTabs = ({ label, tabs }: SectionTabsProps) => (
  <nav className="section-tabs" aria-label={label}>
    {tabs.map(({ path, title }) => (
      <NavLink key={path} to={path} end>
        {title}
      </NavLink>
    ))}
  </nav>
);
