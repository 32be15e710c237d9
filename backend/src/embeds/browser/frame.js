/**
 * Runs in the documents that show a provider's form. Tells the page around it when the form is there, how tall it is,
 * and that it was sent, may have been sent or cannot be shown. Accepts messages from the provider's own frames only.
 */
(() => {
  const { page, frames = '', prefill, failed: refused } = document.currentScript.dataset;

  /** Largest height of the frame, in pixels, so that a provider cannot make the page endless. */
  const MAX_HEIGHT = 5000;
  const SUBMITTED = /^(submission[-_:]completed|(form[-_:])?submitted|submit[-_:]success)$/i;
  /**
   * A message that contains one of these words may mean that the form was sent: not every provider documents its
   * messages.
   */
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
  // Pipedrive's loader reads the values of hidden fields here.
  if (prefill) window.pd_webform = JSON.parse(prefill);

  /** Whether an origin is one of the provider's. `*` stands for any host below a domain. */
  const isProvider = (origin) =>
    frames.split(' ').some((source) => {
      const [before, after] = source.split('*');
      return after === undefined ? origin === source : origin.startsWith(before) && origin.endsWith(after);
    });

  /** The fields of a message. Some providers send them as text. */
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

  // The loader's script failed to load. Frames are checked below.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && hasFailed(), true);

  /** Browsers report "loaded" also for a frame that shows their own error page, so the host is asked separately. */
  const check = async (src) => {
    try {
      await fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
      isReady();
    } catch {
      hasFailed();
    }
  };

  /**
   * The first page that a frame loads is the form. Google's form says nothing when it is sent; it goes to another page,
   * as it also does between two sections of the form. Nobody outside can tell the two apart, so the page is told that
   * the form moved, and asks the visitor.
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
