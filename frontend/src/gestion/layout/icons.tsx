import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/* The line icons of the side navigation (design/look/gestion.html), one per section. */
export const HomeIcon = () => (
  <Icon>
    <path d="M4 11 12 4l8 7v8H4zM10 19v-5h4v5" />
  </Icon>
);
export const ChefIcon = () => (
  <Icon>
    <path d="M7 20h10v-6a4.5 4.5 0 0 0 0-8 5.5 5.5 0 0 0-10 0 4.5 4.5 0 0 0 0 8zM7 16.5h10" />
  </Icon>
);
export const SignOutIcon = () => (
  <Icon>
    <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M3 8h18M3 16h18" />
  </Icon>
);
