import { queryOptions } from '@tanstack/react-query';
import type { Showcase, ShowcaseDetails, ShowcaseStatus, ShowcaseType } from '#schemas/wire/showcase.ts';
import { http } from './client/http.ts';

/** Which of a patient's orders are asked for; all of them where neither state nor type is named. */
export interface ShowcaseChoice {
  /** Counted from 1, which is what is left out. */
  readonly page?: number | undefined;
  readonly status?: ShowcaseStatus | undefined;
  readonly type?: ShowcaseType | undefined;
}

/** A page of what a patient has ordered, newest first, and how many orders there are. */
export const showcaseQuery = (userId: string, { page = 1, status, type }: ShowcaseChoice) =>
  queryOptions({
    queryKey: ['showcase', userId, { page, status, type }],
    queryFn: (): Promise<Showcase> =>
      http
        .get('v2/users/purchases-showcase', {
          searchParams: { page, ...(status && { status }), ...(type && { productType: type }) },
        })
        .json(),
  });

/** An order with a URL of its receipt that is valid for some minutes. Fails with NotFound. */
export const findOrderDetails = (orderId: string): Promise<ShowcaseDetails> =>
  http.get(`v2/users/purchases-showcase/${encodeURIComponent(orderId)}/details`).json();

/** An order with its price, what was paid, and what happened to it. Fails with NotFound. */
export const orderDetailsQuery = (userId: string, orderId: string) =>
  queryOptions({ queryKey: ['showcase', userId, orderId], queryFn: () => findOrderDetails(orderId) });
