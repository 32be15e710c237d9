import { Icon } from '../Icon';
import { LineIcon } from './LineIcon';

/* Line icons of the back-office's controls. */
export const CrossIcon = () => <Icon name="close" className="g-icon" />;
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
