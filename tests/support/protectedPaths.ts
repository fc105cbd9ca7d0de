const NOBODY = '0'.repeat(24);

/** An address of each route that only a signed-in patient may open, by the route. */
export const protectedPaths: { readonly [route: string]: string } = {
  '/dashboard/$userId/$page': `/dashboard/${NOBODY}/profile`,
  '/dashboard/$userId/messages': `/dashboard/${NOBODY}/messages`,
  '/dashboard/$userId/intake/$intakeId/$section': `/dashboard/${NOBODY}/intake/${NOBODY}/profile`,
  '/shop': '/shop?from=a%26b',
  '/start-visit/$intakeTemplateId': `/start-visit/${NOBODY}?referrer=shop`,
  '/start/$intakeTemplateId/p/$productTemplateId': `/start/${NOBODY}/p/${NOBODY}`,
  '/labs': '/labs',
  '/labs/$panelId': `/labs/${NOBODY}`,
  '/schedule-coaching/$subscriptionId': `/schedule-coaching/${NOBODY}?coachingLink=x`,
  '/verification/$userId/$steps': `/verification/${NOBODY}/verify_account`,
  '/photoreupload/$section': '/photoreupload/profile',
  '/signup/$section': '/signup/profile',
  '/signup/$section/$productTemplateId': `/signup/checkout/${NOBODY}?plan=p`,
  '/consultation/$section/$userId/$intakeId/question/$question': `/consultation/hiw/${NOBODY}/${NOBODY}/question/none`,
  '/consultation/follow-up/$intakeId/$state': `/consultation/follow-up/${NOBODY}/CA`,
  '/intake/$intakeId/$section': `/intake/${NOBODY}/profile`,
  '/consultation/protocol-selection/$intakeId': `/consultation/protocol-selection/${NOBODY}`,
  '/consultation/treatment/$userId/$intakeId': `/consultation/treatment/${NOBODY}/${NOBODY}?product=${NOBODY}`,
  '/consultation/membership/$userId/$intakeId': `/consultation/membership/${NOBODY}/${NOBODY}`,
  '/consultation/membership/$userId/$intakeId/m/$membershipId': `/consultation/membership/${NOBODY}/${NOBODY}/m/${NOBODY}`,
  '/consultation/lab-checkout/$userId/$intakeId': `/consultation/lab-checkout/${NOBODY}/${NOBODY}`,
  '/consultation/lab-checkout/$userId/$intakeId/l/$labProductId': `/consultation/lab-checkout/${NOBODY}/${NOBODY}/l/${NOBODY}`,
  '/consultation/identification-step/$userId/$intakeId/t/$photoType': `/consultation/identification-step/${NOBODY}/${NOBODY}/t/id_image`,
  '/consultation/identification-step/$userId/$intakeId/t/$photoType/p/$productTemplateId/$product': `/consultation/identification-step/${NOBODY}/${NOBODY}/t/id_image/p/${NOBODY}/x`,
};
