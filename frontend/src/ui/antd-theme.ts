import type { ThemeConfig } from 'antd';

const SHADOW = '0 2px 6px rgb(53 20 15 / .08), 0 32px 64px -24px rgb(53 20 15 / .38)';
/** Ink, not terracotta: beside the red of a wrong field, the ring of the field one is in would read as an error. */
const FOCUSED = { activeBorderColor: '#2b211c', hoverBorderColor: '#5c4d44' };
const FIELD = { ...FOCUSED, activeShadow: '0 0 0 3px #e3d7c8' };

/** Ant Design in the colours and measures of the site. */
export const antdTheme: ThemeConfig = {
  token: {
    colorPrimary: '#8a3b2a',
    colorPrimaryHover: '#6f2d20',
    colorPrimaryActive: '#5a2419',
    colorPrimaryBg: '#f5e5dd',
    colorPrimaryBgHover: '#efd8cc',
    colorInfo: '#8a3b2a',
    colorLink: '#8a3b2a',
    colorSuccess: '#4b5d33',
    colorSuccessBg: '#ebeedf',
    colorWarning: '#80550d',
    colorWarningBg: '#f8eed8',
    colorError: '#a3241c',
    colorErrorBg: '#fae6e2',
    colorBgLayout: '#faf7f2',
    colorBgContainer: '#fffdfa',
    colorBgElevated: '#fffdfa',
    colorBorder: '#8c7a6b',
    colorBorderSecondary: '#e3d7c8',
    colorSplit: '#e3d7c8',
    colorText: '#2b211c',
    colorTextSecondary: '#5c4d44',
    colorTextTertiary: '#75655a',
    colorTextPlaceholder: '#75655a',
    fontFamily: 'var(--font-text)',
    fontSize: 15,
    fontSizeSM: 13,
    controlHeight: 40,
    controlHeightSM: 36,
    controlHeightLG: 48,
    borderRadius: 6,
    borderRadiusSM: 5,
    borderRadiusLG: 10,
    lineWidth: 1,
    controlOutlineWidth: 3,
    motionDurationMid: '0.14s',
    boxShadowSecondary: SHADOW,
  },
  components: {
    Layout: { siderBg: '#35140f', headerBg: '#35140f', bodyBg: '#faf7f2' },
    Menu: {
      darkItemBg: '#35140f',
      darkItemColor: '#e9c9b8',
      darkItemHoverBg: 'rgba(255,255,255,.07)',
      darkItemSelectedBg: '#faf7f2',
      darkItemSelectedColor: '#8a3b2a',
      itemHeight: 44,
      itemBorderRadius: 6,
    },
    Table: {
      headerBg: '#f3ebe0',
      headerColor: '#5c4d44',
      rowHoverBg: '#fdf7f0',
      // The column that the rows are sorted by.
      headerSortActiveBg: '#f5e5dd',
      headerSortHoverBg: '#f5e5dd',
      bodySortBg: '#fdf7f0',
      // As without the pointer: on a darker ground the small words of a chosen row could not be read.
      rowSelectedHoverBg: '#f5e5dd',
      borderColor: '#e3d7c8',
      cellPaddingBlock: 11,
      // Narrower than the library's, so that the widest table fits 1440 px.
      cellPaddingInline: 10,
    },
    Button: {
      fontWeight: 600,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInlineSM: 11,
    },
    Input: FIELD,
    InputNumber: FIELD,
    Select: {
      ...FOCUSED,
      activeOutlineColor: '#e3d7c8',
      // antd 6 has no token for its text colour (#6f2d20): gestion.css sets it.
      multipleItemBg: '#f5e5dd',
    },
    Modal: { titleFontSize: 22, borderRadiusLG: 10 },
    Form: { labelFontSize: 15 },
  },
};
