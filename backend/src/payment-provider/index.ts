export {
  startPaymentProvider,
  type Mishap,
  type PaymentProvider,
  type PaymentProviderOptions,
  type ProviderCall,
} from './payment-provider.js';
