/**
 * Saves of staff as the back-office makes them: the forms, who sends them, and what they cost the server and PostgreSQL.
 */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { jpegOf } from '../src/platform/images/image-samples.js';
import type { Child } from './child.js';

/** Saves of each kind before the measurement, until the code is compiled and the plans are kept … */
const WARM_UP = 150;

/** … and those that are measured. */
const MEASURED = 300;

/** Clients that save at the same time. */
export const CLIENTS = [1, 8] as const;

/** What the forms of saves refer to. */
export interface Forms {
  chef: Record<string, unknown>;
  experience: Record<string, unknown>;
  /** Chefs that stand ready to be changed. */
  chefs: number[];
}

/** What a save cost, on average. */
export interface SaveCost {
  perSecond: number;
  /** Processor time of the server and of PostgreSQL, in milliseconds. */
  server: number;
  database: number;
}

interface Save {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

/** The save with this number: no two of them are alike. */
type SaveOf = (number: number, forms: Forms) => Save;

const chefOf = (number: number, { chefs }: Forms): number => chefs[number % chefs.length] ?? 0;

/** The kinds of saves. A kept chef gets another description, another price and another commune. */
export const SAVES: Record<'createChef' | 'updateChef' | 'createExperience' | 'createOpinion', SaveOf> = {
  /** With stored pictures. */
  createChef: (number, { chef }) => ({
    method: 'POST',
    path: '/api/v1/chefs/create',
    body: { ...chef, name: `Ana María ${number}`, creation_key: crypto.randomUUID() },
  }),
  updateChef: (number, forms) => ({
    method: 'PUT',
    path: `/api/v1/chefs/update/${chefOf(number, forms)}`,
    body: {
      ...forms.chef,
      name: `Conocida ${number % forms.chefs.length}`,
      description: `Cocina chilena de temporada, como la cuenta la versión ${number}.`,
      price_per_person: 20_000 + number,
      cities: ['Providencia', 'Ñuñoa', 'Las Condes', number % 2 ? 'Vitacura' : 'Santiago'],
    },
  }),
  createExperience: (number, forms) => ({
    method: 'POST',
    path: '/api/v1/proposals/create',
    body: { ...forms.experience, chef_id: chefOf(number, forms), dish_name: `Pastel de choclo ${number}` },
  }),
  createOpinion: (number, forms) => ({
    method: 'POST',
    path: '/api/v1/comments/create',
    body: {
      chef_id: chefOf(number, forms),
      client_name: `Luz ${number}`,
      description: 'Llegaron a la hora y todo estuvo muy rico.',
      score: 4.5,
    },
  }),
};

/** A member of staff at work, over as many connections as calls are under way. */
export class Staff {
  private agent = new Agent({ keepAlive: true });
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Uploads the pictures and creates the chefs that the saves refer to. */
  async prepare(chefs: number): Promise<Forms> {
    const picture = async (kind: string, width: number, height: number): Promise<{ id: number }> => {
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', new Blob([new Uint8Array(await jpegOf(width, height))]), `${kind}.jpg`);
      const headers = { authorization: `Bearer ${this.token}` };
      const answer = await fetch(`${this.url}/api/v1/files/upload`, { method: 'POST', headers, body: form });
      const { data } = (await answer.json()) as { data: { id: number } };
      return { id: data.id };
    };
    const chef = {
      name: 'Ana María Pérez',
      description: 'Cocina chilena de temporada.',
      information: 'Doce años en restaurantes de Santiago y Lima.',
      profile_image: await picture('profile', 400, 400),
      cover_image: await picture('cover', 1440, 400),
      gallery: [
        await picture('gallery', 400, 300),
        await picture('gallery', 320, 320),
        await picture('gallery', 300, 400),
      ],
      email: 'ana@cocina.example',
      phone_number: '+56912345678',
      instagram: 'https://instagram.com/anamaria',
      price_per_person: 45_000,
      modalities: [1, 2],
      food_types: ['Chilena', 'Italiana', 'Peruana'],
      cities: ['Providencia', 'Ñuñoa', 'Las Condes', 'Vitacura'],
    };
    const experience = {
      dish_name: 'Pastel de choclo',
      description: 'Un almuerzo de campo para compartir.',
      profile_image: await picture('proposal', 400, 400),
      starter: 'Ensalada chilena',
      main_course: 'Pastel de choclo en greda',
      dessert: 'Mote con huesillo',
      modalities: [1],
      food_types: ['Chilena'],
      cities: ['Providencia', 'Ñuñoa'],
    };
    const ids: number[] = [];
    for (let number = 0; number < chefs; number++) {
      const body = { ...chef, name: `Conocida ${number}` };
      const { data } = await this.send<{ data: { id: number } }>({
        method: 'POST',
        path: '/api/v1/chefs/create',
        body,
      });
      ids.push(data.id);
    }
    return { chef, experience, chefs: ids };
  }

  /** Saves so many times, so many at the same time. */
  async save(saveOf: SaveOf, forms: Forms, times: number, clients: number): Promise<void> {
    // A server closes connections that were idle for a while, perhaps at the moment at which they are used again.
    this.end();
    this.agent = new Agent({ keepAlive: true });
    const last = this.count + times;
    const client = async (): Promise<void> => {
      while (this.count < last) await this.send(saveOf(++this.count, forms));
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  end(): void {
    this.agent.destroy();
  }

  private async send<Answer>({ method, path, body }: Save): Promise<Answer> {
    const json = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    };
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = request(`${this.url}${path}`, { agent: this.agent, method, headers }, (response) => {
        const read = text(response).then((said) => {
          if ((response.statusCode ?? 0) < 300) resolve(said);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${said}`));
        });
        read.catch(reject);
      });
      asked.on('error', reject).end(json);
    });
    return JSON.parse(answer) as Answer;
  }
}

/** What saves cost a server. */
export async function costOf(
  save: (times: number) => Promise<void>,
  server: Child,
  databaseTime: () => Promise<number>,
): Promise<SaveCost> {
  await save(WARM_UP);
  const before = [await server.cpu(), await databaseTime()] as const;
  const begun = performance.now();
  await save(MEASURED);
  const seconds = (performance.now() - begun) / 1_000;
  return {
    perSecond: MEASURED / seconds,
    server: ((await server.cpu()) - before[0]) / MEASURED,
    database: ((await databaseTime()) - before[1]) / MEASURED,
  };
}
