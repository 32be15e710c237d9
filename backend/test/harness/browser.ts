import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/** The result of one request, or of following redirects. */
export interface Visit {
  url: URL;
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  type?: string;
  body?: string;
}

const MAX_REDIRECTS = 10;

/**
 * The part of a browser that a sign-in needs: cookies by host and path, redirects, forms. Addresses of the product's
 * public host lead to the port of the test application.
 */
export class Browser {
  private readonly cookies = new Map<string, Map<string, Cookie>>();

  constructor(
    private readonly publicUrl: string,
    private readonly listening: { address: string; port: number },
  ) {}

  /** Requests an address and follows redirects until a page, or until an address of the product that `stopAt` names. */
  async open(address: string, options: RequestOptions = {}, stopAt = '/login'): Promise<Visit> {
    let visit = await this.request(address, options);
    for (let hops = 0; visit.status >= 300 && visit.status < 400; hops++) {
      if (hops === MAX_REDIRECTS) throw new Error(`too many redirects at ${visit.url.href}`);
      const url = new URL(visit.headers.location ?? '', visit.url);
      if (url.origin === this.publicUrl && url.pathname === stopAt) return { ...visit, url };
      visit = await this.request(url.href);
    }
    return visit;
  }

  /** Posts a form, as a page's button does. */
  submit(address: string, fields: Record<string, string>): Promise<Visit> {
    return this.open(address, {
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Posts JSON, as a page's script does. */
  post(path: string, body: object): Promise<Visit> {
    return this.request(this.publicUrl + path, {
      method: 'POST',
      type: 'application/json',
      body: JSON.stringify(body),
    });
  }

  /** Makes one request, without following redirects. */
  async request(address: string, { method = 'GET', type, body }: RequestOptions = {}): Promise<Visit> {
    const url = new URL(address, this.publicUrl);
    const ours = url.origin === this.publicUrl;
    const outgoing = send({
      method,
      host: ours ? this.listening.address : url.hostname,
      port: ours ? this.listening.port : url.port,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: this.cookieHeader(url),
        ...(body ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {}),
      },
    });
    outgoing.end(body);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    this.keep(url, response.headers['set-cookie'] ?? []);
    return { url, status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  /** The cookies of a host whose names begin with the prefix, with their attributes. */
  cookiesOf(host: string, prefix = ''): { name: string; value: string; path: string; attributes: string }[] {
    return [...(this.cookies.get(host) ?? [])]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, cookie]) => ({ name, ...cookie }));
  }

  /** Adds a cookie as if the site had set it. */
  setCookie(host: string, name: string, cookie: { value: string; path: string }): void {
    this.cookiesAt(host).set(name, { attributes: '', ...cookie });
  }

  forgetCookies(): void {
    this.cookies.clear();
  }

  private cookieHeader(url: URL): string {
    return this.cookiesOf(url.hostname)
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
      const over = attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute));
      if (over) this.cookiesAt(url.hostname).delete(name);
      else
        this.cookiesAt(url.hostname).set(name, {
          value: pair.slice(name.length + 1),
          path,
          attributes: attributes.join('; '),
        });
    }
  }

  private cookiesAt(host: string): Map<string, Cookie> {
    const cookies = this.cookies.get(host) ?? new Map<string, Cookie>();
    this.cookies.set(host, cookies);
    return cookies;
  }
}
