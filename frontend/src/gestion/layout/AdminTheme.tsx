import { ConfigProvider, type FormProps } from 'antd';
import esES from 'antd/locale/es_ES';
import type { ReactNode } from 'react';

import { antdTheme } from '../../app/antd-theme';

/** product.md section 5: what may be left out says so; what is required needs no mark. */
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
 * only its own classes, so the public pages neither load nor feel it (architecture.md 4).
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      theme={antdTheme}
      locale={esES}
      getPopupContainer={popupContainer}
      form={{ requiredMark: optionalMark, colon: false }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
