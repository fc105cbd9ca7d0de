import { afterAll, beforeEach } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { backendFixture, fullProfile, type TestPatient } from '../backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '../backend/labFixture.ts';
import { sentBundle, type Sent } from '../backend/sentBundle.ts';

/** What a test says of a report, besides its results. */
export type SentReport = NonNullable<Parameters<typeof sentBundle>[2]>;

/** A backend, and for each test a new patient with a lab panel whose results a laboratory sends. */
export async function sentFixture() {
  const backend = await backendFixture({ settings: labSettings });
  const laboratory = laboratoryOf(backend);
  let given: { readonly patient: TestPatient; readonly panel: string } | undefined;
  beforeEach(async () => {
    const patient = await backend.patient(fullProfile);
    given = { patient, panel: await givePanel(backend, patient) };
  });
  afterAll(() => backend.close());
  /** The patient of the running test, and the id of their panel. */
  const own = () => {
    if (!given) throw new Error('there is a patient within tests alone');
    return given;
  };
  return {
    backend,
    own,
    /** Sends a report of the panel, or of another one of the patient, signed. */
    send: (results: readonly Sent[], report: SentReport = {}, panel = own().panel) => {
      const { patient } = own();
      return laboratory.send(sentBundle({ order: panel, patient: patient.id }, results, report));
    },
    /** The panel as the patient has it in the list of tests. */
    listed: async () => {
      const { patient, panel } = own();
      const { body } = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
      const found = body.find(({ _id }) => _id === panel);
      if (!found) throw new Error('the patient has the panel');
      return found;
    },
    /** Reads something of the panel, such as `overview`. */
    read: async <Body>(path: string): Promise<Body> => {
      const { patient, panel } = own();
      return (await patient.send<Body>('GET', `/v2/labs/patient/panels/${panel}/${path}`)).body;
    },
    /** Loads a file of the panel's results, such as `download`. */
    load: (path: string) => {
      const { patient, panel } = own();
      return backend.app.inject({
        method: 'GET',
        url: `/v2/labs/results/${panel}/${path}`,
        headers: { host: 'localhost', authorization: `Bearer ${patient.token}` },
      });
    },
    /** Has the sandbox act on the panel, such as `explain-results`. @returns the status of the answer */
    simulate: async (what: string): Promise<number> => {
      const { patient, panel } = own();
      return (await patient.send('POST', `/sandbox/simulate/${what}`, { panelId: panel })).status;
    },
  };
}
