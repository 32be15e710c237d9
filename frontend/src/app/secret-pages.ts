/* oxlint-disable house/dynamic-import -- the server alone shows these pages, and has their code */
import type { ComponentType } from 'react';

import type { PageLoader } from '../store/page-loader';
import type { FormTaker } from './request-store';

/** A page that a secret link leads to. Only the server renders it, and no script runs in it that could leak its address. */
export interface SecretPage {
  /** Its address. The token is the last part; no other has 27 characters. */
  path: `/${string}/:token`;
  /** Names it in the router. */
  name: string;
  component: () => Promise<ComponentType>;
  load: () => Promise<PageLoader>;
  /** Takes its form, and leads back to it or returns what it shows about the form. */
  takeForm?: () => Promise<FormTaker>;
  /** What it reads of its query. */
  query?: readonly string[];
  /** Whether its form has a file. */
  takesFile?: boolean;
  /** Whether it leads to the provider of card payments, where its query names a payment as `webpay`. */
  pays?: boolean;
}

export const SECRET_PAGES: readonly SecretPage[] = [
  {
    path: '/opinion/:token',
    name: 'opinion',
    component: async () => (await import('../site/opinion/OpinionPage')).OpinionPage,
    load: async () => (await import('../site/opinion/load')).load,
    takeForm: async () => (await import('../site/opinion/take-form')).takeOpinion,
  },
  {
    path: '/solicitud/:token',
    name: 'my-request',
    component: async () => (await import('../site/my-request/MyRequestPage')).MyRequestPage,
    load: async () => (await import('../site/my-request/load')).load,
    takeForm: async () => (await import('../site/my-request/take-my-request')).takeMyRequest,
    query: ['guardado'],
  },
  {
    path: '/cotizacion/:token',
    name: 'OfferPage',
    component: async () => (await import('../site/offer/OfferPage')).OfferPage,
    load: async () => (await import('../site/offer/load')).load,
    takeForm: async () => (await import('../site/offer/take-answer')).takeAnswer,
  },
  {
    path: '/pago/:token',
    name: 'payment',
    component: async () => (await import('../site/payment/PaymentPage')).PaymentPage,
    load: async () => (await import('../site/payment/load')).load,
    takeForm: async () => (await import('../site/payment/take-payment')).takePayment,
    query: ['pago', 'webpay'],
    pays: true,
    takesFile: true,
  },
  {
    path: '/gift-card/:token',
    name: 'gift-card',
    component: async () => (await import('../site/gift-card/GiftCardPage')).GiftCardPage,
    load: async () => (await import('../site/gift-card/load')).load,
    takeForm: async () => (await import('../site/gift-card/take-payment')).takeGiftPayment,
    query: ['pago', 'webpay'],
    pays: true,
  },
  {
    path: '/consulta/:token',
    name: 'chef-inquiry',
    component: async () => (await import('../site/chef-inquiry/ChefInquiryPage')).ChefInquiryPage,
    load: async () => (await import('../site/chef-inquiry/load')).load,
    takeForm: async () => (await import('../site/chef-inquiry/take-chef-answer')).takeChefAnswer,
  },
  {
    path: '/ficha/:token',
    name: 'event-sheet',
    component: async () => (await import('../site/sheet/SheetPage')).SheetPage,
    load: async () => (await import('../site/sheet/load')).load,
    takeForm: async () => (await import('../site/sheet/take-receipt')).takeReceipt,
  },
  {
    path: '/vista-previa/chef/:token',
    name: 'chef-preview',
    component: async () => (await import('../site/preview/ChefPreviewPage')).ChefPreviewPage,
    load: async () => (await import('../site/preview/load')).loadChef,
  },
  {
    path: '/vista-previa/experiencia/:token',
    name: 'experience-preview',
    component: async () => (await import('../site/preview/ExperiencePreviewPage')).ExperiencePreviewPage,
    load: async () => (await import('../site/preview/load')).loadExperience,
  },
];
