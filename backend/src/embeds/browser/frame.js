/**
 * Runs in the documents that show a provider's form. Tells the page that frames it when the form is there, how tall it
 * is, and that it was sent, may have been sent or cannot be shown. Hears nobody but the provider's own frames.
 */
(() => {
  const { page, frames = '', prefill, failed: refused } = document.currentScript.dataset;

  /** Tallest frame; a provider cannot make the page endless. */
  const MAX_HEIGHT = 5000;
  const SUBMITTED = /^(submission[-_:]completed|(form[-_:])?submitted|submit[-_:]success)$/i;
  /** What a message has in it that speaks of sending in words nobody documents. */
  const PERHAPS_SUBMITTED = /submit|submission|thank/i;

  const tell = (type, more = {}) => {
    if (window.parent !== window) window.parent.postMessage({ from: 'sobremesa-embed', type, ...more }, page);
  };
  const told = new Set();
  const tellOnce = (type) => {
    if (told.has(type)) return;
    told.add(type);
    tell(type);
  };
  const isReady = () => tellOnce('ready');
  const hasFailed = () => {
    if (!told.has('ready')) tellOnce('failed');
  };

  if (refused) hasFailed();
  // Where Pipedrive's loader looks for the values of hidden fields.
  if (prefill) window.pd_webform = JSON.parse(prefill);

  /** Whether an origin is one of the provider's; '*' stands for any host below a domain. */
  const isProvider = (origin) =>
    frames.split(' ').some((source) => {
      const [before, after] = source.split('*');
      return after === undefined ? origin === source : origin.startsWith(before) && origin.endsWith(after);
    });

  /** The fields of a message, which some providers send as text. */
  const fieldsOf = (data) => {
    if (typeof data === 'object' && data !== null) return data;
    try {
      return Object(JSON.parse(data));
    } catch {
      return {};
    }
  };
  const isSubmission = (data) => {
    const { action, type, event } = fieldsOf(data);
    return [action, type, event].some((name) => typeof name === 'string' && SUBMITTED.test(name));
  };
  const isPerhapsSubmission = (data) => {
    const { action, type, event } = fieldsOf(data);
    return [data, action, type, event].some((name) => typeof name === 'string' && PERHAPS_SUBMITTED.test(name));
  };
  /** JotForm's message: setHeight:{pixels}:{form}. */
  const heightOf = (data) => {
    const [, pixels] = /^setHeight:(\d{1,5})(?::|$)/.exec(typeof data === 'string' ? data : '') ?? [];
    return pixels === undefined ? undefined : Math.min(Number(pixels), MAX_HEIGHT);
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (!frame || !isProvider(origin)) return;
    isReady();
    const height = heightOf(data);
    if (height !== undefined) frame.style.height = `${height}px`;
    if (isSubmission(data)) tellOnce('submitted');
    else if (isPerhapsSubmission(data)) tell('moved');
  });

  // A loader that does not come; its frames are asked for below.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && hasFailed(), true);

  /** Browsers say "loaded" of a frame that shows their own error page, too: whether its host answers is asked apart. */
  const check = async (src) => {
    try {
      await fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
      isReady();
    } catch {
      hasFailed();
    }
  };

  /**
   * The first page that a frame loads is the form. Google's says nothing when it is sent, but goes on to another page,
   * as it also does from one section of the form to the next: nobody outside can tell the two apart, so that it is only
   * told that it moved, and the visitor is asked.
   */
  const shown = new Set();
  const hasLoaded = (frame) => {
    if (!frame.src || !isProvider(new URL(frame.src, location.href).origin)) return;
    if (shown.has(frame)) tell('moved');
    else void check(frame.src);
    shown.add(frame);
  };
  document.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && hasLoaded(target), true);

  document.addEventListener('DOMContentLoaded', () => {
    new ResizeObserver(() =>
      tell('height', { height: Math.min(Math.ceil(document.body.getBoundingClientRect().height), MAX_HEIGHT) }),
    ).observe(document.body);
  });
})();
