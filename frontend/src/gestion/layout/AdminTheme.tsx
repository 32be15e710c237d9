import { ConfigProvider, type FormProps, type ThemeConfig } from 'antd';
import esES from 'antd/locale/es_ES';
import type { ReactNode } from 'react';

import { antdTheme } from '../../app/antd-theme';
import { useCalm } from '../../ui/use-media';

/** For whom asked their system for less motion: dialogs and menus are there and gone at once. */
const CALM_THEME: ThemeConfig = { ...antdTheme, token: { ...antdTheme.token, motion: false } };

/** What may be left out says so; what is required needs no mark. */
const optionalMark: FormProps['requiredMark'] = (label, { required }) => (
  <>
    {label}
    {!required && <span className="opt">(Opcional)</span>}
  </>
);

/** Menus and lists of options open inside the page's main landmark, where screen readers look for them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest('main') ?? document.body;

/**
 * Ant Design in the house's colours and in Spanish. Nothing outside `gestion` and `ui/admin` imports antd, and antd styles
 * only its own classes, so the public pages neither load nor feel it.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  const calm = useCalm();
  return (
    <ConfigProvider
      theme={calm ? CALM_THEME : antdTheme}
      locale={esES}
      getPopupContainer={popupContainer}
      form={{ requiredMark: optionalMark, colon: false }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
