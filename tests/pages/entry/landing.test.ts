import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { field, follow, leftFor } from '../../support/steps/entryPageSteps.ts';
import { organizationAt, readPublic } from '../../support/steps/entrySteps.ts';

const fixture = pageFixture();

const ID = '0123456789abcdef01234567';

it('login, signup and password reset greet in the words and pictures of the organization', async () => {
  const { organization } = await organizationAt(fixture.url);
  const { login, signup, testimonials, logo, name } = organization.settings;
  for (const [path, heading, { header_text: claim, description }, image] of [
    ['/login', 'Log in', login, login.image_v3],
    ['/get-started', 'Create your account', signup, signup.image],
    ['/request-password-reset', 'Reset your password', login, login.image_v3],
    [`/request-password-reset/${organization._id}/${ID}/token`, 'Choose a new password', login, login.image_v3],
  ] as const) {
    await fixture.visit(path, { width: 1280 });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(document.title).toBe(`${name} Patient Portal`);
    expect(screen.getByRole('img', { name }).getAttribute('src')).toBe(logo);
    expect(document.querySelector('picture source')?.getAttribute('srcset')).toBe(image);
    const features = path === '/get-started' ? signup.features : [];
    for (const text of [
      claim,
      description,
      testimonials[0]?.testimonial ?? 'a testimonial',
      ...features.flatMap(({ title, description: about }) => [title, about]),
    ])
      expect(screen.getByText(text)).toBeDefined();
  }
  fixture.noComplaints();
});

describe('a landing page', () => {
  it('shows the product or the campaign as the API gives it', async () => {
    const { organization, product, campaign } = await organizationAt(fixture.url);
    const offered = await readPublic<ProductTemplate>(fixture.url, `/v2/products/${product('longevity-panel')}/public`);
    const marketed = await readPublic<Campaign>(
      fixture.url,
      `/marketing/campaigns/${campaign('rapamycin-start')}/public`,
    );
    const sold = await readPublic<ProductTemplate>(fixture.url, `/v2/products/${marketed.productTemplate}/public`);
    const main = offered.shop.tags.find((tag) => tag.main)?.label;
    const ofProduct = { tag: main, title: offered.name, description: offered.description };
    const campaigned = { ...marketed, picture: marketed.image };
    for (const [path, { tag, title, description, picture }, { type, testimonials }] of [
      [`/product/login/${offered._id}`, { ...ofProduct, picture: offered.product_images[0] }, offered],
      [`/campaign/get-started/${marketed._id}`, campaigned, sold],
    ] as const) {
      await fixture.visit(path);
      await screen.findByRole('heading', { level: 1, name: title });
      expect(screen.getByText(tag ?? 'a tag')).toBeDefined();
      expect(screen.getByText(description)).toBeDefined();
      expect(screen.getByRole('img', { name: title }).getAttribute('src')).toBe(picture);
      expect(document.querySelectorAll(`img[src="${organization.settings.product_signup[type]}"]`)).toHaveLength(1);
      for (const { testimonial, full_name: who } of testimonials) {
        expect(screen.getByText(testimonial)).toBeDefined();
        expect(screen.getByText(who)).toBeDefined();
      }
      const heading = path.includes('/login/') ? 'Log in' : 'Create your account';
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeDefined();
    }
    fixture.noComplaints();
  });

  it.each(['product', 'campaign'])('of a %s that is not sold is the plain form', async (kind) => {
    await fixture.visit(`/${kind}/login/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    await fixture.load(`/${kind}/signup/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    fixture.noComplaints();
  });
});

it('an older address leads to the present one, with what it says', async () => {
  await fixture.visit('/#/login?email=a%40b.co');
  await follow(fixture, '/login?email=a%40b.co');
  expect((await field('Email')).value).toBe('a@b.co');
  await fixture.load('/login#/get-started');
  await follow(fixture, '/get-started');
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  await fixture.load(`/campaign/${ID}?email=a%40b.co`);
  await leftFor(fixture, `/campaign/login/${ID}?email=a%40b.co`);
  fixture.noComplaints();
});

async function leadsNowhere(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' });
  await screen.findByText('The page you are looking for does not exist.');
}

it('an address that leads nowhere says so, signed in or not', async () => {
  await fixture.visit('/no/such/page');
  await leadsNowhere();
  const { user } = await fixture.arrive('dora', '/no/such/page', { width: 1280 });
  await leadsNowhere();
  await fixture.load('/notifications/no-such-page');
  await leadsNowhere();
  await fixture.load('/dashboard/me/nonsense');
  await leadsNowhere();
  await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Hi, Dora' });
  fixture.noComplaints();
});
