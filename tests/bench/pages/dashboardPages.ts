import { signInByCall } from '../../support/portal/signInByCall.ts';
import type { UsablePage } from './PageContender.ts';

/** A patient who has something of everything. */
const EMAIL = 'chloe@example.com';

/** Pages of the dashboard by their addresses, in a browser that holds the cookies of a session. They show data. */
export async function dashboardPages(url: string): Promise<readonly UsablePage[]> {
  const { organization, userId } = await signInByCall(url, EMAIL);
  const prepare: UsablePage['prepare'] = async (context) => {
    const answer = await context.request.post(`${url}/login/${organization}`, {
      headers: { 'x-organization': organization },
      data: { email: EMAIL, password: 'Portal123' },
    });
    if (!answer.ok()) throw new Error(`${EMAIL} is not let in: ${answer.status()}`);
  };
  return [
    { name: 'home', path: 'profile', shows: 'main ul[aria-label="Your care"] > li' },
    { name: 'settings', path: 'settings', shows: 'main a[href$="/settings/info"]' },
    { name: 'security settings', path: 'settings/security', shows: 'main ul[aria-label="What I agreed to"] > li' },
    { name: 'messages', path: 'messages', shows: 'main [data-bubble]' },
    { name: 'subscriptions', path: 'subscriptions', shows: 'main [role="tabpanel"] li h2' },
    { name: 'appointments', path: 'appointments', shows: 'main section li time' },
  ]
    .map(({ name, path, shows }) => ({ name, url: `${url}/dashboard/${userId}/${path}`, shows, prepare }))
    .concat(
      { name: 'labs', url: `${url}/labs`, shows: 'main ul li h2', prepare },
      { name: 'notifications', url: `${url}/notifications`, shows: 'main section li a, main ul li a', prepare },
      { name: 'shop', url: `${url}/shop`, shows: 'main article h3', prepare },
      { name: 'filtered shop', url: `${url}/shop?type=lab,supplement&page=2`, shows: 'main article h3', prepare },
    );
}
