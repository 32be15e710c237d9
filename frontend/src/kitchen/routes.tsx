import type { RouteObject } from 'react-router-dom';

import { CalendarPage } from './calendar/CalendarPage';
import { EnterPage } from './entrance/EnterPage';
import { EveningPage } from './evening/EveningPage';
import { HomePage } from './home/HomePage';
import { KitchenRoot } from './KitchenRoot';
import { NoSuchPlace } from './layout/NoSuchPlace';
import { PayPage } from './pay/PayPage';
import { OpinionsPage } from './opinions/OpinionsPage';
import { ProfilePage } from './profile/ProfilePage';
import { CALENDAR_PATH, ENTER_PATH, EVENING_PATH, OPINIONS_PATH, PAY_PATH, PROFILE_PATH } from './paths';
import { RequireChef } from './RequireChef';

/** The routes of Mi cocina, relative to /cocina. All but the one that a mailed link opens are behind the guard. */
export const kitchenRoutes: RouteObject[] = [
  {
    element: <KitchenRoot />,
    children: [
      { path: ENTER_PATH, element: <EnterPage /> },
      {
        element: <RequireChef />,
        children: [
          { index: true, element: <HomePage /> },
          { path: EVENING_PATH, element: <EveningPage /> },
          { path: CALENDAR_PATH, element: <CalendarPage /> },
          { path: PAY_PATH, element: <PayPage /> },
          { path: PROFILE_PATH, element: <ProfilePage /> },
          { path: OPINIONS_PATH, element: <OpinionsPage /> },
          { path: '*', element: <NoSuchPlace /> },
        ],
      },
    ],
  },
];
