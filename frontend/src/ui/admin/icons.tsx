import { LineIcon } from './LineIcon';

/* Line icons of the back-office's controls. */
export const ChevronIcon = () => (
  <LineIcon>
    <path d="m6 9 6 6 6-6" />
  </LineIcon>
);
export const UploadIcon = () => (
  <LineIcon>
    <path d="M12 16V5M7.5 9 12 4.5 16.5 9M4 16v4h16v-4" />
  </LineIcon>
);
export const PencilIcon = () => (
  <LineIcon>
    <path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5" />
  </LineIcon>
);
export const CopyIcon = () => (
  <LineIcon>
    <path d="M9 8.5h10.5V20H9zM5.5 15.5h-1V4H15v1" />
  </LineIcon>
);
export const MailIcon = () => (
  <LineIcon>
    <path d="M3.5 5.5h17v13h-17zM4 7l8 6 8-6" />
  </LineIcon>
);
export const PhoneIcon = () => (
  <LineIcon>
    <path d="M8.5 4H5.2C4.5 4 4 4.6 4 5.3 4.6 13 11 19.4 18.7 20c.7 0 1.3-.5 1.3-1.2v-3.3l-4.3-1.6-1.9 2.2a12 12 0 0 1-5.9-5.9l2.2-1.9z" />
  </LineIcon>
);
