import { vi } from 'vitest';
import { testMorning } from '../backend/testMorning.ts';
import { recycledDatabase } from '../database/recycledDatabase.ts';
import { openDom } from './openDom.ts';

// The database has timers of its own, which would never end if its clock were set back.
vi.useFakeTimers({ toFake: ['Date'], now: testMorning() });
// An embedded database that is opened beside a window takes the process for a browser.
await (await recycledDatabase('none')).close();
openDom();
