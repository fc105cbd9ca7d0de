import { ProfilePage } from './ProfilePage.tsx';

/** The settings where their address names no section. */
export const ProfileIndexPage = () => <ProfilePage section={undefined} />;
