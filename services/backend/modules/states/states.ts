import type { State } from '#schemas/wire/state.ts';
import { stableId } from '../../kernel/ids/stableId.ts';

const names =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';

/** States where the first contact must be a live call. */
const SYNC_REQUIRED = new Set(['NJ', 'RI']);

/** The fifty states and the District of Columbia, by name. */
export const states: readonly State[] = names
  .split(',')
  .map((line) => ({ abbreviation: line.slice(0, 2), name: line.slice(3) }))
  .map(({ abbreviation, name }) => ({
    _id: stableId('state', abbreviation),
    name,
    abbreviation,
    syncRequired: SYNC_REQUIRED.has(abbreviation),
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
