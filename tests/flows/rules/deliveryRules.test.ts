import { describe, expect, it } from 'vitest';
import { stateFault, zipFault } from '#flows/checkout/rules/address/deliveryFaults.ts';
import { statesOfZip } from '#flows/checkout/rules/address/statesOfZip.ts';
import { zipPrefixes } from '#flows/checkout/rules/address/zipPrefixes.ts';
import { states } from '#services/backend/modules/states/states.ts';
import { places } from '#services/places/places.ts';

describe('a ZIP code', () => {
  it('is known for every state of the list', () => {
    expect(Object.keys(zipPrefixes).toSorted()).toEqual(states.map(({ abbreviation }) => abbreviation).toSorted());
  });

  it('lies where the suggested addresses say', () => {
    expect(places.filter(({ zip, state }) => !statesOfZip(zip).includes(state))).toEqual([]);
  });

  it.each([
    ['78701', 'TX'],
    ['78701-1234', 'TX'],
    ['88595', 'TX'],
    ['06390', 'NY'],
    ['06390', 'CT'],
    ['20101', 'VA'],
    ['20001', 'DC'],
  ])('%s is taken in %s', (zip, state) => expect(zipFault({ state, zip })).toBeUndefined());

  it('of another state is refused with the state that it is in', () => {
    expect(zipFault({ state: 'TX', zip: '10001' })?.message).toBe(
      'ZIP code 10001 is in NY, not in TX. Please check the ZIP code and the state.',
    );
  });

  it('that nobody has is refused', () => {
    expect(zipFault({ state: 'TX', zip: '00001' })?.message).toContain('is not one that we know');
  });
});

describe('a state to send to', () => {
  const anywhere = { unavailable: [], isLab: false, visitState: undefined };

  it('is taken where nothing limits it', () => expect(stateFault('NY', anywhere)).toBeUndefined());

  it.each(['NY', 'NJ', 'RI'])('%s is refused for a lab test', (state) => {
    expect(stateFault(state, { ...anywhere, isLab: true })?.code).toBe('notSold');
  });

  it('is refused where the product is not sold', () => {
    expect(stateFault('MS', { ...anywhere, unavailable: ['AL', 'MS'] })?.message).toContain('to MS yet');
  });

  it('of the visit itself is refused there with a way on that is not another state', () => {
    const message = stateFault('MS', { ...anywhere, unavailable: ['MS'], visitState: 'MS' })?.message;
    expect(message).toContain('to MS yet. Your visit is for MS: go back and choose another treatment');
    expect(message).not.toContain('another state');
  });

  it('other than that of the visit is refused, with the way to change it', () => {
    const fault = stateFault('NV', { ...anywhere, visitState: 'TX' });
    expect(fault?.message).toContain('only send to an address in TX');
    expect(stateFault('TX', { ...anywhere, visitState: 'TX' })).toBeUndefined();
  });
});
