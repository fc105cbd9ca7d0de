import { describe, expect, it } from 'vitest';
import type { HomeFacts, HomeLab } from '#app/dashboard/home/rules/HomeFacts.ts';
import { offersVisits, shownWidgets } from '#app/dashboard/home/rules/widgets.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';
import { exampleFacts, MOMENT } from '#stories/pages/home/exampleFacts.ts';
import { exampleVisit } from '#stories/pages/visit/exampleVisit.ts';

const { intake_template: visit } = exampleVisit('Longevity labs', 0, 9);
const labs = { ...visit, header: { ...visit.header, type: 'lab' } as const };
const CONTACTS = ['community', 'message us'];
const shown = (more: Partial<HomeFacts>) =>
  shownWidgets(exampleFacts({ templates: [labs], ...more })).filter((widget) => !CONTACTS.includes(widget));

const begun = exampleVisit('Rapamycin', 3, 9);
const inReview = exampleVisit('Rapamycin', 9, 9, { patient_complete: MOMENT });
const reviewed = exampleVisit('Rapamycin', 9, 9, { patient_complete: MOMENT, physician_review: MOMENT });
const lab = (status: HomeLab['status']): HomeLab => ({ id: status, status });

const critical = { report: 'r', name: 'Potassium', value: '6.7', unit: 'mmol/L' };

describe('a widget of the home', () => {
  it.each<readonly [string, Partial<HomeFacts>, readonly string[]]>([
    ['labs of the shop, for whom there are none and no visit submitted', {}, ['labs shop']],
    ['no labs of the shop where there are none to start', { templates: [visit] }, []],
    ['no labs of the shop before it is known what there is', { templates: undefined }, []],
    ['visits to continue', { intakes: [begun] }, ['incomplete visits', 'labs shop']],
    ['visits in review, and no labs of the shop', { intakes: [inReview] }, ['visits in review']],
    ['labs of the shop after a visit that was closed', { intakes: [{ ...inReview, closed: MOMENT }] }, ['labs shop']],
    ['coaching', { subscriptions: [exampleSubscription({ type: 'coaching-membership' })] }, ['coaching', 'labs shop']],
    ['a protocol that is sent', { subscriptions: [exampleSubscription()] }, ['protocol', 'labs shop']],
    [
      'no protocol while none is sent',
      { subscriptions: [exampleSubscription({ status: 'paused', active: false })] },
      ['labs shop'],
    ],
    ['no protocol of supplements', { subscriptions: [exampleSubscription({ type: 'supplement' })] }, ['labs shop']],
    [
      'an included test, once a provider has reviewed the visit',
      { intakes: [reviewed], labs: [lab('ready_to_order')] },
      ['included labs', 'lab orders', 'no lab results', 'intro video'],
    ],
    [
      'no included test before that review',
      { intakes: [inReview], labs: [lab('ready_to_order')] },
      ['visits in review', 'lab orders', 'no lab results', 'intro video'],
    ],
    [
      'no included test beside one that was ordered',
      { intakes: [reviewed], labs: [lab('ready_to_order'), lab('prepared')] },
      ['lab orders', 'no lab results', 'intro video'],
    ],
    ['results', { labs: [lab('results_ready'), lab('pending')] }, ['lab orders', 'lab overview']],
    [
      'neither results nor an included test nor a video next to a critical value',
      {
        intakes: [reviewed],
        labs: [{ ...lab('results_ready'), alarms: [critical] }, lab('ready_to_order'), lab('awaiting_results')],
      },
      ['lab orders'],
    ],
    [
      'no wait for results next to a critical preliminary value',
      { labs: [{ ...lab('awaiting_results'), alarms: [critical] }] },
      ['lab orders'],
    ],
    ['nothing of what could not be read', { intakes: undefined, subscriptions: undefined, labs: undefined }, []],
  ])('shows %s', (_, facts, expected) => {
    expect(shown(facts)).toEqual(expected);
  });

  it('leads to the care team and the community, whatever else shows', () => {
    expect(shownWidgets(exampleFacts({ labs: undefined }))).toEqual(CONTACTS);
  });
});

describe('visits to start', () => {
  it.each<readonly [string, Partial<HomeFacts>, boolean]>([
    ['are offered to who has none', {}, true],
    ['are offered beside one that is begun', { intakes: [begun] }, true],
    ['are not offered while the first template is in review', { intakes: [inReview] }, false],
    [
      'are offered while another is in review',
      { intakes: [{ ...inReview, intake_template: { ...inReview.intake_template, slug: 'sleep' } }] },
      true,
    ],
    ['are offered once it was reviewed', { intakes: [reviewed] }, true],
    [
      'are not offered while a critical value is not explained',
      { labs: [{ ...lab('results_ready'), alarms: [critical] }] },
      false,
    ],
    ['are not offered while it is unknown what is begun', { intakes: undefined }, false],
  ])('%s', (_, facts, expected) => {
    expect(offersVisits(exampleFacts(facts))).toBe(expected);
  });
});
