import { patientLike } from '../portal/patientLike.ts';
import { readIntakes } from '../portal/readIntakes.ts';
import type { WatchedBrowser } from '../browser/openBrowser.ts';
import { expectQuestion, goOn, signIn } from './patientSteps.ts';

/** The first question of a follow-up visit. */
export const FEELING = 'How have you been since your last visit?';

/** A patient of their own, like Hana, whose follow-up visit is open at its first question, its session renewed. */
export async function openFirstQuestion(browser: WatchedBrowser, url: string) {
  const hana = await patientLike(url, 'hana');
  const patient = await browser.newPatient();
  const { page } = patient;
  const [visit] = await readIntakes(hana);
  const renewed = page.waitForResponse('**/v2/session/refresh');
  await signIn(page, url, hana.email, `/intake/${visit?._id}/pharmacy-overview`);
  await expectQuestion(page, 'Review Medical History');
  await goOn(page);
  await expectQuestion(page, FEELING);
  await renewed;
  return { ...patient, hana };
}
