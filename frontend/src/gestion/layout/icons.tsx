import { LineIcon } from '../../ui/admin/LineIcon';

const line = (d: string) =>
  function Line() {
    return (
      <LineIcon>
        <path d={d} />
      </LineIcon>
    );
  };

/* The line icons of the side navigation, one per section. */
export const HomeIcon = line('M4 11 12 4l8 7v8H4zM10 19v-5h4v5');
export const RequestsIcon = line('M4 6h16v12H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20');
export const AgendaIcon = line(
  'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14h.1M12 14h.1M16 14h.1M8 17h.1M12 17h.1',
);
export const AuditIcon = line('M12 4a8 8 0 1 1-7.4 5M4 4.5V9h4.5M12 8v4.5l3 2');
export const ChefIcon = line('M7 20h10v-6a4.5 4.5 0 0 0 0-8 5.5 5.5 0 0 0-10 0 4.5 4.5 0 0 0 0 8zM7 16.5h10');
export const PeopleIcon = line(
  'M9 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.4a3.75 3.75 0 0 1 0 6.7M18 14.3a6.5 6.5 0 0 1 3.5 5.7',
);
export const FormIcon = line('M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3');
export const CommentIcon = line('M4 5h16v11H11l-5 4v-4H4zM8 9.5h8M8 12.5h5');
export const HeaderIcon = line('M3.5 5h17v14h-17zM3.5 15.5l5-4.5 4 3.5 3-2.5 5 4M15.5 9v.1');
export const LogoIcon = line('M12 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14.5 7 21l5-2.5 5 2.5-1.5-6.5');
export const GiftCardIcon = line(
  'M4 8.5h16v4H4zM5.5 12.5h13v7.5h-13zM12 8.5V20M12 8.5C9 8.5 7.5 7.3 7.5 5.8S10.5 4 12 8.5c1.5-4.5 4.5-4.2 4.5-2.7S15 8.5 12 8.5z',
);
export const ListsIcon = line('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1');
export const PersonalDataIcon = line(
  'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6zM12 12.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8.3 16.4a3.9 3.9 0 0 1 7.4 0',
);
export const TextsIcon = line('M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5v4h4M9 11.5h6M9 15h6M9 8h2');
export const SystemIcon = line('M4 5h16v6H4zM4 13h16v6H4zM7.5 8h.1M7.5 16h.1M11 8h6M11 16h6');
export const CashIcon = line('M4 11h16v8.5H4zM6.5 11V4.5h8L17.5 7.5V11M9.5 8h3.5M10 15.2h4');
export const PayoutsIcon = line(
  'M3.5 6.5h17v11h-17zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 12h.1M17.5 12h.1',
);
export const RefundsIcon = line('M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4');
export const SessionsIcon = line('M3 5h13v9H3zM7 18h5M9.5 14v4M18 9h3v9h-5v-2');
export const SignOutIcon = line('M10 4H5v16h5M14 8l4 4-4 4M18 12H9');
