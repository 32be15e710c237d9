import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { ConfigProvider, type FormProps, type ThemeConfig } from 'antd';
import esES from 'antd/locale/es_ES';
import { useMemo, type ReactNode } from 'react';

import { antdTheme } from '../../ui/antd-theme';
import { EMPTY_LIST } from '../../ui/admin/field/empty-select';
import { useNarrow } from '../../ui/admin/use-narrow';
import { useCalm } from '../../ui/use-media';
import './admin-theme.css';

/** On phones everything that is pressed is as high as a finger needs. */
const FOR_FINGERS: ThemeConfig['token'] = { controlHeight: 44, controlHeightSM: 44 };

/**
 * The theme for this person and window. For people who ask their system for less motion, dialogs and menus open and close
 * at once.
 */
const themeFor = (calm: boolean, narrow: boolean): ThemeConfig => ({
  ...antdTheme,
  token: { ...antdTheme.token, ...(calm && { motion: false }), ...(narrow && FOR_FINGERS) },
});

/** Optional fields say so. Required ones have no mark. */
const optionalMark: FormProps['requiredMark'] = (label, { required }) => (
  <>
    {label}
    {!required && <span className="opt">(Opcional)</span>}
  </>
);

/**
 * What a busy button shows. The library's own has an English name, which would be read out, and may stay in its movement for good when
 * the answer comes fast.
 */
const BUSY = <LoadingOutlined aria-hidden />;

/** Menus and option lists open inside the page's main landmark, where screen readers look for them. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest('main') ?? document.body;

/**
 * Ant Design in the site's colours and in Spanish. Nothing outside `gestion` and `ui/admin` imports antd, and antd
 * styles only its own classes, so it does not affect the public pages.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  const calm = useCalm();
  const narrow = useNarrow();
  const theme = useMemo(() => themeFor(calm, narrow), [calm, narrow]);
  return (
    <ConfigProvider
      theme={theme}
      locale={esES}
      getPopupContainer={popupContainer}
      renderEmpty={(component) => (component === 'Select' ? EMPTY_LIST : undefined)}
      form={{ requiredMark: optionalMark, colon: false }}
      button={{ autoInsertSpace: false, loadingIcon: BUSY }}
    >
      {children}
    </ConfigProvider>
  );
}
