import { ProfilePage } from '../features/account/profile-page.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';

export const Component = () => (
  <ProfilePage>
    <NotificationSettings />
  </ProfilePage>
);
