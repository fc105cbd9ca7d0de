import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

it('is changed on request from the home, and a request that fails is asked for again', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/dashboard', { width: 1280 });
  const opener = await screen.findByRole('button', { name: 'Customize protocol' });
  await user.click(opener);
  const panel = await openPanel('Customize your protocol');
  expect((await panel.findAllByText('Current Protocol'))[0]).toBeDefined();
  expect(panel.getAllByText('Paused')[0]).toBeDefined();
  const [first] = panel.getAllByRole('button', { name: /^Customize/ });
  if (first) await user.click(first);
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
  await user.click(panel.getByLabelText('Raise my dosage'));
  fixture.calls.answer('POST /request-prescription-change', away, 1);
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  await screen.findByText('An error has occurred on submitting modification.');
  await user.type(panel.getByRole('textbox'), 'Two a week, please.');
  await user.click(panel.getByRole('button', { name: 'Send request' }));
  const success = await openPanel('Your request was sent');
  const sent = fixture.calls.calls.filter(({ path }) => path.endsWith('/request-prescription-change'));
  expect(sent.map(({ body, status }) => [body, status])).toEqual([
    [expect.anything(), undefined],
    [{ requestType: 'RaiseDosage', comment: 'Two a week, please.' }, 201],
  ]);
  await user.click(success.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fixture.noComplaints();
});

it('is nothing to customize for a patient who takes no medication', async () => {
  await fixture.arrive('dora', '/dashboard', { width: 1280 });
  await screen.findByRole('list', { name: 'Your care' });
  expect(screen.queryByRole('button', { name: 'Customize protocol' })).toBeNull();
});
