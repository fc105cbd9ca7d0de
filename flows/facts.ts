// Written by `npm run flows -- facts` from the steps JSON of all flows. Do not edit it.
export interface DeclaredFacts {
  'availability.approved': boolean;
  'cancellation.attempt': number;
  'cart.recurring': boolean;
  'cart.type': 'medication' | 'lab' | 'supplement' | 'coaching_membership';
  'checkout.joins_membership': boolean;
  'checkout.payment': 'saved' | 'new';
  'checkout.promo_code': string;
  'code.action': 'verify' | 'resend';
  'code.digits': string;
  'entry.raised_at': string;
  'entry.returns': boolean;
  'entry.section':
    | 'none'
    | 'overview'
    | 'pharmacy-overview'
    | 'pharmacy-questions'
    | 'lab-visit'
    | 'profile'
    | 'questions'
    | 'protocol-preference'
    | 'checkout'
    | 'identification-step'
    | 'verify-account'
    | 'existing-identity'
    | 'id-image'
    | 'profile-image'
    | 'schedule'
    | 'hiw'
    | 'intake'
    | 'follow-up'
    | 'protocol-selection'
    | 'product-configure'
    | 'treatment'
    | 'add-ons'
    | 'membership'
    | 'lab-plan'
    | 'lab-checkout'
    | 'products'
    | 'check';
  'identity.choice': 'begin' | 'later' | 'id' | 'selfie' | 'continue';
  'identity.images': 'none' | 'some' | 'refused' | 'complete';
  'identity.photo': string;
  'identity.reupload': boolean;
  'intake.attached': boolean;
  'intake.coaching_link': string;
  'intake.collects_payment': boolean;
  'intake.complete': boolean;
  'intake.end':
    | 'follow-up'
    | 'lab-checkout'
    | 'membership'
    | 'protocol-selection'
    | 'identification'
    | 'treatment'
    | 'product-configure';
  'intake.has_addons': boolean;
  'intake.product': string;
  'intake.products_chosen': boolean;
  'intake.questions_left': boolean;
  'intake.resumed': boolean;
  'intake.several_plans': boolean;
  'intake.subscription': string;
  'intake.type': 'medication' | 'lab' | 'coaching_membership' | 'follow_up';
  'lifestyle.offered': boolean;
  'mobile.number': string;
  'mobile.verified': boolean;
  'organization.default': boolean;
  'patient.birthday': string;
  'patient.condition_classes': string[];
  'patient.email': string;
  'patient.first_name': string;
  'patient.has_card_source': boolean;
  'patient.height': number;
  'patient.height_confirmed': number;
  'patient.last_name': string;
  'patient.medical_profile.allergy_text': string;
  'patient.medical_profile.breastfeeding': boolean;
  'patient.medical_profile.current_medications': string;
  'patient.medical_profile.has_allergies': boolean;
  'patient.medical_profile.has_current_medications': boolean;
  'patient.medical_profile.has_medical_conditions': boolean;
  'patient.medical_profile.medical_condition_text': string;
  'patient.medical_profile.planning_pregnancy': boolean;
  'patient.medical_profile.pregnant': boolean;
  'patient.medicine_classes': string[];
  'patient.membership': string;
  'patient.mobile_number': string;
  'patient.sex': 'female' | 'male' | 'other';
  'patient.shipping_info.apt_suite': string;
  'patient.shipping_info.city': string;
  'patient.shipping_info.country': string;
  'patient.shipping_info.first_name': string;
  'patient.shipping_info.last_name': string;
  'patient.shipping_info.phone_number': string;
  'patient.shipping_info.state': string;
  'patient.shipping_info.street_address': string;
  'patient.shipping_info.zip_code': string;
  'patient.state': string;
  'patient.stripe_id': string;
  'patient.verified': boolean;
  'patient.weight': number;
  'patient.weight_confirmed': number;
  'purchase.choice': string;
  'purchase.draft': 'none' | 'same' | 'other';
  'purchase.money': 'none' | 'reserved' | 'charged' | 'unknown';
  'purchase.order': string;
  'purchase.panel': string;
  'purchase.subscription': string;
  'purchase.told': boolean;
  'purchase.total': number;
  'report.biological_age': 'available' | 'missing' | 'not-for-you';
  'report.compared': number;
  'report.others': number;
  'report.outside': number;
  'report.unrated': number;
  'results.day': string;
  'results.entered': string;
  'results.laboratory': string;
  'retention.choice': 'book' | 'dismiss' | 'cancel';
  'signup.plans': number;
  'stops.cleared': string[];
  'stops.hold': boolean;
  'stops.raised': string[];
  'subscription.action': 'pause' | 'cancel' | 'keep';
  'subscription.date_type': 'normal' | 'overdue';
  'subscription.new_date': string;
  'subscription.opened_for': 'pause' | 'cancel' | 'resume' | 'reschedule';
  'subscription.paused': boolean;
  'subscription.period_over': boolean;
  'subscription.renewal': 'accept' | 'change';
  'subscription.resumes': 'now' | 'period-end';
}

declare module '#engine/definition/FactTypes.ts' {
  interface FactTypes extends DeclaredFacts {}
}
