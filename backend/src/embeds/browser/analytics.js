/**
 * Runs in the hidden document that counts visits. The site opens that document only after the visitor agreed. Google's
 * tag sees only the messages of the site's own pages; the pages themselves never load it.
 */
(() => {
  const { page, id, loader, conversion } = document.currentScript.dataset;

  /** Longest address and title passed on, in characters. */
  const MAX_TEXT = 1000;

  window.dataLayer = [];
  // Google's tag reads the `arguments` object itself, not an array.
  function gtag() {
    window.dataLayer.push(arguments);
  }
  const CONSENT = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  const all = (answer) => Object.fromEntries(CONSENT.map((purpose) => [purpose, answer]));

  gtag('consent', 'default', all('denied'));
  gtag('js', new Date());
  // The visitor agreed to be counted. Only a configured conversion concerns advertising, and nothing is personalised.
  gtag('consent', 'update', {
    analytics_storage: 'granted',
    ...(conversion ? { ad_storage: 'granted', ad_user_data: 'granted' } : {}),
  });
  // Kept for this site alone, as browsers want it that let no document of another site keep anything else.
  const OURS = 'SameSite=None;Secure;Partitioned';
  const quiet = {
    send_page_view: false,
    allow_google_signals: false,
    cookie_domain: 'none',
    cookie_flags: OURS,
  };
  gtag('config', id, quiet);
  const advertiser = conversion?.split('/')[0];
  if (advertiser && advertiser !== id) gtag('config', advertiser, quiet);

  /**
   * Deletes the tag's cookies when the consent is taken back. They belong to this document, so the page cannot delete
   * them.
   */
  const forget = () => {
    for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
      if (/^_g(a|ac|cl)(_|$)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/; ${OURS}`;
  };

  const tell = (type) => {
    if (window.parent !== window) window.parent.postMessage({ from: 'sobremesa-embed', type }, page);
  };
  const text = (value) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
  /** An address of the site without the parts that may name a person. */
  const addressOf = (value) => {
    const given = text(value);
    return given === page || given.startsWith(`${page}/`) || given.startsWith(`${page}?`) ? given : page;
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== page || source !== window.parent || data?.from !== 'sobremesa') return;
    const page_location = addressOf(data.location);
    if (data.type === 'page_view') gtag('event', 'page_view', { page_location, page_title: text(data.title) });
    if (data.type === 'conversion') {
      gtag('event', 'generate_lead', { page_location });
      if (conversion) gtag('event', 'conversion', { send_to: conversion, page_location });
    }
    if (data.type === 'forget') {
      forget();
      tell('forgotten');
    }
  });

  const tag = document.createElement('script');
  tag.async = true;
  tag.src = loader;
  document.head.append(tag);
  tell('ready');
})();
