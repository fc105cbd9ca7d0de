import { expect, it } from 'vitest';
import { factsOf } from '#app/dashboard/medications/medicationTexts.ts';
import { exampleMedication } from '#stories/pages/medications/exampleMedication.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

const shipmentOf = (more: Parameters<typeof exampleSubscription>[0]) =>
  new Map(
    factsOf({ medication: exampleMedication(), subscription: exampleSubscription(more) }, 'America/New_York'),
  ).get('Next shipment');

it('says that the next shipment of a treatment on hold waits for the care team', () => {
  expect(shipmentOf({ status: 'paused', held: true })).toBe('On hold until your care team has decided with you');
  // The pause at the payment provider follows within seconds.
  expect(shipmentOf({ status: 'active', held: true })).toBe('On hold until your care team has decided with you');
});

it('says that the next shipment of a paused treatment is not planned', () => {
  expect(shipmentOf({ status: 'paused' })).toBe('Not planned (Paused)');
});
