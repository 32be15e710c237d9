import { ConfigProvider, type FormProps, type ThemeConfig } from 'antd';
import esES from 'antd/locale/es_ES';
import type { ReactNode } from 'react';

import { antdTheme } from '../../app/antd-theme';
import { EMPTY_LIST } from '../../ui/admin/empty-select';
import { useCalm } from '../../ui/use-media';
import './admin-theme.css';

/** For people who ask their system for less motion: dialogs and menus open and close at once. */
const CALM_THEME: ThemeConfig = { ...antdTheme, token: { ...antdTheme.token, motion: false } };

/** Optional fields say so. Required ones have no mark. */
const optionalMark: FormProps['requiredMark'] = (label, { required }) => (
  <>
    {label}
    {!required && <span className="opt">(Opcional)</span>}
  </>
);

/** Menus and option lists open inside the page's main landmark, where screen readers look for them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest('main') ?? document.body;

/**
 * Ant Design in the site's colours and in Spanish. Nothing outside `gestion` and `ui/admin` imports antd, and antd
 * styles only its own classes, so it does not affect the public pages.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  const calm = useCalm();
  return (
    <ConfigProvider
      theme={calm ? CALM_THEME : antdTheme}
      locale={esES}
      getPopupContainer={popupContainer}
      renderEmpty={(component) => (component === 'Select' ? EMPTY_LIST : undefined)}
      form={{ requiredMark: optionalMark, colon: false }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
